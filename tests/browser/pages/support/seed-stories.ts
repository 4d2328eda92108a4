import type { ServerProcess } from '../../../../scripts/harness/server-process'
import { expect } from '../../fixture'

/** A story to save. */
export interface Seed {
  readonly title: string
  readonly content?: string
  readonly date?: string
}

/** Saves stories on the server. */
export async function seedStories(server: ServerProcess, stories: readonly Seed[]): Promise<void> {
  for (const { title, content = 'It went well.', date = '2026-01-31T09:30:00Z' } of stories) {
    const response = await fetch(`${server.url}/api/stories/saveposts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title, content, category: 'Vitrine Updates', date }),
    })
    expect(response.status).toBe(201)
  }
}
