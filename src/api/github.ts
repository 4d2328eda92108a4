import * as z from 'zod/mini'
import { validRows } from './valid-rows'

const host = (import.meta.env.VITE_CODE_HOST_API || 'https://api.github.com').replace(/\/$/, '')

/** Contributors per request: the most that GitHub's API returns at once. */
const perPage = 100

/** The most pages that are requested: GitHub has fewer, but not everything that answers for it ends. */
const mostPages = 100

/** The fields of a contributor that the page reads. A link must be http or https: a `javascript:` URL would run. */
const contributorSchema = z.object({
  id: z.number(),
  login: z.string(),
  avatar_url: z.string(),
  html_url: z.url({ protocol: /^https?$/ }),
  contributions: z.number(),
  type: z.string(),
})

export type Contributor = z.infer<typeof contributorSchema>

/** A number; 0 if the answer has something else there. */
const count = z.pipe(
  z.optional(z.unknown()),
  z.transform((value) => (typeof value === 'number' ? value : 0)),
)

const summarySchema = z.object({ stargazers_count: count, forks_count: count, open_issues_count: count })

/** The summary of a repository. */
export interface RepositorySummary {
  readonly stars: number
  readonly forks: number
  readonly openIssues: number
}

/**
 * Requests data of a repository, without credentials or referrer: nothing identifies the visitor.
 *
 * @throws {Error} "Failed to fetch contributors data" when the answer is not a success.
 */
async function ask(path: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(`${host}/repos/${path}`, {
    signal,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  if (!response.ok) throw new Error('Failed to fetch contributors data')
  // A repository without a commit has no list: GitHub answers 204.
  return response.status === 204 ? [] : response.json()
}

/** Whether a successful answer was not what its call should get. */
const isOdd = (error: unknown) => error instanceof SyntaxError || error instanceof z.core.$ZodError

/**
 * Every contributor to a repository (`owner/name`). Pages are requested until one is empty, or has nothing new: not
 * everything between here and GitHub passes on which page is wanted.
 */
export async function fetchContributors(
  repository: string,
  signal: AbortSignal,
): Promise<readonly Contributor[]> {
  const all = new Map<number, Contributor>()
  const seen = new Set<string>()
  for (let page = 1; page <= mostPages; page += 1) {
    try {
      const answer = await ask(`${repository}/contributors?page=${page}&per_page=${perPage}`, signal)
      const found = validRows(contributorSchema, answer)
      // Also rows that cannot be shown: the page after them may have others.
      const rows = (answer as readonly unknown[]).map((row) => JSON.stringify(row))
      if (rows.every((row) => seen.has(row))) break
      for (const row of rows) seen.add(row)
      for (const one of found) if (!all.has(one.id)) all.set(one.id, one)
    } catch (error) {
      // What came before it is shown.
      if (all.size > 0 && isOdd(error)) break
      throw error
    }
  }
  return [...all.values()]
}

/** The summary of a repository (`owner/name`). */
export async function fetchSummary(repository: string, signal: AbortSignal): Promise<RepositorySummary> {
  const summary = summarySchema.parse(await ask(repository, signal))
  return {
    stars: summary.stargazers_count,
    forks: summary.forks_count,
    openIssues: summary.open_issues_count,
  }
}
