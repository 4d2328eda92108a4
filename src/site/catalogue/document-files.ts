/** The addresses of a document's files: the site's script, styles that component pages share, and the indexes. */
const filesOf = (page: Document) => page.querySelector<HTMLElement>('script[data-entry]')?.dataset

/** Identifies the build of a document: the names of its files change with their content. */
export const buildOf = (page: Document) => `${filesOf(page)?.entry} ${filesOf(page)?.catalogue}`

/** The address of the catalogue's index. */
export const indexAddress = (): string => filesOf(document)?.catalogue ?? ''

/** The address of the palette's index. */
export const paletteAddress = (): string => filesOf(document)?.palette ?? ''

/** The addresses of the stylesheets that all component pages share. */
export const sectionStyles = (): readonly string[] => filesOf(document)?.sections?.split(' ') ?? []
