/** What is wrong with a registry: where, the fact, and the fix. */
export interface Problem {
  /** A file, with the line where it is known: `registry/button/entry.tsx:12`. */
  readonly file: string
  readonly message: string
  readonly suggestion: string
}

/** A problem that stops what is being read. */
export class ProblemError extends Error {
  readonly problem: Problem

  constructor(problem: Problem) {
    super(describe(problem))
    this.problem = problem
  }
}

/** A problem as one line. */
export const describe = ({ file, message, suggestion }: Problem): string =>
  `${file}: ${message} ${suggestion}`

/** Stops with a problem. */
export function fail(file: string, message: string, suggestion: string): never {
  throw new ProblemError({ file, message, suggestion })
}

/** What is thrown as a problem of a file: a problem as it is, anything else as its message. */
export function problemOf(thrown: unknown, file: string): Problem {
  if (thrown instanceof ProblemError) return thrown.problem
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return { file, message, suggestion: 'Mend the file.' }
}
