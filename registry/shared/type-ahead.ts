import { useRef, type KeyboardEvent } from 'react'

/** The longest pause between the letters of a search, in ms. */
const pause = 500

/**
 * Returns a function that takes a key, and returns the letters typed so far, or an empty string if the key is no
 * letter. A space counts within a search, but does not begin one.
 */
export function useTypedLetters(): (event: KeyboardEvent) => string {
  const typed = useRef({ letters: '', at: 0 })
  return ({ key, timeStamp, ctrlKey, metaKey, altKey }) => {
    const { letters, at } = typed.current
    const before = timeStamp - at < pause ? letters : ''
    if (key.length !== 1 || ctrlKey || metaKey || altKey || (key === ' ' && before === '')) return ''
    typed.current = { letters: before + key, at: timeStamp }
    return before + key
  }
}

/** Ignores case and accents, in the same way in every locale. Created on first use, because that takes milliseconds. */
let collator: Intl.Collator | undefined

/**
 * The index of the text that begins with the typed letters, or -1. The search begins at the current text and wraps
 * around. Each time the same letter is repeated, the search moves on to the next text.
 *
 * @param current The index of the current text, or -1.
 */
export function findTyped(texts: readonly string[], letters: string, current: number): number {
  const isOneLetter = new Set(letters.toLowerCase()).size === 1
  const start = isOneLetter ? letters.slice(0, 1) : letters
  const from = Math.max(0, isOneLetter ? current + 1 : current)
  const order = texts.map((_text, step) => (from + step) % texts.length)
  collator ??= new Intl.Collator('en', { usage: 'search', sensitivity: 'base' })
  const { compare } = collator
  const startsSo = (index: number) => compare(texts[index]?.slice(0, start.length) ?? '', start) === 0
  return order.find(startsSo) ?? -1
}
