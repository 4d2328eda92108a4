import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { json } from '../../scripts/harness/http-client'
import { endpoints, messageOf, storyOf } from '../../scripts/harness/sample-records'
import { admin, adminProcess } from './support/admin'
import { emptyDatabase, query } from './support/postgres'
import { restoreDrill } from './support/restore-drill'
import { runningServer } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

test('a backup of a running server, restored into an empty folder, answers as the server did', async () => {
  await restoreDrill({ DATA_DIR: await temporaryFolder() }, { DATA_DIR: await temporaryFolder() })
})

/** A backup of two stories and a message, and its store. */
async function smallBackup() {
  const { client, server, directory } = await runningServer()
  for (const number of [1, 2]) await client.post(endpoints.savePost, storyOf(number))
  await client.post(endpoints.saveContact, messageOf(1))
  const stories = json<unknown[]>(await client.send(endpoints.getPosts))
  const file = join(await temporaryFolder(), 'backup.ndjson')
  const { stdout } = await admin({ DATA_DIR: directory }, 'backup', file)
  return { file, stdout, directory, server, stories, text: await readFile(file, 'utf8') }
}

test('a backup names its format and time first, and its counts and SHA-256 last', async () => {
  const { file, stdout, text } = await smallBackup()
  const counts = '2 stories, 0 waiting stories, 1 message, 0 keys, 0 notifications'
  expect(stdout).toBe(`Backed up ${counts}.\n`)
  expect((await admin({}, 'verify', file)).stdout).toBe(`${file} is whole: ${counts}.\n`)
  const lines = text.trimEnd().split('\n')
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    vitrine: 'backup',
    format: 1,
    layout: 4,
    madeAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
  const body = `${lines.slice(0, -1).join('\n')}\n`
  expect(JSON.parse(lines.at(-1) ?? '')).toEqual({
    counts: { secret: 1, outbox: 0, stories: 2, waiting: 0, messages: 1, keys: 0 },
    sha256: createHash('sha256').update(body).digest('hex'),
  })
})

test('a backup moves from the file to PostgreSQL and back, and is the same each time', async () => {
  const { file, directory, stories, text } = await smallBackup()
  const DATABASE_URL = await emptyDatabase()
  const contentOf = (backup: string) => backup.split('\n').slice(1, -2)

  expect((await admin({ DATABASE_URL }, 'restore', file)).code).toBe(0)
  const { client } = await runningServer({ DATABASE_URL })
  expect(json(await client.send(endpoints.getPosts))).toEqual(stories)
  const second = join(directory, 'second.ndjson')
  expect((await admin({ DATABASE_URL }, 'backup', second)).code).toBe(0)
  expect(contentOf(await readFile(second, 'utf8'))).toEqual(contentOf(text))

  const DATA_DIR = join(directory, 'new')
  expect((await admin({ DATA_DIR }, 'restore', second)).code).toBe(0)
  const { client: last } = await runningServer({ DATA_DIR })
  expect(json(await last.send(endpoints.getPosts))).toEqual(stories)
})

test('backup and restore pass a backup on through a pipe', async () => {
  const { directory, stories } = await smallBackup()
  const folder = await temporaryFolder()
  const command = `DATA_DIR="$SOURCE" "$NODE" "$SERVER" admin backup - | "$NODE" "$SERVER" admin restore -`
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', command], {
    cwd: folder,
    env: {
      NODE: process.execPath,
      SERVER: join(inject('dist'), 'server/index.js'),
      SOURCE: directory,
      DATA_DIR: folder,
    },
  })
  expect(stdout).toMatch(/^Restored 2 stories, .+ Start the server, or start it again\.\n$/)
  expect(stderr).toMatch(/^Backed up 2 stories, /)
  const { client } = await runningServer({ DATA_DIR: folder })
  expect(json(await client.send(endpoints.getPosts))).toEqual(stories)
})

test('a backup whose reader leaves early fails', async () => {
  const { client, directory } = await runningServer()
  // More than a pipe holds.
  for (let number = 0; number < 4; number += 1)
    await client.post(endpoints.savePost, storyOf(number, 'x'.repeat(100_000)))
  const command = `("$NODE" "$SERVER" admin backup -; echo $? >&2) | head -1`
  const { stderr } = await promisify(execFile)('sh', ['-c', command], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      NODE: process.execPath,
      SERVER: join(inject('dist'), 'server/index.js'),
      DATA_DIR: directory,
    },
  })
  expect(stderr).toBe('1\n')
})

const hashed = (lines: readonly string[], counts: object) => {
  const body = lines.map((line) => `${line}\n`).join('')
  return `${body}${JSON.stringify({ counts, sha256: createHash('sha256').update(body).digest('hex') })}\n`
}

const linesOf = (text: string) => text.trimEnd().split('\n')
const counts = { secret: 1, outbox: 0, stories: 2, waiting: 0, messages: 1, keys: 0 }

test.each([
  ['half of it', (text: string) => text.slice(0, text.length / 2), 'is incomplete or unknown'],
  [
    'all but its last line',
    (text: string) => `${linesOf(text).slice(0, -1).join('\n')}\n`,
    'last line is missing',
  ],
  [
    'a changed letter',
    (text: string) => text.replace('Story 1', 'Story 7'),
    'it was changed, as its SHA-256 shows',
  ],
  ['a record twice', (text: string) => text.replace(/^\{"messages".+\n/m, '$&$&'), 'it was changed'],
  ['two backups in one', (text: string) => text + text, 'it goes on after its last line'],
  ['other counts', (text: string) => text.replace('"stories":2', '"stories":3'), 'it holds other counts'],
  [
    'a field that no record has',
    (text: string) =>
      hashed(
        linesOf(text)
          .slice(0, -1)
          .map((line) => line.replace('"title"', '"heading"')),
        counts,
      ),
    'line 3 is incomplete or unknown',
  ],
  ['nothing', () => '', 'is no backup of Vitrine. Name a file'],
  ['a data file', () => '{"format":4,"secret":"","stories":[]}\n', 'is no backup of Vitrine. Name a file'],
  [
    'a later format',
    (text: string) => text.replace('"format":1', '"format":2'),
    'has format 2 and layout 4, and this version reads 1 and 4 at most. Use the version of Vitrine that wrote it',
  ],
  [
    'a later layout',
    (text: string) => text.replace('"layout":4', '"layout":5'),
    'has format 1 and layout 5, and this version reads',
  ],
])('%s is refused by verify, and restored into neither store', async (_, change, fact) => {
  const { file, text } = await smallBackup()
  await writeFile(file, change(text))
  const verified = await admin({}, 'verify', file)
  expect([verified.code, verified.stdout]).toEqual([1, ''])
  expect(verified.stderr).toContain(file)
  expect(verified.stderr).toContain(fact)

  const DATA_DIR = await temporaryFolder()
  expect((await admin({ DATA_DIR }, 'restore', file)).stderr).toBe(verified.stderr)
  expect(await readdir(DATA_DIR)).toEqual([])
  const DATABASE_URL = await emptyDatabase()
  expect((await admin({ DATABASE_URL }, 'restore', file)).stderr).toBe(verified.stderr)
  const [row] = await query<{ count: number }>(
    DATABASE_URL,
    `select (select count(*) from vitrine_stories)::int + sum(size)::int as count from vitrine_lists`,
  )
  expect(row?.count).toBe(0)
})

test('a record that is there twice in a whole backup is refused by both stores', async () => {
  const { file, text } = await smallBackup()
  const lines = linesOf(text).slice(0, -1)
  await writeFile(file, hashed([...lines, ...lines.slice(-1)], { ...counts, messages: 2 }))
  expect((await admin({}, 'verify', file)).code).toBe(0)
  const DATA_DIR = await temporaryFolder()
  expect((await admin({ DATA_DIR }, 'restore', file)).stderr).toContain('two messages have the same id')
  expect(await readdir(DATA_DIR)).toEqual([])
  const { stderr } = await admin({ DATABASE_URL: await emptyDatabase() }, 'restore', file)
  expect(stderr).toBe('The backup has an id or key twice in messages. Use another backup.\n')
})

test('a store that is in use or not empty is not restored into', async () => {
  const { file, directory, server } = await smallBackup()
  const restore = async (settings: Record<string, string>) => {
    const { code, stdout, stderr } = await adminProcess(settings, 'restore', file)
    expect([code, stdout]).toEqual([1, ''])
    return stderr
  }
  expect(await restore({ DATA_DIR: directory })).toMatch(
    / is in use by another process \(\d+\)\. Stop it first/,
  )
  await server.stop()
  const before = await readFile(join(directory, 'vitrine.json'), 'utf8')
  expect(await restore({ DATA_DIR: directory })).toBe(
    'The store is not empty. Set DATA_DIR to an empty folder.\n',
  )
  expect(await readFile(join(directory, 'vitrine.json'), 'utf8')).toBe(before)

  const DATABASE_URL = await emptyDatabase()
  expect((await adminProcess({ DATABASE_URL }, 'restore', file)).code).toBe(0)
  expect(await restore({ DATABASE_URL })).toBe(
    'The database is not empty. Set DATABASE_URL to an empty one.\n',
  )
})

test('a backup that does not fit into the file is refused with what to do', async () => {
  const { file } = await smallBackup()
  const DATA_DIR = await temporaryFolder()
  const { code, stderr } = await adminProcess({ DATA_DIR, STORE_LIMIT: '1' }, 'restore', file)
  expect(code).toBe(1)
  expect(stderr).toBe(
    'The store is full: it holds 2 stories. The owner can set DATABASE_URL to move to PostgreSQL, or raise STORE_LIMIT or STORE_SIZE.\n',
  )
  expect(await readdir(DATA_DIR)).toEqual([])
})

test('a backup that cannot be written leaves the one before, and nothing else', async () => {
  const { file, directory, text } = await smallBackup()
  const missing = await admin({ DATA_DIR: join(directory, 'nowhere') }, 'backup', file)
  expect(missing.stderr).toBe(
    `${join(directory, 'nowhere')} has no vitrine.json: there is nothing to back up. Check DATA_DIR.\n`,
  )
  expect(await readFile(file, 'utf8')).toBe(text)
  expect(await readdir(join(file, '..'))).toEqual(['backup.ndjson'])

  const unwritable = join(directory, 'no-folder/backup.ndjson')
  const { code, stderr } = await admin({ DATA_DIR: directory }, 'backup', unwritable)
  expect([code, stderr]).toEqual([
    1,
    `${unwritable} cannot be written (ENOENT). Check its path and its disk.\n`,
  ])
  expect((await admin({}, 'verify', unwritable)).stderr).toBe(
    `${unwritable} cannot be read (ENOENT). Check its path and its disk.\n`,
  )
})

test('a database without tables is not backed up, and gets none', async () => {
  const DATABASE_URL = await emptyDatabase()
  const { code, stderr } = await admin({ DATABASE_URL }, 'backup', join(await temporaryFolder(), 'backup'))
  expect(code).toBe(1)
  expect(stderr).toContain(
    'DATABASE_URL: nothing was backed up (42P01): postgres has no tables of this version.',
  )
  expect(await query(DATABASE_URL, `select 1 from pg_tables where tablename like 'vitrine%'`)).toEqual([])
})
