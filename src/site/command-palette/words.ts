/** Words that say nothing about what is searched for. */
const ignored = new Set(
  (
    'a about after all am an and any are as at be been but by can could did do does for from had has have he her him his ' +
    'how i if im in into is it its just kind lets let like me my need of on one or our out own she so some something ' +
    'sort such than that the their them then there these they thing things this those to too us want was we were what ' +
    'when where which while who whom whose why will with would you your'
  ).split(' '),
)

/**
 * The words of a text, in lower case and without accents. Ignored words are kept only if there are no others.
 *
 * @param isCompound Whether two adjacent words, such as "drop down", are written as one elsewhere.
 */
export function wordsOf(text: string, isCompound = (_word: string) => false): readonly string[] {
  const plain = text.normalize('NFKD').replaceAll(/[\p{M}'’]/gu, '')
  // A prop's name is several words: backgroundColor.
  const parts =
    plain
      .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const all: string[] = []
  for (const part of parts) {
    const whole = `${all.at(-1) ?? ''}${part}`
    if (isCompound(whole)) all.splice(-1, 1, whole)
    else all.push(part)
  }
  const telling = all.filter((word) => !ignored.has(word))
  return telling.length > 0 ? telling : all
}

/** The stem of an English word, which need not be a word: "load" for loads, loader, loaded and loading. */
export function stemOf(word: string): string {
  if (word.length < 4) return word
  const singular = word.replace(/ies$/, 'y').replace(/(?<![isu])s$/, '')
  const verb = singular.replace(/(?<=.{3})(?:ing|ed|er)$/, '')
  const single = verb === singular ? verb : verb.replace(/([bdgmnprt])\1$/, '$1')
  return single.replace(/(?<=.{2})e$/, '')
}

/** Whether one insertion, deletion, substitution or swap of neighbors turns one word into the other. */
export function differsByOne(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let start = 0
  while (start < short.length && short[start] === long[start]) start += 1
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1)
  if (short.slice(start + 1) === long.slice(start + 1)) return true
  const isSwap = short[start] === long[start + 1] && short[start + 1] === long[start]
  return isSwap && short.slice(start + 2) === long.slice(start + 2)
}
