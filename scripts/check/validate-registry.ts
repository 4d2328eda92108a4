import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import ts from 'typescript'
import { createServer } from 'vite'
import type { Meta } from '../../src/registry/meta.ts'
import type { EntryModule } from '../../src/registry/entry-module.ts'
import { docsViolations, metaSchema } from './entry-schema.ts'
import { readEntry } from '../entry/entry-reader.ts'
import { entryFiles, foldersWithoutEntry } from '../entry/registry-folders.ts'
import { iconSvg } from '../html/icon-sprite.ts'
import { diagnosticOf, type Diagnostic } from '../entry/diagnostic.ts'
import { typeProgram } from '../entry/type-program.ts'
import { readProps } from '../entry/props-reader.ts'
import { snippetsOf } from './snippets.ts'

/** Loads a module as the site's build sees it. */
export type LoadModule = (path: string) => Promise<unknown>

interface Known {
  readonly file: string
  readonly meta: Meta
}

/**
 * Checks a registry: every meta, table, control, preset and snippet.
 *
 * @param folder The registry's folder, relative to the project.
 * @param reserved Routes that the site's own pages have.
 */
export async function validateRegistry(
  folder: string,
  load: LoadModule,
  reserved: readonly string[],
): Promise<Diagnostic[]> {
  const files = entryFiles(folder)
  const problems: Diagnostic[] = foldersWithoutEntry(folder).map((file) => ({
    file,
    message: 'The folder holds a component, but no entry.tsx.',
    suggestion: 'Add an entry.tsx, as CONTRIBUTING.md describes, or delete the folder.',
  }))
  const known: Known[] = []
  for (const file of files) {
    const meta = collect(problems, file, () => readMeta(file, problems))
    if (meta) known.push({ file, meta })
  }
  problems.push(...clashes(known, reserved))
  const snippets = new Map<string, { file: string; title: string; code: string }>()
  for (const file of files) {
    const rows = collect(problems, file, () => readProps(file))
    if (rows === undefined) continue
    try {
      const page = ((await load(`/${file}?docs`)) as { default: EntryModule }).default
      problems.push(...docsViolations(page.docs).map((breach) => ({ file, ...breach })))
      snippetsOf(page).forEach(({ title, code }, index) =>
        snippets.set(resolve(file, '..', `snippet-${index}.tsx`), { file, title, code }),
      )
    } catch (thrown) {
      problems.push(diagnosticOf(thrown, file))
    }
  }
  return [...problems, ...compileErrors(snippets)]
}

function collect<Result>(problems: Diagnostic[], file: string, read: () => Result): Result | undefined {
  try {
    return read()
  } catch (thrown) {
    problems.push(diagnosticOf(thrown, file))
    return undefined
  }
}

function readMeta(file: string, problems: Diagnostic[]): Meta | undefined {
  const { value, line } = readEntry(file, readFileSync(file, 'utf8')).meta
  const at = `${file}:${line}`
  const parsed = metaSchema.safeParse(value)
  if (!parsed.success) {
    for (const { path, message } of parsed.error.issues) {
      problems.push({
        file: at,
        message: `meta.${path.join('.')} ${message}.`,
        suggestion: 'Mend the field; src/registry/meta.ts describes it.',
      })
    }
    return undefined
  }
  collect(problems, at, () => iconSvg(parsed.data.icon, at))
  // The schema has just checked it; only the icon's name, checked above, is a wider type there.
  return parsed.data as Meta
}

function* clashes(entries: readonly Known[], reserved: readonly string[]): Generator<Diagnostic> {
  const owners = new Map(reserved.map((route) => [route.toLowerCase(), "one of the site's own pages"]))
  const titles = new Map<string, string>()
  for (const { file, meta } of entries) {
    for (const [what, value, taken] of [
      ['route', meta.route, owners],
      ['title', meta.title, titles],
    ] as const) {
      const owner = taken.get(value.toLowerCase())
      if (owner !== undefined) {
        yield {
          file,
          message: `The ${what} '${value}' is already that of ${owner}.`,
          suggestion: `Give the entry a ${what} of its own.`,
        }
      }
      taken.set(value.toLowerCase(), file)
    }
  }
}

function compileErrors(
  snippets: ReadonlyMap<string, { file: string; title: string; code: string }>,
): Diagnostic[] {
  const program = typeProgram([], new Map([...snippets].map(([path, { code }]) => [path, code])))
  return [...snippets].flatMap(([path, { file, title }]) => {
    const source = program.getSourceFile(path)
    const [first] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    if (first === undefined) return []
    const line = source ? source.getLineAndCharacterOfPosition(first.start ?? 0).line + 1 : 0
    const message = ts.flattenDiagnosticMessageText(first.messageText, ' ')
    return [
      {
        file,
        message: `The snippet '${title}' does not compile, line ${line}: ${message}`,
        suggestion: 'Mend the example that it is printed from.',
      },
    ]
  })
}

/** A loader of modules as the site's build sees them; close it when done. */
export async function createLoader(): Promise<{ load: LoadModule; close: () => Promise<void> }> {
  const server = await createServer({
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, entries: [] },
  })
  return { load: (path) => server.ssrLoadModule(path), close: () => server.close() }
}
