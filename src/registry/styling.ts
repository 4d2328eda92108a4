/** How a component is styled: by a CSS module for each of its files, or with Emotion. */
export const stylings = ['css', 'emotion'] as const

export type Styling = (typeof stylings)[number]

/** What visitors read in place of a styling's name. */
export const stylingLabels: Readonly<Record<Styling, string>> = { css: 'CSS Modules', emotion: 'Emotion' }

/** What a page shows and installs unless something else is chosen: it needs no package. */
export const defaultStyling: Styling = 'css'

/** The parameter of an address that names a styling. */
export const stylingParameter = 'style'

/** Whether a text names a styling. */
export const isStyling = (text: string | null | undefined): text is Styling =>
  stylings.some((known) => known === text)

/**
 * Where the site serves a source file as text.
 *
 * @param path Its path from the folder in which all components lie: `button/button.tsx`.
 */
export const sourceAddress = (path: string, styling: Styling): string =>
  `/source/${styling === 'emotion' ? '' : `${styling}/`}${path}.txt`
