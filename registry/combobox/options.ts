/** One option of a combobox. */
export interface ComboboxOption {
  /** The value, which handlers are called with and a form sends. Each must be unique. */
  value: string
  /** The text that the visitor reads and types. */
  label: string
  /** A sentence below the label. */
  description?: string | undefined
  /** Whether the option is shown but cannot be picked. */
  disabled?: boolean | undefined
}

/** Options under one heading. */
export interface ComboboxGroup {
  /** The heading. */
  label: string
  /** The options under it: texts, or objects with a value and a label. */
  options: readonly (string | ComboboxOption)[]
}

/** What a list of options is made of. */
export type ComboboxEntry = string | ComboboxOption | ComboboxGroup

/**
 * Finds options for what is typed. A rejection is shown as an error, until something else is typed.
 *
 * @param query What is typed; empty when the list opens.
 * @param context Its `signal` is aborted once something else is asked.
 */
export type ComboboxSearch = (
  query: string,
  context: { readonly signal: AbortSignal },
) => Promise<readonly ComboboxEntry[]>

/** Options under one heading, or under none. */
export interface Section {
  readonly label: string | undefined
  readonly options: readonly ComboboxOption[]
}

const toOption = (option: string | ComboboxOption): ComboboxOption =>
  typeof option === 'string' ? { value: option, label: option } : option

const isGroup = (entry: ComboboxEntry): entry is ComboboxGroup =>
  typeof entry === 'object' && 'options' in entry

/** The entries of a list as sections: its groups, and what is between them. */
export function sectionsOf(entries: readonly ComboboxEntry[]): readonly Section[] {
  const sections: { label: string | undefined; options: ComboboxOption[] }[] = []
  for (const entry of entries) {
    const last = sections.at(-1)
    if (isGroup(entry)) sections.push({ label: entry.label, options: entry.options.map(toOption) })
    else if (last && last.label === undefined) last.options.push(toOption(entry))
    else sections.push({ label: undefined, options: [toOption(entry)] })
  }
  return sections
}

export const optionsIn = (sections: readonly Section[]): readonly ComboboxOption[] =>
  sections.flatMap(({ options }) => options)

/** A text without case and accents. Upper case writes ß as SS, and the Turkish ı as I. */
export const fold = (text: string): string =>
  text
    .trim()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()

/** Whether two texts differ in nothing but case and accents. */
export const isSameText = (one: string, other: string): boolean => fold(one) === fold(other)

/** The options with what is typed in their label. In each section, those that begin with it come first. */
export function matching(sections: readonly Section[], query: string): readonly Section[] {
  const wanted = fold(query)
  if (wanted === '') return sections
  return sections.flatMap(({ label, options }) => {
    const found = options.map((option) => ({ option, at: fold(option.label).indexOf(wanted) }))
    const first = found.filter(({ at }) => at === 0)
    const others = found.filter(({ at }) => at > 0)
    const all = [...first, ...others].map(({ option }) => option)
    return all.length === 0 ? [] : [{ label, options: all }]
  })
}

/** The first options of all sections. */
export function firstOf(sections: readonly Section[], limit: number): readonly Section[] {
  let left = limit
  return sections.flatMap(({ label, options }) => {
    const part = options.slice(0, left)
    left -= part.length
    return part.length === 0 ? [] : [{ label, options: part }]
  })
}

/** The values of a prop that takes one or several. */
export const listOf = (value: string | readonly string[] | null): readonly string[] =>
  typeof value === 'string' ? (value === '' ? [] : [value]) : (value ?? [])
