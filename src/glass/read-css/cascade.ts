import type { Scheme } from '../glass'
import type { Declaration } from './declarations'

/** What holds in a scheme, the stronger last: what names the scheme is stronger than what does not. */
export function cascade(declarations: readonly Declaration[], scheme: Scheme): readonly Declaration[] {
  const strength = (one: Declaration) => (one.isImportant ? 2 : 0) + (one.scheme === undefined ? 0 : 1)
  return declarations
    .filter((one) => one.scheme === undefined || one.scheme === scheme)
    .toSorted((one, other) => strength(one) - strength(other))
}

/** Declarations without the prefixed forms of those that are there without a prefix, too. */
export const withoutPrefixed = (declarations: readonly Declaration[]): readonly Declaration[] =>
  declarations.filter(
    (one) =>
      !one.isPrefixed ||
      !declarations.some(
        (other) => !other.isPrefixed && other.property === one.property && other.scheme === one.scheme,
      ),
  )
