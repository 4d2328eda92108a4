/** What a combobox says. */
export interface ComboboxLabels {
  /** The name of the list, and of the button that opens it. */
  list: string
  /** The name of the button that removes a token. */
  remove: (label: string) => string
  /** Told when a token has come or gone. */
  changed: (label: string, isChosen: boolean) => string
  /** The number of options that match. */
  count: (all: number, shown: number) => string
  /** While options are on their way. */
  loading: string
  /** When they did not come. */
  failed: string
  /** What is wrong with a text that is no option. */
  unknown: string
}

const written = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'option' : 'options'}`

export const english: ComboboxLabels = {
  list: 'Options',
  remove: (label) => `Remove ${label}`,
  changed: (label, isChosen) => `${label} ${isChosen ? 'added' : 'removed'}`,
  count: (all, shown) => {
    if (all === 0) return 'No option matches.'
    return shown < all ? `${shown} of ${written(all)}. Type to find the others.` : written(all)
  },
  loading: 'Loading…',
  failed: 'The options did not come. Type again.',
  unknown: 'Choose one of the options.',
}
