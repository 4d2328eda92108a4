import type { ReactElement } from 'react'
import type { Value } from './controls'
import type { NameSource, EntryModule } from './entry-module'
import type { CustomizerSection, Demo, Example } from './sections'
import { printAttributes, printJsx, writeBack } from './jsx-printer'

type Names = Pick<EntryModule, 'scope' | 'names'>

/**
 * The module that shows an element: its imports, the declarations it uses, and a component that returns it. Pasted
 * beside the component's source it compiles and renders the same markup.
 *
 * @throws {Error} When the element uses something that `entry.tsx` gives no name.
 */
export function elementModule(element: ReactElement, { scope, names }: Names): string {
  const printed = printJsx(element, scope)
  const sources = withUses(printed.names, names)
  const body =
    printed.code.includes('\n') || printed.code.length > 70
      ? `(\n    ${indent(printed.code, 4)}\n  )`
      : printed.code
  return [
    ...importLines(sources),
    '',
    ...sources.flatMap((source) => (source.kind === 'declaration' ? [source.code, ''] : [])),
    'export default function Example() {',
    `  return ${body}`,
    '}',
    '',
  ]
    .join('\n')
    .trimStart()
}

/** A demo's text with the attributes of the given values in the place of `{...values}`. */
export function demoModule(demo: Demo, values: Readonly<Record<string, Value>>): string {
  const attributes = printAttributes(values)
  return demo.code.replace(/^( *)(.*)\{\.\.\.values\}/m, (_line, space: string, before: string) =>
    before.trim() === ''
      ? attributes.map((attribute) => space + attribute).join('\n')
      : `${space}${before}${attributes.join(' ')}`,
  )
}

/** The code of an example. */
export function exampleCode(example: Example, names: Names): string {
  switch (example.kind) {
    case 'element':
      return elementModule(example.element, names)
    case 'demo':
      return example.demo.code
    case 'code':
      return example.code
  }
}

/** The code of a customizer's preview for the given values; its tabs of code, where it has some, are not asked. */
export function customizerCode(
  section: CustomizerSection,
  values: Record<string, Value>,
  names: Names,
): string {
  const { preview } = section
  if (typeof preview !== 'function') return demoModule(preview, values)
  return elementModule(
    preview(values, () => writeBack(() => {})),
    names,
  )
}

/** The sources of the used names and of all that their declarations use, in the order of `entry.tsx`. */
function withUses(used: ReadonlySet<string>, names: Names['names']): NameSource[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    const source = names[name]
    if (source === undefined || found.has(name)) return
    found.add(name)
    if (source.kind === 'declaration') source.uses.forEach(visit)
  }
  used.forEach(visit)
  return Object.entries(names).flatMap(([name, source]) => (found.has(name) ? [source] : []))
}

/** One import line a module, its default or namespace name before its braces. */
function importLines(sources: readonly NameSource[]): string[] {
  const modules = new Map<string, string[]>()
  for (const source of sources) {
    if (source.kind !== 'import') continue
    modules.set(source.from, [...(modules.get(source.from) ?? []), source.specifier])
  }
  return [...modules].map(([from, specifiers]) => {
    const named = specifiers
      .filter((specifier) => specifier.startsWith('{'))
      .map((specifier) => specifier.slice(2, -2))
    const whole = specifiers.filter((specifier) => !specifier.startsWith('{'))
    const clause = [...whole, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])].join(', ')
    return `import ${clause} from '${from}'`
  })
}

const indent = (code: string, by: number) => code.replaceAll('\n', `\n${' '.repeat(by)}`)
