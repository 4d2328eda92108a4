/** More than three lines hold at any width, and little enough to lay out thirty times. */
const longest = 600

/** The beginning of a long text, cut between characters; a short one whole. */
export function excerpt(text: string): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  // A surrogate at the end is half of a character.
  return `${cut.replace(/\p{Surrogate}$/u, '').trimEnd()}…`
}
