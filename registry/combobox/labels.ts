/** What a combobox says. */
export interface ComboboxLabels {
  /** The name of the button that opens the list. */
  open: string
  /** The name of the list. */
  list: string
  /** The name of the tokens. */
  chosen: string
  /** The name of the button that removes a token. */
  remove: (label: string) => string
  /** Told when a token has come. */
  added: (label: string) => string
  /** Told when a token is gone. */
  removed: (label: string) => string
  /** Told of the options that match. */
  count: (count: number) => string
  /** Below a list that has more options than are shown. */
  more: (shown: number, all: number) => string
  /** In place of the options, when none matches. */
  empty: string
  /** In place of the options, before something is typed, when a function finds them and has none yet. */
  start: string
  /** While options are on their way. */
  loading: string
  /** When they did not come. */
  failed: string
  /** What is wrong with a text that is no option. */
  unknown: string
}

const written = (count: number) => count.toLocaleString('en')

export const english: ComboboxLabels = {
  open: 'Options',
  list: 'Options',
  chosen: 'Chosen',
  remove: (label) => `Remove ${label}`,
  added: (label) => `${label} added`,
  removed: (label) => `${label} removed`,
  count: (count) => (count === 1 ? '1 option' : `${written(count)} options`),
  more: (shown, all) => `${written(shown)} of ${written(all)} options. Type to find the others.`,
  empty: 'No option matches.',
  start: 'Type to search.',
  loading: 'Loading…',
  failed: 'The options did not come. Type again.',
  unknown: 'Choose one of the options.',
}
