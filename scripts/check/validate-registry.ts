import { resolve } from 'node:path'
import type { EntryModule } from '../../src/registry/entry-module.ts'
import { collect, diagnosticOf, type Diagnostic } from '../entry/diagnostic.ts'
import { readProps } from '../entry/props-reader.ts'
import { entryFiles, foldersWithoutEntry } from '../entry/registry-folders.ts'
import { docsViolations } from './docs-rules.ts'
import { checkMeta, duplicates, type KnownEntry } from './meta-rules.ts'
import type { LoadModule } from './module-loader.ts'
import { snippetErrors, type PlacedSnippet } from './snippet-errors.ts'
import { snippetsOf } from './snippets.ts'

/**
 * Checks a registry: every meta, props table, control, preset and snippet.
 *
 * @param folder The registry's folder, relative to the project.
 * @param reserved The routes of the site's own pages.
 */
export async function validateRegistry(
  folder: string,
  load: LoadModule,
  reserved: readonly string[],
): Promise<Diagnostic[]> {
  const files = entryFiles(folder)
  const diagnostics: Diagnostic[] = foldersWithoutEntry(folder).map((file) => ({
    file,
    message: 'The folder holds a component, but no entry.tsx.',
    suggestion: 'Add an entry.tsx, as CONTRIBUTING.md describes, or delete the folder.',
  }))
  const known: KnownEntry[] = []
  for (const file of files) {
    const meta = collect(diagnostics, file, () => checkMeta(file, diagnostics))
    if (meta) known.push({ file, meta })
  }
  diagnostics.push(...duplicates(known, reserved))
  const snippets = new Map<string, PlacedSnippet>()
  for (const file of files) {
    const rows = collect(diagnostics, file, () => readProps(file))
    if (rows === undefined) continue
    try {
      const entry = ((await load(`/${file}?docs`)) as { default: EntryModule }).default
      diagnostics.push(...docsViolations(entry.docs).map((violation) => ({ file, ...violation })))
      snippetsOf(entry).forEach(({ title, code }, index) =>
        snippets.set(resolve(file, '..', `snippet-${index}.tsx`), { file, title, code }),
      )
    } catch (thrown) {
      diagnostics.push(diagnosticOf(thrown, file))
    }
  }
  return [...diagnostics, ...snippetErrors(snippets)]
}
