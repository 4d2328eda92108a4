import type { Control } from '../registry/controls'
import { labelOf } from '../registry/controls'
import { fromParameters, presetParameter } from '../registry/customizer-state'
import { referenceOf, type EntryModule, type PropRow } from '../registry/entry-module'
import { outputTitle } from '../registry/headings'
import { leastReact } from '../registry/requirements'
import type { CustomizerSection, PropsSection, Section } from '../registry/sections'
import { customizerCode, exampleCode } from '../registry/snippet'
import { siteUrl } from '../ui/site-url'
import { isInstallable, nextItemAddress, type Component } from './component-items'
import { code, fenced, languageOf, table, type Row } from './markdown-format'

/**
 * A component's page as Markdown, with the values in an address.
 *
 * @param folder Where the command puts the files, if not in the default folder.
 */
export function componentMarkdown(
  { meta, entry }: Component,
  parameters = new URLSearchParams(),
  folder?: string,
): string {
  const { sections, keyboard, announced } = entry.docs
  const blocks = [
    `# ${meta.title}`,
    meta.description,
    `The live page: ${siteUrl}${meta.route}`,
    ...sections.flatMap((section) => sectionBlocks(section, entry, parameters)),
    ...titled(
      'Keyboard',
      ['Keys', 'What happens'],
      keyboard.map(({ keys, does }) => [keys, does]),
    ),
    ...titled(
      'What is announced',
      ['Part', 'Role', 'Name', 'State'],
      announced.map(({ part, role, name = '', states = '' }) => [part, role, name, states]),
    ),
    ...(isInstallable(entry) ? installBlocks({ meta, entry }, parameters, folder) : []),
  ]
  return `${blocks.join('\n\n')}\n`
}

const titled = (title: string, columns: Row, rows: readonly Row[]) =>
  rows.length === 0 ? [] : [`## ${title}`, table(columns, rows)]

function sectionBlocks(section: Section, entry: EntryModule, parameters: URLSearchParams): string[] {
  switch (section.kind) {
    case 'props':
      return propsBlocks(section, entry)
    case 'examples':
      return [
        `## ${section.title}`,
        ...(section.text === undefined ? [] : [section.text]),
        ...section.examples.flatMap((example) => [
          ...(example.title === undefined ? [] : [`### ${example.title}`]),
          fenced(exampleCode(example, entry), 'tsx'),
        ]),
      ]
    case 'customizer':
      return customizerBlocks(section, entry, parameters)
  }
}

function customizerBlocks(
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

function propsBlocks(section: PropsSection, entry: EntryModule): string[] {
  const name = Object.keys(entry.scope).find((known) => entry.scope[known] === section.component) ?? ''
  const { props } = referenceOf(entry)
  const rows = section.props.flatMap((prop) => props[name]?.[prop] ?? [])
  return [
    `## ${section.title}`,
    table(
      ['Prop', 'Type', 'Default', 'Description'],
      rows.flatMap((prop) => propRows(prop, '')),
    ),
  ]
}

const propRows = (prop: PropRow, above: string): Row[] => [
  [
    `${code(above + prop.name)}${prop.required ? ' (required)' : ''}`,
    code(prop.type),
    code(prop.default ?? ''),
    prop.description,
  ],
  ...(prop.members ?? []).flatMap((member) => propRows(member, `${above}${prop.name}.`)),
]

/** How to take the component home: by a command, and file by file. */
function installBlocks({ meta, entry }: Component, parameters: URLSearchParams, folder?: string): string[] {
  const { source, packages } = referenceOf(entry)
  const address = new URL(meta.route, siteUrl)
  for (const [name, value] of parameters) address.searchParams.set(name, value)
  if (folder !== undefined) address.searchParams.set('dir', folder)
  return [
    '## Add to your project',
    `Needs React ${leastReact} or later. This command installs the component, the packages that it imports, and the example:`,
    fenced(`npx shadcn@latest add "${address.href}"`, 'sh'),
    `In Next.js, run this once; Emotion needs it there. Then wrap the children of the root layout in \`StyleRegistry\`:`,
    fenced(`npx shadcn@latest add "${nextItemAddress}"`, 'sh'),
    '## Source',
    ...(packages.length === 0
      ? []
      : [
          'By hand: install the packages, and save the files in one folder.',
          fenced(`npm install ${packages.join(' ')}`, 'sh'),
        ]),
    ...source.flatMap(({ path, code: text }) => [`### ${path}`, fenced(text, languageOf(path))]),
  ]
}
