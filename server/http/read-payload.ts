import type { Context } from 'koa'
import type * as z from 'zod/v4/core'
import { safeParse } from 'zod/mini'
import { readJson } from './read-json'
import { Refusal } from './refusal'

/**
 * Reads a request's body and checks it against a schema that the form in the browser checks it against too.
 *
 * @throws Refusal 422 with a sentence for each field that is wrong; 400, 413 and 415 as {@link readJson}
 */
export async function readPayload<Schema extends z.$ZodType>(
  ctx: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { data, error } = safeParse(schema, await readJson(ctx))
  if (!error) return data
  const issues = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  throw new Refusal(422, 'Some fields are not acceptable', { issues })
}
