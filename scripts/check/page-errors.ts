import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { EntryModule } from '../../src/registry/entry-module.ts'
import { collect, diagnosticOf, type Diagnostic } from '../entry/diagnostic.ts'
import { readEntry } from '../entry/entry-reader.ts'
import { ownFiles, plainFilesOf } from '../entry/own-files.ts'
import { requiredPackages } from '../entry/required-packages.ts'
import { readProps } from '../entry/props-reader.ts'
import { typeProgram } from '../entry/type-program.ts'
import { missingDirectives } from './client-directive.ts'
import { docsViolations } from './docs-rules.ts'
import type { LoadModule } from './module-loader.ts'
import { snippetErrors, type PlacedSnippet } from './snippet-errors.ts'
import { snippetsOf } from './snippets.ts'
import { typeErrors } from './type-errors.ts'
import { thumbnailErrors } from './thumbnail-errors.ts'

/** What `entry.tsx` exports: the author's default export, and the scope that the build adds. */
interface LoadedEntry {
  readonly default: EntryModule['docs']
  readonly scope: EntryModule['scope']
}

/**
 * Checks the docs, the thumbnails, the props and the snippets of some entries, by one type program.
 *
 * @param compiled Other files, whose types the same program checks.
 */
export async function pageErrors(
  files: readonly string[],
  load: LoadModule,
  compiled: readonly string[] = [],
): Promise<Diagnostic[]> {
  const diagnostics: Diagnostic[] = []
  const snippets = new Map<string, PlacedSnippet>()
  for (const file of files) {
    try {
      const { default: docs, scope } = (await load(`/${file}`)) as LoadedEntry
      diagnostics.push(...docsViolations(docs).map((violation) => ({ file, ...violation })))
      diagnostics.push(...thumbnailErrors(file, docs))
      const { names } = readEntry(file, readFileSync(file, 'utf8'))
      snippetsOf({ docs, scope, names }).forEach(({ title, code }, index) =>
        snippets.set(resolve(file, '..', `snippet-${index}.tsx`), { file, title, code }),
      )
    } catch (thrown) {
      diagnostics.push(diagnosticOf(thrown, file))
    }
  }
  const program = typeProgram(
    [...files, ...compiled],
    new Map([...snippets].map(([path, { code }]) => [path, code])),
  )
  for (const file of files) {
    collect(diagnostics, file, () => requiredPackages(ownFiles(file).packages))
    collect(diagnostics, file, () => readProps(file, program))
    collect(diagnostics, file, () => diagnostics.push(...missingDirectives(file)))
    collect(diagnostics, file, () => plainFilesOf(file))
  }
  return [...diagnostics, ...typeErrors(compiled, program), ...snippetErrors(snippets, program)]
}
