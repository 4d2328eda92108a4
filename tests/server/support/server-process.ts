import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'

/** A server that runs as a process of its own. */
export interface ServerProcess {
  url: string
  port: number
  pid: number
  /** The parsed lines of its log so far. */
  log: Record<string, unknown>[]
  /** Sends a signal and waits for the end. @returns the exit code, null when a signal ended it */
  end: (signal?: NodeJS.Signals) => Promise<number | null>
}

type Spawned = ReturnType<typeof spawnServer>

/** How a process ended that was not expected to stay. */
export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

const spawnServer = (dist: string, environment: Record<string, string>, words: readonly string[]) =>
  spawn(process.execPath, [join(dist, 'server/index.js'), ...words], {
    // No .env of the repository and no setting of the shell may reach a test.
    cwd: dirname(dist),
    env: { PATH: process.env.PATH ?? '', PORT: '0', WRITE_LIMIT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/**
 * Starts the built server on a free port and waits until it listens.
 *
 * @param dist the folder of `server/index.js`
 * @param environment its settings; no write limit unless set
 */
export const startServer = (dist: string, environment: Record<string, string>): Promise<ServerProcess> =>
  untilListening(spawnServer(dist, environment, []))

/** Waits for a process that logs JSON lines to say that it listens, and on which port. */
export async function untilListening(child: Spawned): Promise<ServerProcess> {
  const ended = once(child, 'exit')
  const log: Record<string, unknown>[] = []
  let words = ''
  child.stderr.on('data', (chunk: Buffer) => (words += chunk.toString()))
  const port = await new Promise<number>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const entry: unknown = JSON.parse(line)
      if (!isRecord(entry)) return
      log.push(entry)
      if (entry.msg === 'listening') resolve(Number(entry.port))
    })
    child.once('exit', (code) =>
      reject(new Error(`The server ended with ${code} before it listened: ${words}`)),
    )
  })
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (isRunning(child)) child.kill(signal)
    await ended
    return child.exitCode
  }
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, log, end }
}

/** Runs the built server's file to its end: a start that must fail, or one of its commands. */
export async function runToEnd(
  dist: string,
  environment: Record<string, string>,
  ...words: string[]
): Promise<Ended> {
  const child = spawnServer(dist, environment, words)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  await once(child, 'close')
  return { code: child.exitCode, stdout, stderr }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
