/** The texts of a combobox. */
export interface ComboboxLabels {
  /**
   * The name of the list, and of the button that opens it.
   * @default 'Options'
   */
  list?: string | undefined
  /**
   * The name of the button that removes a token.
   * @default (label) => `Remove ${label}`
   */
  remove?: ((label: string) => string) | undefined
  /** Told when a token has come or gone. */
  changed?: ((label: string, isChosen: boolean) => string) | undefined
  /** The number of options that match. */
  count?: ((all: number, shown: number) => string) | undefined
  /**
   * While options are on their way.
   * @default 'Loading…'
   */
  loading?: string | undefined
  /** When they did not come. */
  failed?: string | undefined
  /** The error for an unknown text. */
  unknown?: string | undefined
}

const written = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'option' : 'options'}`

const counted = (all: number, shown: number) => {
  if (all === 0) return 'No option matches.'
  return shown < all ? `${shown} of ${written(all)}. Type to find the others.` : written(all)
}

export type ComboboxTexts = ReturnType<typeof textsOf>

/** The texts, in English where none is given. */
export const textsOf = ({
  list = 'Options',
  remove = (label) => `Remove ${label}`,
  changed = (label, isChosen) => `${label} ${isChosen ? 'added' : 'removed'}`,
  count = counted,
  loading = 'Loading…',
  failed = 'The options did not come. Type again.',
  unknown = 'Choose one of the options.',
}: ComboboxLabels = {}) => ({ list, remove, changed, count, loading, failed, unknown })
