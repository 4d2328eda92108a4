import type { Pane } from '../../registry/pane'

/** What a declaration says of a pane of glass. */
export interface Reading {
  readonly parts?: Partial<Pane>
  /** What it says besides, and no part of a pane can say: why, as sentences. */
  readonly notes?: readonly string[]
}

/** Reads the value of a property. It has no custom properties any more. */
export type Reader = (value: string) => Reading

/** A declaration that says nothing of a pane, and why. */
export const note = (text: string): Reading => ({ notes: [text] })

/** A declaration, or a word of it, that no reader understands. */
export const unread = (value: string): Reading => note(`“${value}” cannot be read.`)
