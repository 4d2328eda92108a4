import type { Context } from 'koa'
import { z } from 'zod'
import { HttpError } from './http-error'

const mostPerPage = 100

const limitError = `limit must be a whole number from 1 to ${mostPerPage}`

const needsLimit = (name: string) => ({
  path: [name],
  message: `${name} needs limit: add limit=30, for example`,
})

const storyQuery = z
  .object({
    limit: z
      .string(limitError)
      .regex(/^\d{1,9}$/, limitError)
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= mostPerPage, limitError)
      .optional(),
    before: z
      .string('before must be given once')
      .regex(/^[!-~]{1,100}$/, 'before must be the id of a story, or come from a Link')
      .optional(),
    show: z.literal('glass', 'show must be glass, or be left out').optional(),
  })
  .refine(({ limit, before }) => before === undefined || limit !== undefined, needsLimit('before'))
  .refine(({ limit, show }) => show === undefined || limit !== undefined, needsLimit('show'))

/**
 * Reads the query parameters of `getposts`; others are ignored. Without `limit`, the response has all stories.
 *
 * @throws HttpError 400 with a sentence for each invalid parameter
 */
export function readStoryQuery(ctx: Context): z.infer<typeof storyQuery> {
  const { data, error } = storyQuery.safeParse(ctx.query)
  if (data) return data
  throw invalidQuery(error.issues.map(({ path, message }) => ({ field: path.join('.'), message })))
}

/** The error for invalid query parameters. */
export const invalidQuery = (issues: readonly { field: string; message: string }[]): HttpError =>
  new HttpError(400, 'Some query parameters are invalid', { issues })

/** A `Link` header (RFC 8288) to a page of stories, for a site below a path. */
export function pageLink(
  base: string,
  rel: 'first' | 'next',
  limit: number,
  others: Readonly<Partial<Record<'before' | 'show', string>>> = {},
): string {
  const query = new URLSearchParams({ limit: String(limit), ...others })
  return `<${base}/api/stories/getposts?${query.toString()}>; rel="${rel}"`
}
