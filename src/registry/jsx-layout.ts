import { isValidElement } from 'react'
import { fill, group, ifBreak, indent, join, line, softline, type Doc } from './pretty-printer'

/**
 * An element of JSX.
 *
 * @param name The tag's name; empty for a fragment.
 * @param breaks Whether tags and children always get their own lines.
 */
export function jsxElement(
  name: string,
  attributes: readonly Doc[],
  children: readonly Doc[],
  breaks: boolean,
): Doc {
  if (children.length === 0) return name === '' ? '<></>' : openingTag(name, attributes, '/>')
  const inner = indent([softline, join(softline, children)])
  return group([openingTag(name, attributes, '>'), inner, softline, `</${name}>`], breaks)
}

function openingTag(name: string, attributes: readonly Doc[], end: '>' | '/>'): Doc {
  const [first, second] = attributes
  const space = end === '/>' ? ' ' : ''
  if (first === undefined) return `<${name}${space}${end}`
  // Its own line would not help a single text, which has no place to break.
  if (second === undefined && typeof first === 'string') return `<${name} ${first}${space}${end}`
  const lines = attributes.map((attribute) => [line, attribute])
  return group([`<${name}`, indent(lines), end === '/>' ? line : softline, end])
}

/** An expression within JSX, on its own line if it does not fit. */
export const inBraces = (expression: Doc): Doc => group(['{', indent([softline, expression]), softline, '}'])

/** JSX used as an expression, in parentheses if it takes several lines. */
export const inParentheses = (jsx: Doc): Doc =>
  group([ifBreak('('), indent([softline, jsx]), softline, ifBreak(')')])

/** A string literal in single quotes, or in double quotes if they save escapes. */
export function stringLiteral(text: string): string {
  const escaped = JSON.stringify(text)
  if (count(text, "'") > count(text, '"')) return escaped
  return `'${escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

const count = (text: string, part: string) => text.split(part).length - 1

/** An array literal. Numbers share lines. */
export function arrayLiteral(values: readonly unknown[], docs: readonly Doc[], breaks: boolean): Doc {
  if (values.length === 0) return '[]'
  const last = values.length - 1
  const items = values.every((value) => typeof value === 'number')
    ? fill(values.map((value, index) => (index < last ? `${value},` : String(value))))
    : join([',', line], docs)
  return group(['[', indent([softline, items, ifBreak(',')]), softline, ']'], breaks)
}

export const objectLiteral = (fields: readonly Doc[]): Doc =>
  fields.length === 0
    ? '{}'
    : group(['{', indent([line, join([',', line], fields), ifBreak(',')]), line, '}'])

/** A field of an object literal. A long text gets its own line if the key is long enough to gain space. */
export function field(key: string, value: unknown, doc: Doc): Doc {
  const name = /^[A-Za-z_$][\w$]*$/.test(key) ? key : stringLiteral(key)
  const breaks = typeof value === 'string' && name.length > 4
  return breaks ? group([`${name}:`, indent([line, doc])]) : [`${name}: `, doc]
}

/** Whether a value is written as an object literal. React elements are not: they are written as JSX. */
export const isPlainObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !isValidElement(value) &&
  Object.getPrototypeOf(value) === Object.prototype
