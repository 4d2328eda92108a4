import type { ZodType } from 'zod'
import type { EntryPath } from '../entry/place-in-entry.ts'
import { factOf } from './entry-schema.ts'

/** A rule that the docs of an entry break: where, the fact and the fix. */
export interface Violation {
  readonly path: EntryPath
  readonly message: string
  readonly suggestion: string
}

/** What a schema finds wrong with a part of the docs. */
export const malformed = (
  value: unknown,
  schema: ZodType,
  what: string,
  path: EntryPath,
  suggestion: string,
): Violation[] =>
  (schema.safeParse(value).error?.issues ?? []).map((issue) => ({
    path: [...path, ...issue.path],
    message: `${what} is malformed: ${[issue.path.join('.'), factOf(issue)].join(' ').trim()}`,
    suggestion,
  }))
