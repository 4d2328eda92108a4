import type { ChoiceOption } from '../shared/choice-option'

/**
 * The values after some options are checked or unchecked: those of the options in their order, behind values that no
 * option has.
 */
export function withOptions(
  values: readonly string[],
  changed: readonly ChoiceOption[],
  isChecked: boolean,
  options: readonly ChoiceOption[],
): readonly string[] {
  const has = (list: readonly ChoiceOption[], value: string) => list.some((option) => option.value === value)
  const unknown = values.filter((value) => !has(options, value))
  const on = options
    .map(({ value }) => value)
    .filter((value) => (has(changed, value) ? isChecked : values.includes(value)))
  return [...unknown, ...new Set(on)]
}

/** Whether two lists have the same values, in any order. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value) => other.includes(value))
