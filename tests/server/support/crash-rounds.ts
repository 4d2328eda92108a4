import { setTimeout as wait } from 'node:timers/promises'
import { HttpClient, json } from '../../../scripts/harness/http-client'
import { endpoints, storyOf } from '../../../scripts/harness/sample-records'
import { startServer } from '../../../scripts/harness/server-process'
import type { SavedStory } from '../../../src/shared/story'
import { until } from '../../support/until'

/** The result after all rounds. */
export interface CrashReport {
  acknowledged: number
  /** Acknowledged posts that are missing. */
  lost: number
  /** Posts that are stored more than once. */
  duplicated: number
  /** Posts that differ from what was sent. */
  altered: number
}

const clients = 32

/**
 * Starts a server on the same folder again and again, kills it with SIGKILL while 32 clients post, and compares the
 * acknowledged posts with those that the next start finds.
 */
export async function crashRounds(dist: string, directory: string, rounds: number): Promise<CrashReport> {
  const acknowledged = new Map<string, SavedStory>()
  const sent = new Set<string>()
  const environment = { DATA_DIR: directory, STORE_LIMIT: '1000000' }

  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(dist, environment)
    const before = acknowledged.size
    let killed = false
    const post = async (number: number) => {
      const client = new HttpClient(server.url)
      for (let count = 0; !killed; count += 1) {
        const story = storyOf(`${round}/${number}/${count}`)
        sent.add(story.title)
        const response = await client.post(endpoints.savePost, story).catch(() => undefined)
        if (response?.status === 201) acknowledged.set(story.title, json<SavedStory>(response))
      }
      client.close()
    }
    const posting = Array.from({ length: clients }, (_, number) => post(number))
    await until(() => acknowledged.size > before)
    // A different delay in each round, so that the kills hit every step of a write.
    await wait((round * 37) % 160)
    const exited = server.stop('SIGKILL')
    killed = true
    await Promise.all([exited, ...posting])
  }

  const server = await startServer(dist, environment)
  const client = new HttpClient(server.url)
  const found = json<SavedStory[]>(await client.send(endpoints.getPosts))
  client.close()
  await server.stop()
  const byTitle = new Map(found.map((story) => [story.title, story]))
  const expected = [...acknowledged.values()]
  return {
    acknowledged: acknowledged.size,
    lost: expected.filter(({ title }) => !byTitle.has(title)).length,
    duplicated: found.length - byTitle.size,
    altered:
      found.filter(({ title }) => !sent.has(title)).length +
      expected.filter((story) => JSON.stringify(byTitle.get(story.title) ?? story) !== JSON.stringify(story))
        .length,
  }
}
