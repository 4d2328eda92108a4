/** The stylings of components: a CSS module for each file, or Emotion. */
export const stylings = ['css', 'emotion'] as const

export type Styling = (typeof stylings)[number]

export const stylingLabels: Readonly<Record<Styling, string>> = { css: 'CSS Modules', emotion: 'Emotion' }

/** The default styling: it needs no package. */
export const defaultStyling: Styling = 'css'

/** The URL parameter of a styling. */
export const stylingParameter = 'style'

export const isStyling = (text: string | null | undefined): text is Styling =>
  stylings.some((known) => known === text)

/**
 * The address of a source file as text.
 *
 * @param path Its path from the folder in which all components lie: `button/button.tsx`.
 */
export const sourceAddress = (path: string, styling: Styling): string =>
  `/source/${styling === 'emotion' ? '' : `${styling}/`}${path}.txt`
