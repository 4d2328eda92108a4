import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { entryFiles, foldersWithoutEntry, sharedFolders } from '../entry/registry-folders.ts'
import { metaErrors, type ReservedPage } from './meta-rules.ts'
import type { LoadModule } from './module-loader.ts'
import { pageErrors } from './page-errors.ts'
import { screenErrors } from './screen-errors.ts'
import { sourceErrors } from './file-errors.ts'

/**
 * Entries that share a type program. A program costs half a second by itself and keeps the types of all its files, so
 * one per entry would take minutes, and one for all would need more memory for each entry.
 */
const entriesPerProgram = 200

/**
 * Checks a registry: every meta, props table, control, preset and snippet, and every screen.
 *
 * @param folder The registry's folder, relative to the project.
 * @param reserved The site's own pages, whose routes and titles no entry may have.
 * @param batch Entries per type program.
 * @param only The one component whose page is checked, with the types of all its files, which `npm run typecheck` checks
 * otherwise; by default, all components, and the screens.
 */
export async function validateRegistry(
  folder: string,
  load: LoadModule,
  reserved: readonly ReservedPage[],
  batch = entriesPerProgram,
  only?: string,
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = foldersWithoutEntry(folder).map((file) => ({
    file,
    message: 'The folder holds a component, but no entry.tsx.',
    suggestion: 'Add an entry.tsx, as CONTRIBUTING.md describes, or delete the folder.',
  }))
  const { diagnostics: ofMeta, readable } = metaErrors(entryFiles(folder), reserved)
  diagnostics.push(...ofMeta)
  const pages = readable.filter((file) => only === undefined || basename(dirname(file)) === only)
  const compiled = only === undefined ? [] : scriptsIn(join(folder, only))
  for (let from = 0; from < pages.length; from += batch) {
    diagnostics.push(...(await pageErrors(pages.slice(from, from + batch), load, diagnostics, compiled)))
    // By itself, V8 collects a batch's types only when the heap is four times as large as what is in use.
    globalThis.gc?.()
  }
  if (only !== undefined) return diagnostics
  return [...diagnostics, ...sharedFolders(folder).flatMap(sourceErrors), ...screenErrors(folder)]
}

/** The TypeScript of a folder: components, entry, demos and tests. */
const scriptsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file))
