/** Maximum length in UTF-16 code units: more than three lines show, but few enough to lay out thirty stories. */
const maximum = 600

/** Shortens a long text, without splitting a character. */
export function excerpt(text: string): string {
  if (text.length <= maximum) return text
  const cut = text.slice(0, maximum)
  // A lone surrogate at the end is half a character.
  return `${cut.replace(/\p{Surrogate}$/u, '').trimEnd()}…`
}
