import * as z from 'zod/mini'
import type { Story } from '../shared/story'
import { call, jsonPost } from './http-client'

/** What the page reads of a saved story; a later server may add fields and categories. */
const postSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  category: z.string(),
  date: z.string(),
})

/** A story as the page shows it. */
export type Post = z.infer<typeof postSchema>

/** All stories, newest first. */
export async function fetchPosts(signal: AbortSignal): Promise<readonly Post[]> {
  const response = await call('/api/stories/getposts', 'Failed to fetch posts', { signal })
  return z.array(postSchema).parse(await response.json())
}

/** Saves a story, dated with the moment of sending. The answer is what the server keeps. */
export async function savePost(draft: Omit<Story, 'date'>): Promise<Post> {
  const story: Story = { ...draft, date: new Date().toISOString() }
  const response = await call('/api/stories/saveposts', 'Failed to save the post', jsonPost(story))
  return postSchema.parse(await response.json())
}
