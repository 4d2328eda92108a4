import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { EntryModule } from '../../src/registry/entry-module.ts'
import { collect, diagnosticOf, type Diagnostic } from '../entry/diagnostic.ts'
import { readEntry } from '../entry/entry-reader.ts'
import { placeInEntry } from '../entry/place-in-entry.ts'
import { readProps } from '../entry/props-reader.ts'
import { demosBeside } from '../entry/registry-folders.ts'
import { typeProgram } from '../entry/type-program.ts'
import { browserTestErrors } from './browser-test-errors.ts'
import { docsViolations } from './docs-rules.ts'
import { fileErrors } from './file-errors.ts'
import { readLive, type Live, thumbnailErrors } from './live-errors.ts'
import type { LoadModule } from './module-loader.ts'
import { snippetErrors, type PlacedSnippet, typeChecker } from './compiler-errors.ts'

/** The exports of `entry.tsx`: the author's default export, and the scope that the build adds. */
interface LoadedEntry {
  readonly default?: EntryModule['docs']
  readonly scope: EntryModule['scope']
}

/** An entry's page, as far as it can be read. */
interface ReadPage extends Live {
  readonly docs?: EntryModule['docs']
  /** The error that stopped the reading. The compiler often explains it better. */
  readonly failure?: Diagnostic
}

/** Runs an entry, and checks its docs and all that its page shows. */
export async function readPage(file: string, load: LoadModule): Promise<ReadPage> {
  try {
    const { default: docs, scope } = (await load(`/${file}`)) as LoadedEntry
    if (docs === undefined)
      return {
        codes: [],
        diagnostics: [],
        failure: {
          file: placeInEntry(file, ['meta']),
          message: 'The entry has no docs.',
          suggestion: 'Add `export default docs({ sections: [ … ] })`.',
        },
      }
    const violations = docsViolations(docs).map(({ path, ...violation }) => ({
      file: placeInEntry(file, path),
      ...violation,
    }))
    // What a page shows follows from its docs: what is wrong with these would be said twice.
    const { codes, diagnostics }: Live =
      violations.length > 0
        ? { codes: [], diagnostics: [] }
        : readLive(file, { docs, scope, names: readEntry(file, readFileSync(file, 'utf8')).names })
    const ofThumbnail = diagnostics.length > 0 ? [] : thumbnailErrors(file, docs)
    return { docs, codes, diagnostics: [...violations, ...diagnostics, ...ofThumbnail] }
  } catch (thrown) {
    return { codes: [], diagnostics: [], failure: diagnosticOf(thrown, file) }
  }
}

/**
 * Checks the files, the docs, the props and the snippets of some entries, by one type program. Each fact is reported once,
 * by whoever says it best: the rules of the registry, or else the compiler.
 *
 * @param known What is known to be wrong with the entries.
 * @param compiled The files of their folders, where all of them are compiled; by default, only entries and demos.
 */
export async function pageErrors(
  files: readonly string[],
  load: LoadModule,
  known: readonly Diagnostic[],
  compiled: readonly string[] = [],
): Promise<Diagnostic[]> {
  const pages = new Map<string, ReadPage & { readonly own: readonly Diagnostic[] }>()
  const snippets = new Map<string, PlacedSnippet>()
  for (const file of files) {
    const own = fileErrors(file)
    const page = await readPage(file, load)
    const demos = new Set(demosBeside(file).map((demo) => readFileSync(demo, 'utf8')))
    pages.set(file, { ...page, own })
    for (const [index, shown] of page.codes.entries())
      // The compiler reads a demo as the file that it is, unless the file takes values.
      if (!demos.has(shown.code))
        snippets.set(resolve(file, '..', `snippet-${index}.tsx`), { file, ...shown })
  }
  const program = typeProgram(
    [...files, ...files.flatMap(demosBeside), ...compiled],
    new Map([...snippets].map(([path, { code }]) => [path, code])),
  )
  const compilerSays = typeChecker(program, snippets)
  return files.flatMap((file) => {
    const { own = [], diagnostics = [], failure, docs } = pages.get(file) ?? {}
    const { syntax, types } = compilerSays(dirname(file), failure !== undefined || compiled.length > 0)
    if (syntax.length > 0) return syntax
    const inEntry = ({ file: at }: Diagnostic) => at.startsWith(`${file}:`)
    const besideEntry = types.filter((one) => !inEntry(one) && !own.some(({ file: at }) => at === one.file))
    const ofTest = docs ? browserTestErrors(file, docs) : []
    const said = [...own, ...besideEntry, ...diagnostics, ...ofTest]
    if (besideEntry.length > 0 || own.length > 0) return said
    collect(said, file, () => readProps(file, program))
    if ([...known, ...said].some(inEntry)) return said
    const wrong = types.length > 0 || failure === undefined ? types : [failure]
    return wrong.length > 0
      ? [...said, ...wrong]
      : [
          ...said,
          ...snippetErrors(
            [...snippets].filter(([, { file: of }]) => of === file),
            program,
          ),
        ]
  })
}
