import * as z from 'zod/mini'

const host = (import.meta.env.VITE_CODE_HOST_API || 'https://api.github.com').replace(/\/$/, '')

/** Contributors per request: the most that GitHub's API returns at once. */
const perPage = 100

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

const summarySchema = z.object({
  stargazers_count: z.number(),
  forks_count: z.number(),
  open_issues_count: z.number(),
})

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

/** Every contributor to a repository (`owner/name`). Pages are requested until one is empty. */
export async function fetchContributors(
  repository: string,
  signal: AbortSignal,
): Promise<readonly Contributor[]> {
  const all: Contributor[] = []
  for (let page = 1; ; page += 1) {
    const answer = await ask(`${repository}/contributors?page=${page}&per_page=${perPage}`, signal)
    const found = z.array(contributorSchema).parse(answer)
    if (found.length === 0) return all
    all.push(...found)
  }
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
