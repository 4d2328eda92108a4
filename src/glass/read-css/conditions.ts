import type { Scheme } from '../glass'

/** What an at-rule means for what stands in it: it holds, in one scheme or in both, or it is left out. */
interface Condition {
  readonly scheme?: Scheme
  /** Why what stands in it is left out, as a sentence. */
  readonly why?: string
}

const onScreen = String.raw`^media ((only )?(screen|all) and )?`

/** At-rules, written as `media (forced-colors: active)`. The first that matches counts. */
const conditions: readonly (readonly [RegExp, Condition])[] = [
  [/^(layer|theme|scope)\b/, {}],
  [/^media( only)? (screen|all)$/, {}],
  [new RegExp(String.raw`${onScreen}\(prefers-color-scheme: ?dark\)$`), { scheme: 'dark' }],
  [new RegExp(String.raw`${onScreen}\(prefers-color-scheme: ?light\)$`), { scheme: 'light' }],
  // What browsers with the newer feature use. What they replace stands before it.
  [/^supports (?!.*\bnot\b)/, {}],
  [/^(media|supports|container|starting-style)\b/, { why: 'It is for other conditions.' }],
]

/** What an at-rule means for what stands in it. */
export function conditionOf(name: string, parameters: string): Condition {
  const text = `${name} ${parameters}`.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return conditions.find(([pattern]) => pattern.test(text))?.[1] ?? { why: 'It has no values of the glass.' }
}
