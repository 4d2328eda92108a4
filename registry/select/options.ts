/** One option of a select. */
export interface SelectOption {
  /** The value, which a form sends. Each must be unique. */
  value: string
  /** The text that the visitor reads. */
  label: string
  /** Whether the option is shown but cannot be picked. */
  disabled?: boolean | undefined
}

/** Options under one heading. */
export interface SelectGroup {
  /** The heading. */
  label: string
  /** The options under it: texts, or objects with a value and a label. */
  options: readonly (string | SelectOption)[]
}

/** An option that is given as a string is its own label. */
export const toOption = (option: string | SelectOption): SelectOption =>
  typeof option === 'string' ? { value: option, label: option } : option

/** Whether an entry of a list is a heading with options. */
export const isGroup = (entry: string | SelectOption | SelectGroup): entry is SelectGroup =>
  typeof entry === 'object' && 'options' in entry
