import { isValidElement } from 'react'

/** Values of a type that a consumer's data can have, although no one would write them. */
export const odd = {
  number: [NaN, Infinity, -Infinity, -1, 0, 0.5, 1e9, 2 ** 53],
  string: ['', ' ', 'no locale', 'C', '\0', '%', 'constructor', '𠮷野家', 'x'.repeat(1000)],
  Date: [new Date(NaN), new Date(-8.64e15), new Date(8.64e15), new Date(0)],
} as const

export type OddType = keyof typeof odd

const typeOf = (value: unknown): OddType | undefined =>
  typeof value === 'number'
    ? 'number'
    : typeof value === 'string'
      ? 'string'
      : value instanceof Date
        ? 'Date'
        : undefined

/** A value with one part replaced, and where that part is. */
export type Changed = readonly [place: string, value: unknown]

/** A value with each number, text or date in it replaced by each odd one in turn. */
export function changes(value: unknown, place: string): readonly Changed[] {
  const type = typeOf(value)
  if (type) return odd[type].map((one) => [`${place} = ${String(one).slice(0, 20)}`, one])
  if (Array.isArray(value))
    return value
      .slice(0, 2)
      .flatMap((item, index) =>
        changes(item, `${place}[${index}]`).map(([at, changed]): Changed => [at, value.with(index, changed)]),
      )
  if (typeof value !== 'object' || value === null || isValidElement(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    changes(part, `${place}.${key}`).map(([at, changed]): Changed => [at, { ...value, [key]: changed }]),
  )
}
