import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

/** A server that runs in a separate process. */
export interface ServerProcess {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** The parsed lines of its log so far. */
  readonly log: Record<string, unknown>[]
  /**
   * Sends a signal, SIGTERM by default, and waits for the process to exit. Stopping a stopped server does nothing.
   *
   * @returns the exit code; null when the signal killed it
   */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** The exit code and output of a process that has ended. */
export interface ProcessResult {
  code: number | null
  stdout: string
  stderr: string
}

type Environment = Readonly<Record<string, string>>

/** Settings with which a client may post and ask as fast and as much as it can. */
export const unlimited = {
  WRITE_LIMIT: '0',
  WRITE_SIZE: '0',
  PRINT_LIMIT: '0',
  CLIENT_CONNECTIONS: '0',
  FORM_MIN_AGE: '0',
} as const

/** The server never sees the shell's settings or the repository's `.env`; it reads one from its working directory. */
const spawnServer = (dist: string, environment: Environment, args: readonly string[]) =>
  spawn(process.execPath, [resolve(dist, 'server/index.js'), ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...unlimited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/**
 * Starts a built server and waits until it listens.
 *
 * @param dist the build's folder, which contains `server/index.js`
 * @param environment its settings, with absolute paths; by default a free port, and {@link unlimited} posts
 * @throws when it exits first; the message has its error output
 */
export const startServer = (dist: string, environment: Environment): Promise<ServerProcess> =>
  untilListening(spawnServer(dist, environment, []))

/** Waits until a process that logs JSON lines logs `listening` with its port. */
export async function untilListening(child: ReturnType<typeof spawnServer>): Promise<ServerProcess> {
  const exited = once(child, 'exit')
  const log: Record<string, unknown>[] = []
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const port = await new Promise<number>((listening, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const entry: unknown = JSON.parse(line)
      if (!isRecord(entry)) return
      log.push(entry)
      if (entry.msg === 'listening') listening(Number(entry.port))
    })
    child.once('exit', (code) =>
      reject(new Error(`The server exited with ${code} before it listened: ${errors}`)),
    )
  })
  // From here on nobody else reports what the server writes, such as why it crashed.
  child.stderr.pipe(process.stderr)
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (isRunning(child)) child.kill(signal)
    await exited
    return child.exitCode
  }
  return { url: `http://127.0.0.1:${port}`, port, pid: child.pid ?? 0, log, stop }
}

/** Runs the built server until it exits: a start that must fail, or one of its commands. */
export async function runToEnd(
  dist: string,
  environment: Environment,
  ...args: string[]
): Promise<ProcessResult> {
  const child = spawnServer(dist, environment, args)
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
