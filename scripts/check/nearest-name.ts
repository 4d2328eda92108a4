/** How many letters differ between two words: added, left out or replaced. */
function distance(one: string, other: string): number {
  let before = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of one.split('').entries()) {
    const next = [row + 1]
    for (const [column, same] of other.split('').entries())
      next.push(
        Math.min(
          (before[column] ?? 0) + (letter === same ? 0 : 1),
          (before[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
        ),
      )
    before = next
  }
  return before.at(-1) ?? 0
}

/** The name that was most likely meant; `undefined` where none is close, or begins as the word does. */
export function nearestName(word: string, names: readonly string[]): string | undefined {
  const [best] = names
    .map((name) => ({ name, apart: name.startsWith(word) ? 1 : distance(word, name) }))
    .sort((a, b) => a.apart - b.apart)
  return best !== undefined && best.apart <= 2 + word.length / 4 ? best.name : undefined
}
