import { resolve } from 'node:path'
import { normalizePath, type DevEnvironment } from 'vite'
import type { DevOverlay } from './dev-overlay.ts'
import { collect } from './diagnostic.ts'
import { readNames, readReference, type TypesOf } from './entry-modules.ts'
import { entryFiles } from './registry-folders.ts'

/** The event that sends the new text of an entry to the open pages. */
const entryTextEvent = 'registry:entry-text'

/** Code for `?docs` in development: an open page takes over the new text when a file of the component has changed. */
export const followEntryText = (file: string): string => `
import.meta.hot?.on(${JSON.stringify(entryTextEvent)}, (next) => next.file === ${JSON.stringify(file)} && Object.assign(entry, next.text))`

/** A file's path as Vite names it. */
const absolute = (file: string) => normalizePath(resolve(file))

/** The component that shows the text of entries. */
const textView = absolute('src/docs/page/doc-sections.tsx')

/** The entries whose pages a browser has loaded. */
export const openEntries = ({ name, moduleGraph }: DevEnvironment): string[] =>
  name === 'client'
    ? entryFiles()
        .map(absolute)
        .filter((entry) => moduleGraph.getModuleById(`${entry}?docs`) !== undefined)
    : []

/**
 * Sends the new text of an entry to the open pages and renders it, so that props table and source follow an edit, and
 * checks the page.
 */
export async function updateText(
  entry: string,
  environment: DevEnvironment,
  types: TypesOf,
  overlay: DevOverlay,
): Promise<void> {
  overlay.checkPage(entry)
  const names = collect([], entry, () => readNames(entry))
  if (names === undefined) return
  const reference = await readReference(entry, types, overlay)
  environment.hot.send(entryTextEvent, { file: entry, text: { names, reference } })
  for (const view of environment.moduleGraph.getModulesByFile(textView) ?? [])
    void environment.reloadModule(view)
}
