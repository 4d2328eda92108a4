import type { ReactNode } from 'react'

/** One option of a dropdown. */
export interface DropdownOption {
  /** The value, which handlers are called with and a form sends. Each must be unique. */
  value: string
  /** The text that the visitor reads. */
  label: string
  /** A sentence below the label. */
  description?: string | undefined
  /** An icon before the label. */
  icon?: ReactNode | undefined
  /** Whether the option is shown but cannot be picked. */
  disabled?: boolean | undefined
}

/** Options under one heading, with a line above. */
export interface DropdownGroup {
  /** The heading. */
  label?: string | undefined
  /** The options under it. */
  options: readonly (string | DropdownOption)[]
}

/** An option that is given as a string is its own label. */
export const toOption = (option: string | DropdownOption): DropdownOption =>
  typeof option === 'string' ? { value: option, label: option } : option

/** Whether an entry of a list is a group. */
export const isGroup = (entry: string | DropdownOption | DropdownGroup): entry is DropdownGroup =>
  typeof entry === 'object' && 'options' in entry
