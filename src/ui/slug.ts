/** The id that a heading's text gives its section: lower case, words joined by hyphens. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
