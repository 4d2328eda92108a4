import ts from 'typescript'
import type { Diagnostic } from '../entry/diagnostic.ts'
import { typeProgram } from '../entry/type-program.ts'

/** The code of a snippet, the entry that shows it, and where it stands on the page. */
export interface PlacedSnippet {
  readonly file: string
  readonly title: string
  readonly code: string
}

/** Compiles snippets as if they were pasted at the given paths, and reports the first error of each. */
export function snippetErrors(snippets: ReadonlyMap<string, PlacedSnippet>): Diagnostic[] {
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
        suggestion: 'Correct the example that it is printed from.',
      },
    ]
  })
}
