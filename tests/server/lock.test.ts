import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { StartupError } from '../../server/startup-error'
import { lockDirectory } from '../../server/store/directory-lock'
import { calls, storyOf } from './support/records'
import { runToEnd } from './support/server-process'
import { runningServer, temporaryFolder } from './support/temporary'

const silent = () => Promise.resolve({})

test('of many that want a folder at the same moment exactly one gets it, and the others are told', async () => {
  const directory = await temporaryFolder()
  for (let round = 0; round < 10; round += 1) {
    const attempts = await Promise.allSettled(
      Array.from({ length: 6 }, () => lockDirectory(directory, silent)),
    )
    const locks = attempts.filter((attempt) => attempt.status === 'fulfilled')
    const refusals = attempts.filter((attempt) => attempt.status === 'rejected')
    expect(locks).toHaveLength(1)
    for (const { reason } of refusals) expect(reason).toBeInstanceOf(StartupError)
    await locks[0]?.value.release()
  }
  expect(await readdir(directory)).toEqual([])
})

test('of servers that start at the same moment exactly one runs', async () => {
  const directory = await temporaryFolder()
  const children = Array.from({ length: 3 }, () =>
    spawn(process.execPath, [join(inject('dist'), 'server/index.js')], {
      cwd: directory,
      env: { PORT: '0', DATA_DIR: directory },
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  )
  const outcomes = await Promise.all(
    children.map((child) =>
      Promise.race([
        once(child.stdout, 'data').then(() => 'runs'),
        once(child, 'exit').then(() => 'refused'),
      ]),
    ),
  )
  for (const child of children) child.kill('SIGKILL')
  expect(outcomes.toSorted()).toEqual(['refused', 'refused', 'runs'])
})

test('the lock of a process that was killed is free at once, and its socket is cleared away', async () => {
  const first = await runningServer()
  await first.server.end('SIGKILL')
  const left = await readdir(first.directory)
  expect(left.filter((name) => name.endsWith('.sock'))).toHaveLength(1)
  const second = await runningServer({ DATA_DIR: first.directory })
  expect((await second.client.post(calls.savePost, storyOf(1))).status).toBe(201)
  await second.server.end()
  expect(await readdir(first.directory)).toEqual(['vitrine.json'])
})

test('a process that has the folder but does not answer is not overrun', async () => {
  const { server, directory } = await runningServer()
  process.kill(server.pid, 'SIGSTOP')
  const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: directory })
  process.kill(server.pid, 'SIGCONT')
  expect(code).toBe(1)
  expect(stderr).toContain(`${directory} is in use by another process`)
})
