import * as z from 'zod/mini'

/** Halves of surrogate pairs that stand alone have no UTF-8; PostgreSQL has no NUL in text. */
const storable = (value: string) => !value.includes('\0') && !/\p{Surrogate}/u.test(value)

/**
 * A string that a visitor typed: it must hold something besides white space and nothing that cannot be stored, and is
 * kept to the letter, never trimmed (DECISIONS, "Server"). There is no length limit besides the request's own.
 *
 * @param label what the sentences of a refusal call the field, e.g. `Title`
 */
export const typedText = (label: string) =>
  z
    .string(`${label} must be text`)
    .check(
      z.regex(/\S/, `${label} is required`),
      z.refine(storable, `${label} contains a character that cannot be stored`),
    )

/**
 * The sentence for a payload that is not the expected object: it names the fields that do not belong.
 *
 * @param what what the payload should have been, with its article, e.g. `a story`
 */
export const shapeError = (what: string) => (issue: { code?: string; keys?: unknown }) =>
  issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)
    ? `Unknown field: ${issue.keys.join(', ')}`
    : `The body must be a JSON object that holds ${what}`
