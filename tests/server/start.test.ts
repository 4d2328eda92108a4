import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join, resolve } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { type ProcessResult, runToEnd } from '../../scripts/harness/server-process'
import { checkNames } from '../../server/setting-names'
import { lineInWords } from '../../server/terminal-log'
import { temporaryFolder } from './support/temporary-folder'

/** Runs a program of Node in a folder to its end. */
async function run(
  folder: string,
  environment: Record<string, string>,
  ...words: string[]
): Promise<ProcessResult> {
  const child = spawn(process.execPath, words, {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (part: Buffer) => (stdout += part.toString()))
  child.stderr.on('data', (part: Buffer) => (stderr += part.toString()))
  await once(child, 'close')
  return { code: child.exitCode, stdout, stderr }
}

/** A server that does with each connection what is given. */
async function listening(onConnection: (socket: Socket) => void = () => undefined): Promise<string> {
  const server = createServer(onConnection)
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  return String((server.address() as AddressInfo).port)
}

const root = resolve(import.meta.dirname, '../..')

test('a port that is taken stops the start with a command that takes another', async () => {
  const PORT = await listening()
  const DATA_DIR = await temporaryFolder()
  const { code, stderr } = await runToEnd(inject('dist'), { PORT, DATA_DIR })
  expect(code).toBe(1)
  expect(stderr).toBe(
    `Port ${PORT} is taken. Stop the program that uses it, or choose another: PORT=${Number(PORT) + 1} npm start\n`,
  )
})

test('an address for the metrics that this machine does not have stops the start with its setting', async () => {
  const environment = { DATA_DIR: await temporaryFolder(), METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' }
  const { code, stderr } = await runToEnd(inject('dist'), environment)
  expect([code, stderr]).toEqual([
    1,
    'METRICS_HOST 192.0.2.1 is no address of this machine (EADDRNOTAVAIL). Set it to one, such as 127.0.0.1, or 0.0.0.0 for all.\n',
  ])
})

test.each(['start', 'dev'])('npm run %s looks at the port before anything else', async (command) => {
  const PORT = await listening()
  const environment = { PORT, DATA_DIR: await temporaryFolder() }
  const { code, stdout, stderr } = await run(root, environment, '--import', 'tsx', `scripts/${command}.ts`)
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(new RegExp(`^Port ${PORT} is taken\\. .+ npm (run )?${command}\\n$`))
})

test('npm start looks at the data folder before it builds', async () => {
  const DATA_DIR = join(await temporaryFolder(), 'file')
  await writeFile(DATA_DIR, '')
  const { code, stdout, stderr } = await run(root, { DATA_DIR }, '--import', 'tsx', 'scripts/start.ts')
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^DATA_DIR: .+ cannot be used, because it is a file/)
})

test.each([
  ['file', 'it is a file (EEXIST)'],
  ['file/below', 'a part of its path is a file (ENOTDIR)'],
])('DATA_DIR=%s, which cannot be a folder, stops the start with the reason', async (path, reason) => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'file'), '')
  const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: join(folder, path) })
  expect(code).toBe(1)
  expect(stderr).toBe(
    `DATA_DIR: ${join(folder, path)} cannot be used, because ${reason}. Set it to a folder on a local disk in which this user may write.\n`,
  )
})

test('a name in .env that is no setting stops the start, with the setting that it may mean', async () => {
  const folder = await temporaryFolder()
  await writeFile(
    join(folder, '.env'),
    'STORE_LIMT=3\nCOLOR=blue\nVITE_SITE_ULR=x\nPGSSLMODE=disable\nPORT=0\n',
  )
  const { code, stderr } = await run(folder, {}, join(inject('dist'), 'server/index.js'))
  expect(code).toBe(1)
  expect(stderr.trim().split('\n').toSorted()).toEqual([
    'COLOR in .env is no setting. .env.example has them all.',
    'STORE_LIMT in .env is no setting. Did you mean STORE_LIMIT?',
    'VITE_SITE_ULR in .env is no setting. Did you mean VITE_SITE_URL?',
  ])
})

test('a .env that is no file stops the start with a sentence', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, '.env'))
  const { code, stderr } = await run(folder, {}, join(inject('dist'), 'server/index.js'))
  expect([code, stderr]).toEqual([
    1,
    'The settings in .env cannot be read (EISDIR). Make it a file that this user may read.\n',
  ])
})

test.each([
  ['STORE_LIMT', 'STORE_LIMIT'],
  ['STORE_LIMITS', 'STORE_LIMIT'],
  ['STROE_LIMIT', 'STORE_LIMIT'],
  ['store_limit', 'STORE_LIMIT'],
  ['DATADIR', 'DATA_DIR'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PROT', 'PORT'],
  ['VITE_SITEURL', 'VITE_SITE_URL'],
])('%s in the environment stops the start with the name of %s', (name, meant) => {
  expect(() => checkNames({ [name]: '5' }, {})).toThrow(
    `${name} in the environment is no setting. Did you mean ${meant}?`,
  )
  expect(() => checkNames({ [name]: '5', [meant]: '5' }, {})).not.toThrow()
  expect(() => checkNames({ [name]: '' }, {})).not.toThrow()
})

test('no ordinary name in the environment counts as a misspelling', () => {
  const ordinary =
    'PATH HOME HOST HOSTNAME PWD OLDPWD SHELL TERM USER LANG EDITOR DISPLAY ROOT SORT POST TMPDIR CI NODE_ENV NODE_OPTIONS NOTIFY_SOCKET STATE_DIR STATE_DIRECTORY LOGNAME LOG_DIR CACHE_DIR TEMP_DIR BASE_DIR HTTP_PROXY HTTPS_PROXY NO_PROXY XDG_DATA_DIRS XDG_DATA_HOME PGDATA PGHOST POSTGRES_PASSWORD VITE_USER_NODE_ENV ENGINE STYLES OUT_DIR TEST_PORT KUBERNETES_PORT KUBERNETES_SERVICE_PORT JOURNAL_STREAM INVOCATION_ID'
  const environment = Object.fromEntries(ordinary.split(' ').map((name) => [name, 'x']))
  expect(() => checkNames({ ...process.env, ...environment }, {})).not.toThrow()
})

/** PostgreSQL's ErrorResponse with a code (manual, section 55.7). */
function errorResponse(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C${code}\0Mrefused hunter2\0\0`)
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(fields.length + 4, 1)
  return Buffer.concat([head, fields])
}

test.each([
  ['3D000', 'there is no database shop at 127.0.0.1:PORT. Create it with createdb'],
  ['28P01', 'the password of the user owner is wrong. Correct user and password.'],
  ['28000', 'the user owner may not connect to shop.'],
  ['53300', '127.0.0.1:PORT has no connection left.'],
  ['XX000', 'it refuses what it is asked. Look this code up'],
])('a database that answers with %s stops the start in words, without the password', async (code, words) => {
  const port = await listening((socket: Socket) => {
    socket.on('error', () => undefined).once('data', () => socket.end(errorResponse(code)))
  })
  const DATABASE_URL = `postgres://owner:hunter2@127.0.0.1:${port}/shop`
  const result = await runToEnd(inject('dist'), { DATABASE_URL, DATABASE_WAIT: '0' })
  expect(result.code).toBe(1)
  expect(result.stderr).toContain(
    `DATABASE_URL: the database cannot be used (${code}): ${words.replace('PORT', port)}`,
  )
  expect(result.stderr).not.toContain('hunter2')
})

test('a line of the log is a sentence at a terminal', () => {
  const words = (line: object) => lineInWords(JSON.stringify({ level: 30, time: 1, ...line }))
  expect(words({ msg: 'listening', site: true, url: 'http://localhost:5000' })).toBe(
    'Vitrine is at http://localhost:5000\nCtrl+C stops it.',
  )
  expect(words({ msg: 'listening', site: false, url: 'http://localhost:5000' })).toContain(
    'The API of Vitrine',
  )
  expect(words({ msg: 'request', method: 'POST', route: '/a', status: 201, ms: 3.1, requestId: 'x' })).toBe(
    'POST /a 201 in 3.1 ms',
  )
  expect(words({ msg: 'nearly full', level: 40, list: 'stories' })).toBe(
    'Warning: nearly full list="stories"',
  )
  expect(
    words({ msg: 'failed', level: 50, error: { stack: 'Error: a\n at b', cause: { message: 'c' } } }),
  ).toBe('Error: failed\nError: a\n at b\nc')
})

test('at a terminal, the server says where it is in a sentence, and Ctrl+C ends it quietly', async () => {
  const command = `exec ${process.execPath} ${join(inject('dist'), 'server/index.js')}`
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: await temporaryFolder() },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let output = ''
  let isInterrupted = false
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString()
    if (!output.includes('Ctrl+C stops it.') || isInterrupted) return
    isInterrupted = true
    child.stdin.write('\u0003')
  })
  await once(child, 'close')
  expect(child.exitCode).toBe(0)
  expect(output).toMatch(/^Vitrine is at http:\/\/localhost:\d+\r\nCtrl\+C stops it\.\r\n/)
  expect(output).toMatch(/Vitrine has stopped\.\r\n$/)
  expect(output).not.toContain('{')
})

test.each(['--help'])('the server explains its commands for %s', async (word) => {
  const { code, stdout } = await runToEnd(inject('dist'), {}, word)
  expect([code, stdout]).toEqual([0, expect.stringContaining('The commands are admin and import')])
})
