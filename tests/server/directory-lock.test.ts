import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { endpoints, storyOf } from '../../scripts/harness/sample-records'
import { runToEnd } from '../../scripts/harness/server-process'
import { StartupError } from '../../server/startup-error'
import { lockDirectory } from '../../server/store/directory-lock'
import { listen, stopListening } from '../../server/store/lock-socket'
import { serverProcess } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

const silent = () => Promise.resolve({})

test('when several processes lock a folder at once, exactly one succeeds and the others get an error', async () => {
  const directory = await temporaryFolder()
  for (let round = 0; round < 10; round += 1) {
    const attempts = await Promise.allSettled(
      Array.from({ length: 6 }, () => lockDirectory(directory, silent)),
    )
    const locks = attempts.filter((attempt) => attempt.status === 'fulfilled')
    const rejected = attempts.filter((attempt) => attempt.status === 'rejected')
    expect(locks).toHaveLength(1)
    for (const { reason } of rejected) expect(reason).toBeInstanceOf(StartupError)
    await locks[0]?.value.release()
  }
  expect(await readdir(directory)).toEqual([])
})

test('a process that came later and gives no answer is waited for, and the lock is free when it leaves', async () => {
  const directory = await temporaryFolder()
  const name = 'wait-ffffffffffff.sock'
  const rival = await listen(directory, name, () => new Promise(() => undefined))
  const locking = lockDirectory(directory, silent)
  // Longer than a process waits for an answer.
  await setTimeout(2_500)
  expect((await readdir(directory)).filter((file) => file.startsWith('lock-'))).toEqual([])
  await stopListening(rival, join(directory, name))
  await (await locking).release()
})

test('when several servers start on a folder at once, exactly one runs', async () => {
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
      Promise.race([once(child.stdout, 'data').then(() => 'runs'), once(child, 'exit').then(() => 'exited')]),
    ),
  )
  for (const child of children) child.kill('SIGKILL')
  expect(outcomes.toSorted()).toEqual(['exited', 'exited', 'runs'])
})

test('the lock of a killed process is free at once, and its socket is removed', async () => {
  const first = await serverProcess()
  await first.server.stop('SIGKILL')
  const left = await readdir(first.directory)
  expect(left.filter((name) => name.endsWith('.sock'))).toHaveLength(1)
  const second = await serverProcess({ DATA_DIR: first.directory })
  expect((await second.client.post(endpoints.savePost, storyOf(1))).status).toBe(201)
  await second.server.stop()
  expect(await readdir(first.directory)).toEqual(['vitrine.json'])
})

test('a process that has the folder but does not respond keeps the lock', async () => {
  const { server, directory } = await serverProcess()
  process.kill(server.pid, 'SIGSTOP')
  const { code, stderr } = await runToEnd(inject('dist'), { DATA_DIR: directory })
  process.kill(server.pid, 'SIGCONT')
  expect(code).toBe(1)
  expect(stderr).toContain(`${directory} is in use by another process`)
})
