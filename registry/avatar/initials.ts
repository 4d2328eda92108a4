/** The characters of a text as people count them: a letter with its accents is one. */
const charactersOf = (text: string): readonly string[] =>
  Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  )

/** The first letters of the first and the last word of a name. Empty for a name without letters and digits. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word))
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends
    .map((word = '') => charactersOf(word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, ''))[0] ?? '')
    .join('')
    .toUpperCase()
}

/** A hue for a name, in degrees: the same name always has the same one. */
export const hueOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0)
