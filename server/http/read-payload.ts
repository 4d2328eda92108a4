import type { Context } from 'koa'
import type * as z from 'zod/v4/core'
import { safeParse } from 'zod/mini'
import { HttpError } from './http-error'
import { readJson } from './read-json'

/**
 * Reads a request's body and validates it with the schema that the browser's form uses too.
 *
 * @throws HttpError 422 with a sentence for each invalid field; 400, 413 and 415 as {@link readJson}
 */
export async function readPayload<Schema extends z.$ZodType>(
  ctx: Context,
  schema: Schema,
): Promise<{ payload: z.output<Schema>; bytes: number }> {
  const { value, bytes } = await readJson(ctx)
  const { data, error } = safeParse(schema, value)
  if (!error) return { payload: data, bytes }
  const issues = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw new HttpError(422, 'Some fields are invalid', { issues })
}
