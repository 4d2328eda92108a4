/** The lines of a guide that name an export, its module and its props. */
export const linesOf = (text: string): { name: string; from: string; props: string }[] =>
  [...text.matchAll(/^`(\w+)` from `([\w/-]+)`(?:: `(.*)`)?$/gm)].map(
    ([, name = '', from = '', props = '']) => ({ name, from, props }),
  )

/** The props in a list such as `a: string; b?: { c: number } = 1`: those that are in no braces. */
export function propsIn(props: string): { name: string; isRequired: boolean }[] {
  const found: { name: string; isRequired: boolean }[] = []
  let [depth, start] = [0, 0]
  const add = (end: number) => {
    const [, name, optional] = /^\s*'?([\w-]+)'?(\??):/.exec(props.slice(start, end)) ?? []
    if (name !== undefined) found.push({ name, isRequired: optional === '' })
    start = end + 1
  }
  for (const [at, sign] of props.split('').entries()) {
    if ('({['.includes(sign)) depth += 1
    if (')}]'.includes(sign)) depth -= 1
    if (sign === ';' && depth === 0) add(at)
  }
  add(props.length)
  return found
}

/** The names of the props in a list. */
export const namesIn = (props: string): string[] => propsIn(props).map(({ name }) => name)

/** The hooks that a guide's sentences name. */
const hooksOf = (text: string) =>
  [...text.matchAll(/`(use\w+)` from `([\w/-]+)`/g)].map(([, name = '', from = '']) => ({ name, from }))

/** A file that compiles if all that a guide names is there. */
export function namesFile(text: string): string {
  const lines = linesOf(text)
  const imports = [...lines, ...hooksOf(text)].map(
    ({ name, from }) => `export { ${name} } from './${from}'\nimport { ${name} } from './${from}'`,
  )
  const uses = lines.map(
    ({ name, props }) =>
      `export const of${name}: readonly Names<ComponentProps<typeof ${name}>>[] = ${JSON.stringify(namesIn(props))}`,
  )
  return [
    "import type { ComponentProps } from 'react'",
    ...imports,
    'type Names<Props> = Props extends unknown ? keyof Props : never',
    ...uses,
  ].join('\n')
}

/** The sentences of a guide, and what is beside them before its components. */
const sentencesOf = (text: string) => text.split('\n## Components\n')[0] ?? ''

/** The code inside the sentences of a guide: elements and calls. */
export const snippetsOf = (text: string): string[] =>
  [...sentencesOf(text).matchAll(/(?<!`)`([^`\n]*(?:<[A-Z]|\()[^`\n]*)`(?!`)/g)].map(([, code = '']) => code)

/** A file that compiles if the code inside a guide's sentences does. What is an app's own there is declared. */
export function snippetsFile(text: string): string {
  const snippets = snippetsOf(text)
  const elements = new Set(
    snippets.flatMap((code) => [...code.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)),
  )
  const imported = [...linesOf(text).filter(({ name }) => elements.has(name)), ...hooksOf(text)]
  return [
    "import type { ReactNode, SyntheticEvent } from 'react'",
    ...imported.map(({ name, from }) => `import { ${name} } from './${from}'`),
    'declare function Link(props: { to: string; children?: ReactNode }): ReactNode',
    'export function Sentences(event: SyntheticEvent, title: string, message: string) {',
    '  const toaster = useToaster()',
    `  return [${snippets.join(',\n')}]`,
    '}',
  ].join('\n')
}

/** An export as `/r/api.json` has it. */
export interface Exported {
  readonly name: string
  readonly from: string
  readonly props: readonly { readonly name: string }[]
  readonly slots: readonly string[]
}

/** A file that compiles if the slots of each export are those of its props that take an element, and no others. */
export const slotsFile = (exports: readonly Exported[]): string =>
  [
    "import type { ComponentProps, ReactElement } from 'react'",
    'type Made<Value> = Value extends (...given: never) => infer Result ? Result : never',
    'type Takes<Value> = ReactElement<never> extends Value | Made<Value> ? true : false',
    'type Slots<Props, Listed> = Props extends unknown',
    '  ? { [Name in keyof Props & Listed]-?: Takes<Props[Name]> extends true ? Name : never }[keyof Props & Listed]',
    '  : never',
    ...exports.flatMap(({ name, from, props, slots }) => [
      `import { ${name} } from './${from}'`,
      `export const of${name}: Record<Slots<ComponentProps<typeof ${name}>, ${props.map((prop) => JSON.stringify(prop.name)).join(' | ') || 'never'}>, true> = {`,
      ...slots.filter((slot) => !slot.includes('.')).map((slot) => `  ${JSON.stringify(slot)}: true,`),
      '}',
    ]),
  ].join('\n')
