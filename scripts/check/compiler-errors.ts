import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { placeInEntry, type EntryPath } from '../entry/place-in-entry.ts'

/** The compiler's errors in one folder. A file's syntax is reported up to its first error. */
export interface TypeErrors {
  readonly syntax: readonly Diagnostic[]
  readonly types: readonly Diagnostic[]
}

/**
 * Returns the compiler's errors in a folder: the first of each line. Only an entry and its demos are checked for types by
 * default. All files take three times as long, and `npm run typecheck` checks them.
 *
 * @param virtual The files of the program that are not on disk, which are left out.
 */
export function typeChecker(
  program: ts.Program,
  virtual: ReadonlyMap<string, unknown>,
): (folder: string, isWhole: boolean) => TypeErrors {
  const sources = new Map<string, ts.SourceFile[]>()
  for (const source of program.getSourceFiles()) {
    const path = resolve(source.fileName)
    if (virtual.has(path)) continue
    const beside = sources.get(dirname(path)) ?? []
    beside.push(source)
    sources.set(dirname(path), beside)
  }
  return (folder, isWhole) => {
    const read = (of: (source: ts.SourceFile) => readonly ts.Diagnostic[]) => {
      const lines = new Map<string, Diagnostic>()
      for (const found of (sources.get(resolve(folder)) ?? []).flatMap(of).map(diagnosticOf))
        if (!lines.has(found.file)) lines.set(found.file, found)
      return [...lines.values()]
    }
    return {
      // Of the errors of a file, only the first is a mistake: the others follow from it.
      syntax: read((source) => program.getSyntacticDiagnostics(source).slice(0, 1)),
      types: read((source) =>
        isWhole || /(?:^|\/)entry\.tsx$|\.demo\.tsx$/.test(source.fileName)
          ? program.getSemanticDiagnostics(source)
          : [],
      ),
    }
  }
}

function diagnosticOf({ file, start = 0, messageText }: ts.Diagnostic): Diagnostic {
  const line = file ? file.getLineAndCharacterOfPosition(start).line + 1 : 0
  return {
    file: `${relative(process.cwd(), resolve(file?.fileName ?? ''))}:${line}`,
    message: ts.flattenDiagnosticMessageText(messageText, ' ').replaceAll(/\s+/g, ' '),
    suggestion: 'Correct the line: it does not compile.',
  }
}

/** The code of a snippet, the entry that shows it, and where it stands on the page. */
export interface PlacedSnippet {
  readonly file: string
  readonly title: string
  readonly path: EntryPath
  readonly code: string
}

/** Reports the first error of each snippet. The program has them as files at the given paths. */
export function snippetErrors(
  snippets: readonly (readonly [path: string, snippet: PlacedSnippet])[],
  program: ts.Program,
): Diagnostic[] {
  return snippets.flatMap(([file, snippet]) => {
    const source = program.getSourceFile(file)
    const [first] = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
    if (first === undefined) return []
    const line = source ? source.getLineAndCharacterOfPosition(first.start ?? 0).line + 1 : 0
    const message = ts.flattenDiagnosticMessageText(first.messageText, ' ')
    return [
      {
        file: placeInEntry(snippet.file, snippet.path),
        message: `The snippet '${snippet.title}' does not compile, line ${line}: ${message}`,
        suggestion: 'Correct the example that it is printed from.',
      },
    ]
  })
}
