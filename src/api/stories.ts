import * as z from 'zod/mini'
import type { Story } from '../shared/story'
import type { SendForm } from './form-guard'
import { call } from './http-client'
import { validRows } from './valid-rows'

/** The fields of a saved story that the page reads. A newer server may add fields and categories. */
const postSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  date: z.string(),
})

/** A story as the page shows it. */
export type Post = z.infer<typeof postSchema>

/** How many stories are loaded at a time. */
const pageSize = 30

/** A page of stories, newest first. */
export interface PostPage {
  readonly posts: readonly Post[]
  /** Where the next older ones begin, as the server says it; undefined if there are none. */
  readonly next: string | undefined
  /** Whether the server cannot reach its database, and answers what it knew last. */
  readonly isStale: boolean
}

/** The `before` of the address of the next page. It outlives the story that it was made of, which may be removed. */
function nextIn(link: string): string | undefined {
  const [, address = ''] = /<([^>]*)>;\s*rel="?next/.exec(link) ?? []
  return new URLSearchParams(address.split('?')[1]).get('before') ?? undefined
}

/** Which stories are loaded. */
export interface PostQuery {
  /** `glass`: those that show a glass of the studio. @default all */
  readonly show?: 'glass' | undefined
  /** The `next` of the page before. @default the newest */
  readonly before?: string | undefined
}

/** Loads a page of stories. */
export async function fetchPosts({ show, before }: PostQuery = {}, signal?: AbortSignal): Promise<PostPage> {
  const part = show === undefined ? '' : `&show=${show}`
  const cursor = before === undefined ? '' : `&before=${encodeURIComponent(before)}`
  const response = await call(
    `/api/stories/getposts?limit=${pageSize}${part}${cursor}`,
    'Failed to fetch posts',
    signal && { signal },
  )
  return {
    posts: validRows(postSchema, await response.json()),
    next: nextIn(response.headers.get('Link') ?? ''),
    isStale: response.headers.get('Cache-Status')?.includes('fwd=stale') ?? false,
  }
}

/** A story as the server keeps it. */
export interface SavedPost {
  readonly post: Post
  /** Whether it is hidden until the owner approves it. */
  readonly isWaiting: boolean
}

/**
 * Saves a story, dated with the moment of sending.
 *
 * @param send How the form sends it.
 */
export async function savePost(draft: Omit<Story, 'date'>, send: SendForm): Promise<SavedPost> {
  const story: Story = { ...draft, date: new Date().toISOString() }
  const response = await send('/api/stories/saveposts', 'Failed to save the post', story)
  return { post: postSchema.parse(await response.json()), isWaiting: response.status === 202 }
}
