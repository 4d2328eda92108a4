import type { ReactNode } from 'react'

/** One option of a group. */
export interface CheckOption {
  /** The value, which handlers are called with and a form sends. Each must be unique. */
  value: string
  /** The text that the visitor reads. */
  label: ReactNode
  /** A sentence below the label. */
  description?: ReactNode | undefined
  /** Whether the option stays as it is. */
  disabled?: boolean | undefined
}

/** An option that is given as a string is its own label. */
export const toOption = (option: string | CheckOption): CheckOption =>
  typeof option === 'string' ? { value: option, label: option } : option

/**
 * The values after some options are checked or unchecked: those of the options in their order, behind values that no
 * option has.
 */
export function withOptions(
  values: readonly string[],
  changed: readonly CheckOption[],
  isChecked: boolean,
  options: readonly CheckOption[],
): readonly string[] {
  const has = (list: readonly CheckOption[], value: string) => list.some((option) => option.value === value)
  const unknown = values.filter((value) => !has(options, value))
  const on = options
    .map(({ value }) => value)
    .filter((value) => (has(changed, value) ? isChecked : values.includes(value)))
  return [...unknown, ...new Set(on)]
}

/** Whether two lists have the same values, in any order. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value))
