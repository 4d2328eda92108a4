/** One option of a dropdown. */
export interface DropdownOption {
  /** The value, which handlers are called with and a form sends. Each must be unique. */
  value: string
  /** The text that the visitor reads. */
  label: string
  /** Whether the option is shown but cannot be picked. */
  disabled?: boolean | undefined
}

/** An option that is given as a string is its own label. */
export const toOption = (option: string | DropdownOption): DropdownOption =>
  typeof option === 'string' ? { value: option, label: option } : option
