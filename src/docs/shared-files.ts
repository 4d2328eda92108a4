/** The text of each file that several components share, in a chunk of its own. */
const files = import.meta.glob<string>(
  ['/registry/{glass,shared}/*.{ts,tsx}', '!/registry/{glass,shared}/*.test.*'],
  { query: '?raw', import: 'default' },
)

const addressOf = (name: string) => name.replace(/^\.\./, '/registry')

/**
 * Whether the text of a file is loaded when it is first opened, instead of being part of every page.
 *
 * @param name Its path as a component imports it: `../glass/glass.ts`.
 */
export const isLoadedWhenOpened = (name: string): boolean => addressOf(name) in files

/** Loads the text of a shared file. Nothing if it cannot be loaded. */
export async function loadSharedFile(name: string): Promise<string | undefined> {
  try {
    return await files[addressOf(name)]?.()
  } catch {
    return undefined
  }
}
