import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import type { SavedMessage } from '../../src/shared/contact-message'
import type { SavedStory } from '../../src/shared/story'
import { admin, adminProcess, idsIn, serverIn, situations } from './support/admin'
import { postFrom } from './support/post-from'
import { runningServer, serverProcess } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

const origin = {
  savedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  client: expect.stringMatching(/^[0-9a-f]{16}$/),
}

test.each(situations)('the owner lists and removes stories and messages %s', async (situation) => {
  const { client, ready, again, owner, environment } = await serverIn(situation)
  const first = json<SavedStory>(await client.post(endpoints.savePost, storyOf(1)))
  const second = json<SavedStory>(await client.post(endpoints.savePost, storyOf(2)))
  const message = json<SavedMessage>(await client.post(endpoints.saveContact, messageOf(1)))
  await ready()

  const listed = await adminProcess(environment, 'stories', 'list', '--json')
  expect(listed).toMatchObject({ code: 0, stderr: '' })
  expect(linesOf(listed.stdout)).toEqual([
    { ...second, ...origin },
    { ...first, ...origin },
  ])
  expect(linesOf((await owner('messages', 'list', '--json')).stdout)).toEqual([{ ...message, ...origin }])

  const removed = await owner('stories', 'remove', first.id)
  expect(removed).toEqual({ code: 0, stdout: `Removed ${first.id} from stories.\n`, stderr: '' })
  const missing = await adminProcess(environment, 'stories', 'remove', first.id)
  expect(missing.code).toBe(1)
  expect(missing.stderr).toBe(`There is no record ${first.id} in stories. Use list to see the ids.\n`)
  expect((await owner('messages', 'remove', message.id)).code).toBe(0)
  expect((await owner('messages', 'list')).stdout).toBe('')

  const { client: later } = await again()
  expect(json<SavedStory[]>(await later.send(endpoints.getPosts))).toEqual([second])
})

test.each(situations)('the owner removes several records at once %s', async (situation) => {
  const { client, ready, again, owner } = await serverIn(situation)
  const ids = []
  for (let number = 0; number < 4; number += 1)
    ids.push(json<SavedStory>(await client.post(endpoints.savePost, storyOf(number))).id)
  const [first = '', second = '', third = '', last = ''] = ids
  await ready()

  const { code, stdout, stderr } = await owner('stories', 'remove', second, 'no-such-id', first, last)
  expect(idsIn(stdout).toSorted()).toEqual([first, second, last].toSorted())
  expect(code).toBe(1)
  expect(stderr).toBe('There is no record no-such-id in stories. Use list to see the ids.\n')

  const { client: later } = await again()
  const stories = json<SavedStory[]>(await later.send(endpoints.getPosts))
  expect(stories.map(({ id }) => id)).toEqual([third])
  await later.post(endpoints.savePost, storyOf('after it'))
  expect(json<SavedStory[]>(await later.send(endpoints.getPosts))).toHaveLength(2)
})

test.each(situations)('the owner removes all that one client has sent %s', async (situation) => {
  const { client, ready, again, owner } = await serverIn(situation, { TRUST_PROXY: '1' })
  for (const address of ['192.0.2.66', '192.0.2.1', '192.0.2.66', '2001:db8::1']) {
    await postFrom(client, address, endpoints.savePost, storyOf(address))
    await postFrom(client, address, endpoints.saveContact, messageOf(address))
  }
  await ready()
  const [spam] = linesOf((await owner('stories', 'list', '--json')).stdout).filter(
    (line) => (line as { title: string }).title === 'Story 192.0.2.66',
  )
  const { client: key } = spam as { client: string }

  const listed = await owner('stories', 'list', '--client', key)
  expect(idsIn(listed.stdout)).toHaveLength(2)
  expect(idsIn((await owner('stories', 'remove', '--client', key)).stdout)).toEqual(
    expect.arrayContaining(idsIn(listed.stdout)),
  )
  expect(idsIn((await owner('messages', 'remove', '--client', key)).stdout)).toHaveLength(2)
  expect((await owner('stories', 'remove', '--client', key)).stdout).toBe('Nothing matches.\n')

  const { client: later } = await again()
  const titles = json<SavedStory[]>(await later.send(endpoints.getPosts)).map(({ title }) => title)
  expect(titles).toEqual(['Story 2001:db8::1', 'Story 192.0.2.1'])
  expect(idsIn((await owner('messages', 'list')).stdout)).toHaveLength(2)
})

test.each(situations)('the owner removes all that was saved since a time %s', async (situation) => {
  const { client, ready, owner } = await serverIn(situation)
  await client.post(endpoints.savePost, storyOf('before'))
  await client.post(endpoints.saveContact, messageOf('before'))
  const { savedAt } = linesOf((await owner('messages', 'list', '--json')).stdout)[0] as { savedAt: string }
  const since = new Date(Date.parse(savedAt) + 1).toISOString()
  await client.post(endpoints.savePost, storyOf('after'))
  await client.post(endpoints.saveContact, messageOf('after'))
  await ready()

  expect(idsIn((await owner('messages', 'remove', '--since', since)).stdout)).toHaveLength(1)
  expect((await owner('messages', 'list')).stdout).toContain('Visitor before')
  expect(idsIn((await owner('stories', 'remove', '--since', since)).stdout)).toHaveLength(1)
  expect((await owner('stories', 'list')).stdout).toContain('Story before')
  expect(idsIn((await owner('stories', 'remove', '--since', '1h')).stdout)).toHaveLength(1)
  expect((await owner('stories', 'list')).stdout).toBe('')
  const { stdout } = await owner('stories', 'remove', '--since', '2026-01-31')
  expect(stdout).toBe('Nothing matches: no such record was saved since 2026-01-31T00:00:00.000Z.\n')
})

test.each(situations)(
  'the owner lists a part of many records, and all of them page by page, %s',
  async (situation) => {
    const { client, ready, owner } = await serverIn(situation)
    const ids: string[] = []
    for (let number = 0; number < 250; number += 1)
      ids.unshift(json<SavedStory>(await client.post(endpoints.savePost, storyOf(number))).id)
    await ready()
    expect(idsIn((await owner('stories', 'list')).stdout)).toEqual(ids)
    expect(idsIn((await owner('stories', 'list', '--limit', '3')).stdout)).toEqual(ids.slice(0, 3))
    expect(idsIn((await owner('stories', 'list', '--limit', '203')).stdout)).toEqual(ids.slice(0, 203))
    const [entry] = linesOf((await owner('stories', 'list', '--json', '--limit', '1')).stdout)
    const { savedAt } = entry as { savedAt: string }
    const older = idsIn((await owner('stories', 'list', '--until', savedAt)).stdout)
    expect(older.length).toBeLessThan(250)
    expect(older).toEqual(ids.slice(-older.length))
  },
)

test.each(situations)('check counts all records %s', async (situation) => {
  const { client, ready, owner } = await serverIn(situation)
  await client.post(endpoints.savePost, storyOf(1))
  await ready()
  const { code, stdout } = await owner('check')
  expect(code).toBe(0)
  expect(stdout).toMatch(
    /^1 story, \d+ bytes: right\.\n0 waiting stories, 0 bytes: right\.\n0 messages, 0 bytes: right\.\n$/,
  )
})

test('list prints one line per record, and show prints the whole', async () => {
  const { client, directory } = await runningServer()
  const content = `${'A long first line. '.repeat(20)}\nThe second line.`
  const story = json<SavedStory>(await client.post(endpoints.savePost, storyOf(1, content)))
  await client.post(endpoints.saveContact, { ...messageOf(1), message: '\n\nHello,\nsecond.' })
  const environment = { DATA_DIR: directory }

  const list = (await admin(environment, 'stories', 'list')).stdout
  expect(list).toMatch(
    new RegExp(`^${story.id}  \\S+Z  [0-9a-f]{16}  Story 1 · A long first line\\.[^\\n]+…\\n$`),
  )
  expect(list).not.toContain('second')
  expect((await admin(environment, 'messages', 'list')).stdout).toMatch(/ {2}Visitor 1 · Hello,\n$/)

  const shown = (await admin(environment, 'stories', 'show', story.id)).stdout
  expect(shown).toContain(`id: ${story.id}\n`)
  expect(shown).toContain(`content: ${content.replace('\n', '\n  ')}\n`)
  expect(shown).toContain('category: Introduction to Vitrine\n')
  expect((await admin(environment, 'stories', 'show', 'no-such-id')).code).toBe(1)
})

test('what strangers typed is printed without characters that a terminal obeys', async () => {
  const { client, directory } = await runningServer()
  const { id } = json<SavedStory>(
    await client.post(endpoints.savePost, storyOf('\u001b[2J\u202e', 'bell\u0007\r\u009b31m')),
  )
  for (const args of [['list'], ['list', '--json'], ['show', id]]) {
    const { stdout } = await admin({ DATA_DIR: directory }, 'stories', ...args)
    expect(stdout).toContain('Story')
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u)
  }
})

test('what the owner removes is logged by the running server, without text', async () => {
  const { client, server, directory } = await runningServer()
  const { id } = json<SavedStory>(await client.post(endpoints.savePost, storyOf('Rumpelstiltskin')))
  await admin({ DATA_DIR: directory }, 'stories', 'remove', id)
  await server.stop()
  expect(server.log).toContainEqual(
    expect.objectContaining({ msg: 'changed by the owner', command: 'remove', list: 'stories', ids: [id] }),
  )
  expect(JSON.stringify(server.log)).not.toContain('Rumpelstiltskin')
})

test('a removed record stays removed after kill -9', async () => {
  const { client, server, directory } = await serverProcess()
  const story = json<SavedStory>(await client.post(endpoints.savePost, storyOf(1)))
  await admin({ DATA_DIR: directory }, 'stories', 'remove', story.id)
  await server.stop('SIGKILL')
  const again = await runningServer({ DATA_DIR: directory })
  expect((await again.client.send(endpoints.getPosts)).body.toString()).toBe('[]')
})

test('on a folder without records, the command says so and creates nothing', async () => {
  const folder = await temporaryFolder()
  const DATA_DIR = join(folder, 'nowhere')
  expect(await admin({ DATA_DIR }, 'stories', 'list')).toEqual({
    code: 1,
    stdout: '',
    stderr: `${DATA_DIR} is no folder: there is nothing to read. Set DATA_DIR to the folder of the server's data.\n`,
  })
  const { code, stderr } = await admin({ DATA_DIR: folder }, 'messages', 'list')
  expect(code).toBe(1)
  expect(stderr).toBe(
    `${join(folder, 'vitrine.json')} does not exist: nothing has been saved in this folder. Check DATA_DIR.\n`,
  )
  expect(await readdir(folder)).toEqual([])
})

test('a running server that has saved nothing yet has an empty list', async () => {
  const { directory } = await runningServer()
  expect(await admin({ DATA_DIR: directory }, 'stories', 'list')).toEqual({ code: 0, stdout: '', stderr: '' })
})

test('a program that reads only the first line of the output ends the command without an error', async () => {
  const { client, directory } = await runningServer()
  // More than a pipe holds.
  for (let number = 0; number < 4; number += 1)
    await client.post(endpoints.savePost, storyOf(number, 'x'.repeat(100_000)))
  const command = `"$NODE" "$SERVER" admin stories list --json | head -1 | wc -l`
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      NODE: process.execPath,
      SERVER: join(inject('dist'), 'server/index.js'),
      DATA_DIR: directory,
    },
  })
  expect([stdout.trim(), stderr]).toEqual(['1', ''])
})

test.each([[['--help']], [['stories', 'list', '--help']]])(
  '%j prints the usage, and succeeds',
  async (args) => {
    const { code, stdout, stderr } = await adminProcess({}, ...args)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('Usage: npm run admin -- stories|messages list')
  },
)

test.each([
  [[]],
  [['posts', 'list']],
  [['stories']],
  [['stories', 'drop']],
  [['stories', 'remove']],
  [['stories', 'remove', '--waiting']],
  [['stories', 'remove', '1', '--since', '1h']],
  [['stories', 'remove', '1', '--json']],
  [['stories', 'list', 'all']],
  [['stories', 'list', '--all']],
  [['stories', 'show']],
  [['stories', 'show', '--since', '1h']],
  [['stories', 'approve']],
  [['messages', 'approve', '1']],
  [['messages', 'list', '--waiting']],
  [['stories', 'remove', '1', '--limit', '1']],
  [['stories', 'list', '--repair']],
  [['check', '--json']],
  [['check', 'stories']],
  [['backup']],
  [['restore', 'one', 'two']],
  [['verify', 'one', '--json']],
  [['notifications']],
  [['notifications', 'list', '1']],
  [['notifications', 'retry', '--json']],
  [['notifications', 'retry', '--since', '1h']],
  [['notifications', 'remove', '1']],
])('the arguments %j print the usage', async (args) => {
  const { code, stderr, stdout } = await admin({}, ...args)
  expect(code).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toContain('Usage: npm run admin -- stories|messages list')
})

test.each([
  ['--since', 'yesterday'],
  ['--since', '12'],
  ['--since', '5 h'],
  ['--since', '2026-02-30'],
  ['--since', '2999-01-01'],
  ['--until', 'tomorrow'],
  ['--client', '192.0.2.1'],
])('%s %s stops the command with what it must be', async (option, value) => {
  const { client, directory } = await runningServer()
  await client.post(endpoints.savePost, storyOf(1))
  const { code, stderr } = await admin({ DATA_DIR: directory }, 'stories', 'remove', option, value)
  expect(code).toBe(1)
  expect(stderr).toContain(`${option} is ${value}. It must be `)
  expect(json<SavedStory[]>(await client.send(endpoints.getPosts))).toHaveLength(1)
})

test('no address is stored, and a client has another key on another server', async () => {
  const keys = []
  for (let round = 0; round < 2; round += 1) {
    const { client, server, directory } = await runningServer({ TRUST_PROXY: '1' })
    await postFrom(client, '192.0.2.66', endpoints.savePost, storyOf(1))
    await server.stop()
    const text = await readFile(join(directory, 'vitrine.json'), 'utf8')
    expect(text).not.toContain('192.0.2.66')
    keys.push((JSON.parse(text) as { stories: { client: string }[] }).stories[0]?.client)
  }
  expect(keys[0]).toMatch(/^[0-9a-f]{16}$/)
  expect(keys[0]).not.toBe(keys[1])
})

test('no HTTP endpoint lists messages or removes anything', async () => {
  const { client } = await runningServer()
  const story = json<SavedStory>(await client.post(endpoints.savePost, storyOf(1)))
  for (const path of ['/admin', '/api/admin', '/api/messages', '/api/contact', '/api/contact/getmessages']) {
    expect((await client.send(path)).status).toBe(404)
  }
  for (const path of [`/api/stories/${story.id}`, `${endpoints.getPosts}/${story.id}`]) {
    expect((await client.send(path, { method: 'DELETE' })).status).toBe(404)
  }
})
