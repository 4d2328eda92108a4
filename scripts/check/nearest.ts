/** How many letters must be added, removed or replaced to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [index, letter] of one.split('').entries()) {
    const next = [index + 1]
    for (const [place, known] of other.split('').entries()) {
      const replaced = (row[place] ?? 0) + (letter === known ? 0 : 1)
      next.push(Math.min(replaced, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

/** The word that was probably meant: one that begins so, or one that differs in at most a third of its letters. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(word.length / 3))
  const ranked = words
    .map((known) => ({
      known,
      far: known.startsWith(`${word}-`) ? 1 : distance(word.toLowerCase(), known.toLowerCase()),
    }))
    .filter(({ far }) => far <= most)
    .sort((a, b) => a.far - b.far)
  return ranked[0]?.known
}

/** "Did you mean 'x'? ", with a space to put before another sentence; nothing where no word is near. */
export function didYouMean(word: string, words: readonly string[]): string {
  const found = nearest(word, words)
  return found === undefined ? '' : `Did you mean '${found}'? `
}
