import { existsSync, readFileSync } from 'node:fs'
import { collect, type Diagnostic } from '../entry/diagnostic.ts'
import { readEntry } from '../entry/entry-reader.ts'
import { entryFiles } from '../entry/registry-folders.ts'
import { fileErrors } from './file-errors.ts'
import { metaErrors, type ReservedPage } from './meta-rules.ts'
import type { LoadModule } from './module-loader.ts'
import { readPage } from './page-errors.ts'

/** Checks the meta of all entries. */
export async function checkMetas(load: LoadModule): Promise<Diagnostic[]> {
  const { sitePages } = (await load('/src/registry/site-pages.ts')) as { sitePages: readonly ReservedPage[] }
  return metaErrors(entryFiles(), sitePages).diagnostics
}

/** Checks an entry's files and its page, as far as that needs neither types nor a test. */
export async function checkPage(entry: string, load: LoadModule): Promise<readonly Diagnostic[]> {
  if (!existsSync(entry)) return []
  const files = fileErrors(entry)
  // Mistakes in its meta are reported together with those in other entries.
  const isReadable = collect([], entry, () => readEntry(entry, readFileSync(entry, 'utf8'))) !== undefined
  if (files.length > 0 || !isReadable) return files
  const { diagnostics, failure } = await readPage(entry, load)
  return failure ? [failure] : diagnostics
}
