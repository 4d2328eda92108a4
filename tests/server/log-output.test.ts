import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { expect, inject, test } from 'vitest'
import { HttpClient } from '../../scripts/harness/http-client'
import { untilListening } from '../../scripts/harness/server-process'
import { logOutput } from '../../server/log-output'
import { temporaryFolder } from './support/temporary-folder'

/** A reader that reads nothing until it is told to. */
function blockedReader() {
  let read = ''
  let release: (() => void) | undefined
  let isBlocked = true
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      read += chunk.toString()
      if (isBlocked) release = done
      else done()
    },
  })
  return {
    stream,
    unblock: () => {
      isBlocked = false
      release?.()
    },
    lines: () => read.split('\n').slice(0, -1),
  }
}

test('a log that nobody reads keeps a megabyte, and says how many lines it has lost', async () => {
  const { stream, unblock, lines } = blockedReader()
  const output = logOutput(stream)
  for (let number = 0; number < 50_000; number += 1) {
    output.write(`${JSON.stringify({ number, text: 'x'.repeat(100) })}\n`)
    expect(stream.writableLength).toBeLessThanOrEqual(2 ** 20)
  }
  const end = output.end()
  unblock()
  await end
  output.write('{"msg":"again"}\n')
  await output.end()
  const [again, warning] = lines()
    .slice(-2)
    .map((line) => JSON.parse(line))
  expect(again).toEqual({ msg: 'again' })
  expect(warning).toMatchObject({ level: 40, lost: 50_000 - (lines().length - 2) })
})

test('a server whose log nobody reads answers, and stops on SIGTERM with 0', async () => {
  const DATA_DIR = await temporaryFolder()
  const child = spawn(process.execPath, [join(inject('dist'), 'server/index.js')], {
    cwd: tmpdir(),
    env: { PORT: '0', DATA_DIR, LOG_LEVEL: 'debug' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const { url } = await untilListening(child)
  child.stdout.pause()
  const client = new HttpClient(url, 8)
  const asked = Array.from({ length: 3_000 }, () => client.send('/healthz'))
  expect((await Promise.all(asked)).every(({ status }) => status === 200)).toBe(true)
  client.close()
  child.kill('SIGTERM')
  // The system's limit for a service that does not stop.
  const overdue = setTimeout(() => child.kill('SIGKILL'), 20_000)
  expect(await exited).toEqual([0, null])
  clearTimeout(overdue)
})
