import { labelOf, type Control } from '../registry/controls'
import { fromParameters, presetParameter } from '../registry/customizer-state'
import {
  isShared,
  propsOf,
  referenceOf,
  type EntryModule,
  type PropRow,
  type SourceFile,
  isInstallable,
} from '../registry/entry-module'
import { leastReact } from '../registry/meta'
import { liveExampleOf, propsIn } from '../registry/live-example'
import {
  earlyText,
  outputTitle,
  type Configurable,
  type CustomizerSection,
  type PropsSection,
  type Section,
} from '../registry/sections'
import { customizerCode, exampleCode } from '../registry/snippet'
import { defaultStyling, type Styling } from '../registry/styling'
import { reportOf } from '../accessibility/addresses'
import { siteAddress } from '../ui/site-address'
import { defaultExample, demoName, exampleParameter, examplesOf } from './examples'
import type { Component } from './install-items'
import { code, costBlocks, fenced, languageOf, table, type Row } from './markdown-format'
import { nextItemAddress } from './other-items'
import { folderParameter, itemPath } from './registry-item'

interface MarkdownOptions {
  /** The parameters of the page's address, except for the options below. */
  readonly parameters?: URLSearchParams
  /** The styling of the source. @default 'css' */
  readonly styling?: Styling
  /** The folder of the files. @default defaultFolder */
  readonly folder?: string | undefined
  /** Whether it includes files that components share. @default true */
  readonly withShared?: boolean
}

/** A component's page as Markdown. */
export function componentMarkdown(
  { meta, entry }: Component,
  {
    parameters = new URLSearchParams(),
    styling = defaultStyling,
    folder,
    withShared = true,
  }: MarkdownOptions = {},
): string {
  const { sections, keyboard, announced, early } = entry.docs
  const blocks = [
    `# ${meta.title}`,
    meta.description,
    `The live page: ${siteAddress(meta.route)}`,
    ...sections.flatMap((section) => sectionBlocks(section, entry, parameters)),
    ...titled(
      'Keyboard',
      ['Keys', 'What happens'],
      keyboard.map(({ keys, does }) => [keys, does]),
    ),
    ...titled(
      'Screen readers',
      ['Part', 'Role', 'Name', 'State'],
      announced.map(({ part, role, name = '', states = '' }) => [part, role, name, states]),
    ),
    ...(early === undefined ? [] : [earlyText(early)]),
    ...(isInstallable(entry)
      ? [`What was tested, and what nobody has tried: ${reportOf(entry.folder)}`]
      : []),
    ...(isInstallable(entry)
      ? [
          ...installBlocks({ meta, entry }, parameters, styling, folder),
          ...costBlocks(entry.folder, referenceOf(entry).cost),
        ]
      : []),
    ...(isInstallable(entry) ? sourceBlocks(entry, styling, withShared) : []),
  ]
  return `${blocks.join('\n\n')}\n`
}

const titled = (title: string, columns: Row, rows: readonly Row[]) =>
  rows.length === 0 ? [] : [`## ${title}`, table(columns, rows)]

function sectionBlocks(section: Section, entry: EntryModule, parameters: URLSearchParams): string[] {
  switch (section.kind) {
    case 'props':
      return propsBlocks(section, entry)
    case 'examples': {
      const live = liveExampleOf(entry.docs)
      const props = live?.section === section ? propsIn(live, parameters) : {}
      return [
        `## ${section.title}`,
        ...(section.text === undefined ? [] : [section.text]),
        ...(section.controls === undefined
          ? []
          : parameterBlocks({ controls: section.controls, presets: {}, initial: '' })),
        ...section.examples.flatMap((example, index) => [
          ...(example.title === undefined ? [] : [`### ${example.title}`]),
          fenced(exampleCode(example, entry, index === 0 ? props : {}), 'tsx'),
        ]),
      ]
    }
    case 'customizer':
      return customizerBlocks(section, entry, parameters)
  }
}

function propsBlocks(section: PropsSection, entry: EntryModule): string[] {
  const { rows } = propsOf(section, entry)
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

/** The values of a customizer, and its code for those in an address. */
function customizerBlocks(
  section: CustomizerSection,
  entry: EntryModule,
  parameters: URLSearchParams,
): string[] {
  const { values } = fromParameters(section, parameters)
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
    ...parameterBlocks(section),
    ...output,
  ]
}

/** The parameters of a page's address. */
function parameterBlocks({ controls, presets, initial }: Configurable): string[] {
  const names = Object.keys(presets)
  return [
    'Each value can be a parameter of the page’s address.',
    table(
      ['Parameter', 'What it sets', 'Values', 'Default'],
      [
        ...(names.length === 0
          ? []
          : [[code(presetParameter), 'All values of a preset', names.map(code).join(', '), code(initial)]]),
        ...Object.entries(controls).map(([name, control]) => [
          code(name),
          labelOf(name, control),
          valuesOf(control),
          code(String(control.default)),
        ]),
      ],
    ),
  ]
}

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

/** On a host without our server, the command names the item of the defaults, because the host has only files. */
function installBlocks(
  { entry }: Component,
  parameters: URLSearchParams,
  styling: Styling,
  folder?: string,
): string[] {
  const examples = examplesOf(entry)
  const usual = defaultExample(examples)
  const example = examples.find(({ id }) => id === parameters.get(exampleParameter)) ?? usual
  if (example === undefined) return []
  const name = demoName(entry.folder, example, example === usual)
  const addressIn = (one: Styling) => {
    const address = new URL(siteAddress(itemPath(name, one)))
    address.search = String(parameters)
    address.searchParams.delete(exampleParameter)
    if (folder !== undefined) address.searchParams.set(folderParameter, folder)
    return address.href
  }
  return [
    '## Add to your project',
    `Needs React ${leastReact} or later. This command installs the component, the packages that it imports, and the example:`,
    fenced(`npx shadcn@latest add "${addressIn(styling)}"`, 'sh'),
    ...(styling === 'css'
      ? [`The component is styled by CSS modules. This installs it with Emotion: ${addressIn('emotion')}`]
      : nextBlocks()),
  ]
}

const nextBlocks = () => [
  `In Next.js, run this once; Emotion needs it there. Then wrap the children of the root layout in \`StyleRegistry\`:`,
  fenced(`npx shadcn@latest add "${nextItemAddress()}"`, 'sh'),
]

function sourceBlocks(entry: EntryModule, styling: Styling, withShared: boolean): string[] {
  const { files, packages } = referenceOf(entry).source[styling]
  return [
    '## Source',
    ...(packages.length === 0
      ? []
      : [
          'Copying by hand? Install the packages, and save the files in one folder.',
          fenced(`npm install ${packages.join(' ')}`, 'sh'),
        ]),
    ...files.filter((file) => withShared || !isShared(file)).map(fileBlock),
  ]
}

/** A file below its path. */
export const fileBlock = ({ path, code: text }: SourceFile): string =>
  `### ${path}\n\n${fenced(text, languageOf(path))}`
