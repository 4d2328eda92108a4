import { isValidElement } from 'react'
import { fill, group, ifBreak, indent, join, line, softline, type Doc } from './pretty-printer'

/** A string literal in single quotes, or in double quotes if they save escapes. */
export function stringLiteral(text: string): string {
  const escaped = JSON.stringify(text)
  if (count(text, "'") > count(text, '"')) return escaped
  return `'${escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

const count = (text: string, part: string) => text.split(part).length - 1

/** An array literal of printed values. Numbers share lines. */
export function arrayLiteral(values: readonly unknown[], docs: readonly Doc[], breaks: boolean): Doc {
  if (values.length === 0) return '[]'
  const last = values.length - 1
  const items = values.every((value) => typeof value === 'number')
    ? fill(values.map((value, index) => (index < last ? `${value},` : String(value))))
    : join([',', line], docs)
  return group(['[', indent([softline, items, ifBreak(',')]), softline, ']'], breaks)
}

/** An object literal of printed fields. */
export const objectLiteral = (fields: readonly Doc[]): Doc =>
  fields.length === 0
    ? '{}'
    : group(['{', indent([line, join([',', line], fields), ifBreak(',')]), line, '}'])

/** A field of an object literal. A long text gets its own line, unless the key is too short for that to help. */
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
