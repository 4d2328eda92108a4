import { differsByOne, stemOf, wordsOf } from './words'

/** An item of a search. */
export interface Searchable {
  readonly title: string
  /** More texts to find it by, each with the weight of its words. The title's words have the weight 10. */
  readonly texts: readonly { readonly text: string; readonly weight: number }[]
  /** The title of the component that it belongs to. Its words have the weight 8. */
  readonly owner?: string
  /** The keywords of that component. */
  readonly about?: string
  /**
   * The weight of the item, from 0 to 1. It is 1 if the search has its owner's full title and other words than the owner's keywords.
   */
  readonly rank: number
}

interface Word {
  readonly word: string
  readonly stem: string
  /** The indices of the items with the word, and its weight there. */
  readonly items: Map<number, number>
}

/** The words of all items. */
function vocabularyOf(items: readonly Searchable[]): readonly Word[] {
  const known = new Map<string, Word>()
  const add = (word: string, item: number, weight: number) => {
    const entry = known.get(word) ?? { word, stem: stemOf(word), items: new Map<number, number>() }
    const before = entry.items.get(item) ?? 0
    // A word in several texts of an item counts a little more.
    entry.items.set(item, Math.max(before, weight) + Math.min(before, weight) / 20)
    known.set(word, entry)
  }
  for (const [item, { title, owner, texts }] of items.entries()) {
    const words = wordsOf(title)
    // A word counts more in a short title, and at its beginning.
    for (const [index, word] of words.entries())
      add(word, item, 10 + 5 / words.length + (index === 0 ? 1 : 0))
    if (owner !== undefined) for (const word of wordsOf(owner)) add(word, item, 8)
    for (const { text, weight } of texts) for (const word of wordsOf(text)) add(word, item, weight)
  }
  return [...known.values()]
}

/** Scores a match of the word, a form of it, or its beginning, from 0 to 1. */
function fit(typed: string, stem: string, known: Word): number {
  if (known.word === typed) return 1
  if (known.stem === stem) return 0.9
  return known.word.startsWith(typed) ? 0.5 + (0.4 * typed.length) / known.word.length : 0
}

/** Scores a fuzzy match; used only when nothing matches better. */
function fitLoosely(typed: string, known: Word): number {
  if (typed.length < 4) return 0
  if (known.word.length >= 4 && differsByOne(typed, known.word)) return 0.5
  return known.word.includes(typed) ? 0.4 : 0
}

/** The items that a word finds, with their scores. */
function find(typed: string, vocabulary: readonly Word[]): ReadonlyMap<number, number> {
  const stem = stemOf(typed)
  for (const fitOf of [(known: Word) => fit(typed, stem, known), (known: Word) => fitLoosely(typed, known)]) {
    const found = new Map<number, number>()
    for (const known of vocabulary) {
      const share = fitOf(known)
      if (share === 0) continue
      for (const [item, weight] of known.items)
        found.set(item, Math.max(found.get(item) ?? 0, weight * share))
    }
    if (found.size > 0) return found
  }
  return new Map()
}

/** Counts the words that a text contains, once for each text: many items have the same owner. */
function countNames(typed: readonly string[]): (text: string) => number {
  const known = new Map<string, number>()
  const stems = typed.map(stemOf)
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const own = new Set(wordsOf(text).map(stemOf))
    const count = stems.filter((stem) => own.has(stem)).length
    known.set(text, count)
    return count
  }
}

/** The most characters of a text that are searched for: each of its words is compared with every other. */
const longest = 300

/**
 * Creates a search for names or whole sentences. Unknown words are ignored, rare words count more, and of each item, only
 * the best match of a word counts.
 *
 * @returns A function from a text to the items that it finds, the best first.
 */
export function createSearch<Item extends Searchable>(
  items: readonly Item[],
): (typed: string) => readonly Item[] {
  const vocabulary = vocabularyOf(items)
  const known = new Set(vocabulary.map(({ word }) => word))
  return (typed) => {
    const asked = [...new Set(wordsOf(typed.slice(0, longest), (word) => known.has(word)))]
    const namesIn = countNames(asked)
    const results = new Map<number, { score: number; share: number; words: number }>()
    let total = 0
    for (const word of asked) {
      const found = find(word, vocabulary)
      if (found.size === 0) continue
      const rarity = Math.log(1 + items.length / found.size)
      total += rarity
      for (const [item, fitted] of found) {
        const { score, share, words } = results.get(item) ?? { score: 0, share: 0, words: 0 }
        results.set(item, { score: score + fitted * rarity, share: share + rarity, words: words + 1 })
      }
    }
    return [...results]
      .flatMap(([index, { score, share, words }]) => {
        const item = items[index]
        if (item === undefined) return []
        const { owner = '', about = '' } = item
        const isMeant =
          owner !== '' && namesIn(owner) === wordsOf(owner).length && namesIn(`${owner} ${about}`) < words
        const rank = isMeant ? 1 : item.rank
        return [{ item, score: score * (share / total) * rank }]
      })
      .sort((one, other) => other.score - one.score)
      .map(({ item }) => item)
  }
}
