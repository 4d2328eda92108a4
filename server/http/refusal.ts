/** One field of a payload that was refused, with the sentence that says why. */
export interface FieldIssue {
  /** The field's name; empty for the payload as a whole. */
  field: string
  message: string
}

interface RefusalDetails {
  issues?: readonly FieldIssue[]
  headers?: Readonly<Record<string, string>>
}

/** A request that is answered with an error: JSON `{ error, issues? }` (DECISIONS, "Server"). */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: number
  readonly issues: readonly FieldIssue[] | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, message: string, { issues, headers = {} }: RefusalDetails = {}) {
    super(message)
    this.status = status
    this.issues = issues
    this.headers = headers
  }
}
