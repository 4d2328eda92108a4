/** Something wrong in the registry: where, what, and how to fix it. */
export interface Diagnostic {
  /** A file, with the line where it is known: `registry/button/entry.tsx:12`. */
  readonly file: string
  readonly message: string
  readonly suggestion: string
}

/** Thrown where a file cannot be read any further. */
export class DiagnosticError extends Error {
  readonly diagnostic: Diagnostic

  constructor(diagnostic: Diagnostic) {
    super(formatDiagnostic(diagnostic))
    this.diagnostic = diagnostic
    // The overlay of the dev server shows the stack, which leads to the reader and not to the mistake.
    this.stack = this.message
  }
}

/** A diagnostic as one line of text. */
export const formatDiagnostic = ({ file, message, suggestion }: Diagnostic): string =>
  `${file}: ${message} ${suggestion}`

/** Throws a diagnostic. @throws {DiagnosticError} Always. */
export function fail(file: string, message: string, suggestion: string): never {
  throw new DiagnosticError({ file, message, suggestion })
}

/** A thrown value as a diagnostic. An error of another kind becomes a diagnostic of the given file. */
export function diagnosticOf(thrown: unknown, file: string): Diagnostic {
  // Not `instanceof`: Vite bundles its configuration, so the dev server has a second copy of the class.
  if (thrown instanceof Error && 'diagnostic' in thrown) return thrown.diagnostic as Diagnostic
  const message = (thrown instanceof Error ? thrown.message : String(thrown)).replace(/\.?$/, '.')
  return { file, message, suggestion: 'Correct the file.' }
}

/** Returns what `read` returns. If it throws, adds a diagnostic and returns undefined. */
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
