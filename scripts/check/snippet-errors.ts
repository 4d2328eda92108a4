import ts from 'typescript'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { placeInEntry, type EntryPath } from '../entry/place-in-entry.ts'

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
