import { join } from 'node:path'
import { expect } from 'vitest'
import { HttpClient, json } from '../../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../../scripts/harness/sample-records'
import type { SavedStory } from '../../../src/shared/story'
import { until } from '../../support/until'
import { admin, adminProcess, idsIn } from './admin'
import { runningServer, serverProcess } from './running-server'
import { temporaryFolder } from './temporary-folder'

type Settings = Record<string, string>

const saveStory = (client: HttpClient, name: string) =>
  client.send(endpoints.savePost, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `key-${name}` },
    // Some tools take U+2028 for the end of a line.
    body: JSON.stringify(storyOf(name, `One\u2028two\r\nthree ${'\u{1f600}'}`)),
  })

const postsOf = async (client: HttpClient) => json<SavedStory[]>(await client.send(endpoints.getPosts))

/** What the owner sees of a store, apart from the stories that everyone sees. */
const ownersView = async (settings: Settings) => ({
  waiting: (await admin(settings, 'stories', 'list', '--waiting', '--json')).stdout,
  messages: (await admin(settings, 'messages', 'list', '--json')).stdout,
  notifications: (await admin(settings, 'notifications', 'list')).stdout,
})

/**
 * Backs up a store while its server saves posts, restores it into another one, and expects a server on that to answer as the
 * first did at the moment of the backup.
 *
 * @param owner the source as the owner's command gets it
 * @param hold holds up the backup after it has read the stories
 */
export async function restoreDrill(
  source: Settings,
  target: Settings,
  owner = source,
  hold?: () => Promise<{ untilHeld: () => Promise<unknown>; letGo: () => Promise<void> }>,
): Promise<void> {
  const before = await runningServer({ ...source, STORIES_APPROVAL: '1', NOTIFY_URL: 'http://127.0.0.1:1' })
  for (const number of [1, 2, 3]) {
    await saveStory(before.client, `waiting-${number}`)
    await before.client.post(endpoints.saveContact, messageOf(number))
  }
  const [, approved = ''] = idsIn((await admin(source, 'stories', 'list', '--waiting')).stdout)
  await admin(source, 'stories', 'approve', approved)
  await before.server.stop()
  const view = await ownersView(source)
  expect(Object.values(view).map((text) => idsIn(text).length)).toEqual([2, 3, 6])

  const { server, client } = await serverProcess(source)
  const acknowledged = new Map<string, SavedStory>()
  let isPosting = true
  const posting = Array.from({ length: 8 }, async (_, writer) => {
    const own = new HttpClient(server.url)
    for (let count = 0; isPosting; count += 1) {
      const name = `${writer}/${count}`
      acknowledged.set(name, json(await saveStory(own, name)))
    }
    own.close()
  })
  await until(() => acknowledged.size > 20)
  const file = join(await temporaryFolder(), 'backup.ndjson')
  const answeredBefore = [...acknowledged.values()]
  const held = await hold?.()
  const backingUp = adminProcess(owner, 'backup', file)
  const more = async () => {
    const size = acknowledged.size
    await until(() => acknowledged.size > size + 8)
  }
  if (held) {
    await held.untilHeld()
    await more()
    await held.letGo()
  }
  const backup = await backingUp
  expect([backup.code, backup.stderr]).toEqual([0, ''])
  await more()
  isPosting = false
  await Promise.all(posting)
  const all = await postsOf(client)
  expect(all).toHaveLength(acknowledged.size + 1)

  const verified = await adminProcess({}, 'verify', file)
  expect(verified).toMatchObject({ code: 0, stderr: '' })
  const restored = await adminProcess(target, 'restore', file)
  expect([restored.code, restored.stderr]).toEqual([0, ''])
  const { client: later } = await runningServer(target)
  const kept = await postsOf(later)
  // All that was saved until one moment, which is no earlier than the beginning of the backup.
  expect(kept).toEqual(all.slice(-kept.length))
  expect(kept).toEqual(expect.arrayContaining(answeredBefore))
  expect(kept.length).toBeLessThan(all.length)
  expect(await ownersView(target)).toEqual(view)
  expect((await admin(target, 'check')).stdout.match(/: right\.$/gm)).toHaveLength(3)

  // A retry of what is in the backup finds its record, and a retry of what was saved later is saved once more.
  const again: SavedStory[] = []
  for (const [name, story] of acknowledged) {
    const answer = json<SavedStory>(await saveStory(later, name))
    if (kept.some(({ id }) => id === story.id)) expect(answer).toEqual(story)
    else again.unshift(answer)
  }
  expect(json<SavedStory>(await saveStory(later, 'waiting-2')).id).toBe(approved)
  expect(await postsOf(later)).toEqual([...again, ...kept])
  // The client has the same key as before.
  const [first] = view.messages.split('\n')
  const { client: key } = JSON.parse(first ?? '') as { client: string }
  expect(idsIn((await admin(target, 'stories', 'list', '--client', key)).stdout)).toContain(again[0]?.id)
}
