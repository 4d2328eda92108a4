import type { ReactNode } from 'react'

/** A text of documentation: what is in backticks becomes code. */
export const withCode = (text: string): ReactNode =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))
