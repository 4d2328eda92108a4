/** What is wrong with a registry: where, the fact, and the fix. */
export interface Diagnostic {
  /** A file, with the line where it is known: `registry/button/entry.tsx:12`. */
  readonly file: string
  readonly message: string
  readonly suggestion: string
}

/** A problem that stops what is being read. */
export class DiagnosticError extends Error {
  readonly problem: Diagnostic

  constructor(problem: Diagnostic) {
    super(formatDiagnostic(problem))
    this.problem = problem
  }
}

/** A problem as one line. */
export const formatDiagnostic = ({ file, message, suggestion }: Diagnostic): string =>
  `${file}: ${message} ${suggestion}`

/** Stops with a problem. */
export function fail(file: string, message: string, suggestion: string): never {
  throw new DiagnosticError({ file, message, suggestion })
}

/** What is thrown as a problem of a file: a problem as it is, anything else as its message. */
export function diagnosticOf(thrown: unknown, file: string): Diagnostic {
  if (thrown instanceof DiagnosticError) return thrown.problem
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return { file, message, suggestion: 'Mend the file.' }
}
