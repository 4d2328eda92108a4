import { setTimeout as wait } from 'node:timers/promises'
import type { SavedStory } from '../../../src/shared/story'
import { Client, json } from './client'
import { calls, storyOf } from './records'
import { startServer } from './server-process'

/** What was found after all kills. */
export interface CrashReport {
  acknowledged: number
  /** Acknowledged posts that are gone. */
  lost: number
  /** Posts that are there more than once. */
  doubled: number
  /** Posts that are there otherwise than sent. */
  altered: number
}

const clients = 32

/**
 * Starts a server on the same folder again and again, kills it with SIGKILL while 32 clients post, and compares what
 * was acknowledged with what the next start finds.
 */
export async function crashRounds(dist: string, directory: string, rounds: number): Promise<CrashReport> {
  const acknowledged = new Map<string, SavedStory>()
  const sent = new Set<string>()
  const environment = { DATA_DIR: directory, STORE_LIMIT: '1000000' }

  for (let round = 0; round < rounds; round += 1) {
    const server = await startServer(dist, environment)
    let killed = false
    const post = async (client: number) => {
      const connection = new Client(server.url)
      for (let number = 0; !killed; number += 1) {
        const story = storyOf(`${round}/${client}/${number}`)
        sent.add(story.title)
        const answer = await connection.post(calls.savePost, story).catch(() => undefined)
        if (answer?.status === 201) acknowledged.set(story.title, json<SavedStory>(answer))
      }
      connection.close()
    }
    const posting = Array.from({ length: clients }, (_, client) => post(client))
    // A different moment each round, so that the kill meets every step of a write.
    await wait(120 + ((round * 37) % 160))
    const end = server.end('SIGKILL')
    killed = true
    await Promise.all([end, ...posting])
  }

  const server = await startServer(dist, environment)
  const connection = new Client(server.url)
  const found = json<SavedStory[]>(await connection.send(calls.getPosts))
  connection.close()
  await server.end()
  const byTitle = new Map(found.map((story) => [story.title, story]))
  const kept = [...acknowledged.values()]
  return {
    acknowledged: acknowledged.size,
    lost: kept.filter(({ title }) => !byTitle.has(title)).length,
    doubled: found.length - byTitle.size,
    altered:
      found.filter(({ title }) => !sent.has(title)).length +
      kept.filter((story) => JSON.stringify(byTitle.get(story.title) ?? story) !== JSON.stringify(story))
        .length,
  }
}
