/** The levels of headings in HTML. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

const elements = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

/** The element of a heading. A level that HTML does not have has none. */
export const headingOf = (level: HeadingLevel | undefined) => elements.find((name) => name === `h${level}`)
