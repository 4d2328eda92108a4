import { createContext } from 'react'

/** What a bar tells its links: which href is selected, and how to select another. */
export const SelectionContext = createContext<{
  readonly current: string
  readonly select: (href: string) => void
}>({ current: '', select: () => {} })
