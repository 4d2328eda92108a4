/** What is wrong in the registry: the place, the fact and the fix. */
export interface Diagnostic {
  /** A file, with the line where it is known: `registry/button/entry.tsx:12`. */
  readonly file: string
  readonly message: string
  readonly suggestion: string
}

/** Stops the reading of a file with a diagnostic. */
export class DiagnosticError extends Error {
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic) {
    super(formatDiagnostic(diagnostic))
    this.diagnostic = diagnostic
  }
}

/** A diagnostic as one line. */
export const formatDiagnostic = ({ file, message, suggestion }: Diagnostic): string =>
  `${file}: ${message} ${suggestion}`

/** Throws a diagnostic. @throws {DiagnosticError} Always. */
export function fail(file: string, message: string, suggestion: string): never {
  throw new DiagnosticError({ file, message, suggestion })
}

/** Anything thrown, as a diagnostic: one that already is stays as it is, anything else is blamed on the file. */
export function diagnosticOf(thrown: unknown, file: string): Diagnostic {
  if (thrown instanceof DiagnosticError) return thrown.diagnostic
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return { file, message, suggestion: 'Correct the file.' }
}

/** Runs a reading; what it throws joins the diagnostics, and the result is then undefined. */
export function collect<Result>(
  diagnostics: Diagnostic[],
  file: string,
  read: () => Result,
): Result | undefined {
  try {
    return read()
  } catch (thrown) {
    diagnostics.push(diagnosticOf(thrown, file))
    return undefined
  }
}
