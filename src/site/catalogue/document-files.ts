/** The files that belong to a document: the site's script, what component pages share, and the indexes. */
const filesOf = (page: Document) => page.querySelector<HTMLElement>('script[data-entry]')?.dataset

/** The build that a document belongs to: the names of its files change with all that they contain or load. */
export const buildOf = (page: Document) => `${filesOf(page)?.entry} ${filesOf(page)?.catalogue}`

/** The address of the catalogue's index. */
export const indexAddress = (): string => filesOf(document)?.catalogue ?? ''

/** The address of what the palette finds. */
export const paletteAddress = (): string => filesOf(document)?.palette ?? ''

/** The addresses of the stylesheets that the page of every component needs beside the site's own. */
export const sectionStyles = (): readonly string[] => filesOf(document)?.sections?.split(' ') ?? []
