import type { ReactNode } from 'react'

/** One option of a group. */
export interface ChoiceOption {
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
export const toOption = (option: string | ChoiceOption): ChoiceOption =>
  typeof option === 'string' ? { value: option, label: option } : option
