import * as z from 'zod/mini'

/** A lone surrogate has no UTF-8 form, and PostgreSQL cannot store NUL in text. */
const storable = (value: string) => !value.includes('\0') && !/\p{Surrogate}/u.test(value)

/**
 * Text that a visitor typed. It must not be blank or have a character that cannot be stored. It is never trimmed, and only
 * the size of the request limits its length.
 *
 * @param label The name of the field in error messages, such as `Title`.
 */
export const typedText = (label: string) =>
  z
    .string(`${label} must be text`)
    .check(
      z.regex(/\S/, `${label} is required`),
      z.refine(storable, `${label} contains a character that cannot be stored`),
    )

/**
 * The error message for a payload of the wrong shape; it names the unknown fields.
 *
 * @param what The expected payload with its article, such as `a story`.
 */
export const shapeError = (what: string) => (issue: { code?: string; keys?: unknown }) =>
  issue.code === 'unrecognized_keys' && Array.isArray(issue.keys)
    ? `Unknown field: ${issue.keys.join(', ')}`
    : `The body must be a JSON object that holds ${what}`
