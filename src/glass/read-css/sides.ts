import { note, unread, type Reader, type Reading } from './reading'
import { wordsOf, type Words } from './words'

/** The word of all sides or corners, which may be written up to four times; nothing where they differ. */
function sameEverywhere(words: Words = []): string | undefined {
  const [first, ...others] = words
  return others.every((word) => word === first) ? first : undefined
}

/**
 * A reader of values with a word for each side or corner.
 *
 * @param what Of which the glass has one: "radius".
 */
export const sides =
  (what: string, read: (word: string) => Reading | undefined): Reader =>
  (value) => {
    const word = sameEverywhere(wordsOf(value))
    return word === undefined ? note(`The glass has one ${what}.`) : (read(word) ?? unread(value))
  }
