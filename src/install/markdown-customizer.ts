import { labelOf, type Control } from '../registry/controls'
import { fromParameters, presetParameter } from '../registry/customizer-state'
import type { EntryModule } from '../registry/entry-module'
import { outputTitle } from '../registry/headings'
import type { CustomizerSection } from '../registry/sections'
import { customizerCode } from '../registry/snippet'
import { code, fenced, table } from './markdown-format'

/** A customizer as Markdown: what its values are, and the code for those in an address. */
export function customizerBlocks(
  section: CustomizerSection,
  entry: EntryModule,
  parameters: URLSearchParams,
): string[] {
  const { values } = fromParameters(section, parameters)
  const presets = Object.keys(section.presets)
  const output = section.code
    ? Object.entries(section.code).flatMap(([name, { language, print }]) => [
        `### ${name}`,
        fenced(print(values), language),
      ])
    : [
        ...(section.output === undefined ? [] : [`### ${outputTitle(section)}`]),
        fenced(customizerCode(section, values, entry), 'tsx'),
      ]
  return [
    `## ${section.title}`,
    ...(section.text === undefined ? [] : [section.text]),
    'Each value can be a parameter of the page’s address.',
    table(
      ['Parameter', 'What it sets', 'Values', 'Default'],
      [
        ...(presets.length === 0
          ? []
          : [
              [
                code(presetParameter),
                'All values of a preset',
                presets.map(code).join(', '),
                code(section.initial),
              ],
            ]),
        ...Object.entries(section.controls).map(([name, control]) => [
          code(name),
          labelOf(name, control),
          valuesOf(control),
          code(String(control.default)),
        ]),
      ],
    ),
    ...output,
  ]
}

/** The values that a control accepts, in words. */
function valuesOf(control: Control): string {
  switch (control.type) {
    case 'color':
      return 'a color'
    case 'text':
      return 'a text'
    case 'boolean':
      return '`true` or `false`'
    case 'select':
      return control.options.map(code).join(', ')
    case 'number':
    case 'range':
      return numbersOf(control)
  }
}

function numbersOf({ min, max, step, unit = '' }: Extract<Control, { type: 'number' | 'range' }>): string {
  const bounds = [
    ...(min === undefined ? [] : [`from ${min}`]),
    ...(max === undefined ? [] : [`to ${max}`]),
    ...(step === undefined ? [] : [`in steps of ${step}`]),
  ].join(' ')
  return ['a number', bounds, unit].filter((part) => part !== '').join(' ')
}
