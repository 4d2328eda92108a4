import { cloneElement, type ReactElement } from 'react'
import type { Value } from './controls'
import type { NameSource, EntryModule } from './entry-module'
import type { CustomizerSection, Demo, Example, Props } from './sections'
import { inParentheses } from './jsx-layout'
import { printAttributes, printJsx, writeBack } from './jsx-printer'
import { group, hardline, ifBreak, indent, join, line, printDoc, type Doc } from './pretty-printer'

type Names = Pick<EntryModule, 'scope' | 'names'>

/**
 * The most columns of a printed line: as many as a code block beside a stage shows in a window of 1280 px. Demos are
 * formatted to the same width (`.prettierrc.json`).
 */
export const printWidth = 64

/**
 * The module that shows an element: its imports, the declarations it uses, and a component that returns it. Beside the
 * component's source, it compiles and renders the same markup.
 *
 * @throws {Error} When the element uses something that `entry.tsx` gives no name.
 */
export function elementModule(element: ReactElement, { scope, names }: Names): string {
  const { doc, names: used, needsClient } = printJsx(element, scope)
  const sources = withUses(used, names)
  const component = [
    'export default function Example() {',
    indent([hardline, 'return ', inParentheses(doc)]),
    hardline,
    '}',
  ]
  const parts = [
    // Without it, frameworks with server components refuse functions.
    needsClient ? "'use client'" : '',
    importStatements(sources)
      .map((statement) => printDoc(statement, printWidth))
      .join('\n'),
    // Names of one pattern share a declaration.
    ...new Set(sources.flatMap((source) => (source.kind === 'declaration' ? [source.code] : []))),
    printDoc(component, printWidth),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/**
 * A demo's text with `{...values}` replaced by the attributes of values: one per line, or all in their tag if that fits on
 * one line. The tag's own attributes of these names, which the values override, are left out.
 */
export const demoModule = (demo: Demo, values: Props): string =>
  refit(withAttributes(demo.code.replace(shortReturn, longReturn), values))

function withAttributes(code: string, values: Props): string {
  const attributes = printAttributes(values)
  if (attributes.length === 0) return code.replace(/\n? *\{\.\.\.values\}/, '')
  const lines = (indentation: number) =>
    printDoc(join(hardline, attributes), printWidth - indentation).replaceAll(/^/gm, ' '.repeat(indentation))
  return withoutOverridden(code, values).replace(
    /^( *)(.*)\{\.\.\.values\}(.*)$/m,
    (_line, space: string, before: string, after: string) => {
      if (before === '') return lines(space.length) + after
      const oneLine = `${space}${before}${printDoc(join(' ', attributes), Infinity)}${after}`
      if (oneLine.length <= printWidth) return oneLine
      return `${space}${before.trimEnd()}\n${lines(space.length + 2)}\n${space}${after.trimStart()}`
    },
  )
}

/** A demo that returns one element with attributes on one line. */
const shortReturn = /^ {2}return (?:\(\n {4})?<(\w+) (.+) \{\.\.\.values\} \/>(?:\n {2}\))?$/m

/** The same on more lines. */
const longReturn = (_line: string, name: string, attributes: string) =>
  `  return (\n    <${name}\n${attributes.replaceAll(/(^| )(?=[\w-]+=)/g, '\n      ').slice(1)}\n      {...values}\n    />\n  )`

/** The returned element on one line, if it fits, as Prettier has it. */
function refit(code: string): string {
  const long = /^ {2}return \(\n {4}<(\w+)\n((?: {6}[\w-]+.*\n)+) {4}\/>\n {2}\)/m
  return code.replace(long, (whole: string, name: string, attributes: string) => {
    const one = `<${name} ${attributes.trim().split(/\n */).join(' ')} />`
    if (`  return ${one}`.length <= printWidth) return `  return ${one}`
    return `    ${one}`.length <= printWidth ? `  return (\n    ${one}\n  )` : whole
  })
}

/** A demo's text without some attributes in the tag that has `{...values}`. Each must be alone on its line. */
function withoutOverridden(code: string, values: Props): string {
  const end = code.indexOf('{...values}')
  const start = Math.max(0, code.slice(0, end).search(/<\w+\s[^<]*$/))
  const tag = code
    .slice(start, end)
    .replaceAll(/\n *([\w-]+)=.*$/gm, (line, name: string) => (Object.hasOwn(values, name) ? '' : line))
  return code.slice(0, start) + tag + code.slice(end)
}

/**
 * The code of an example.
 *
 * @param props Props that it gets besides its own.
 */
export function exampleCode(example: Example, names: Names, props: Props = {}): string {
  switch (example.kind) {
    case 'element':
      return elementModule(cloneElement(example.element, props), names)
    case 'demo':
      return demoModule(example.demo, props)
    case 'code':
      return example.code
  }
}

/** The code of a customizer's preview, without code tabs. */
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

/** The sources of the used names, and of the names that their declarations use, in the order of `entry.tsx`. */
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

/** One import statement per module, its default or namespace name before its braces. */
function importStatements(sources: readonly NameSource[]): Doc[] {
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
    return ['import ', join(', ', [...whole, ...inBraces(named, whole.length > 0)]), ` from '${from}'`]
  })
}

/** Imported names in braces. Prettier never breaks the braces around a single name. */
function inBraces(names: readonly string[], canBreak: boolean): Doc[] {
  if (names.length === 0) return []
  if (names.length === 1 && !canBreak) return [`{ ${names.join('')} }`]
  return [group(['{', indent([line, join([',', line], names), ifBreak(',')]), line, '}'])]
}
