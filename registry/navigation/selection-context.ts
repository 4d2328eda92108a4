import { createContext } from 'react'

/** Tells the links of a bar which href is selected, and lets them select another and close the menu. */
export const SelectionContext = createContext<{
  readonly current: string
  readonly select: (href: string) => void
  readonly close: () => void
}>({ current: '', select: () => {}, close: () => {} })
