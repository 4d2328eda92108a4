import ts from 'typescript'
import type { Diagnostic } from '../entry/diagnostic.ts'

/** The code of a snippet, the entry that shows it, and where it stands on the page. */
export interface PlacedSnippet {
  readonly file: string
  readonly title: string
  readonly code: string
}

/** Reports the first error of each snippet. The program has them as files at the given paths. */
export function snippetErrors(
  snippets: ReadonlyMap<string, PlacedSnippet>,
  program: ts.Program,
): Diagnostic[] {
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
        suggestion: 'Correct the example that it is printed from.',
      },
    ]
  })
}
