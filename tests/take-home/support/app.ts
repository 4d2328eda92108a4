import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

/** What a command printed, and how it ended. */
export interface Ran {
  readonly code: number | null
  /** Both streams, without the codes that color them. */
  readonly output: string
}

/** A throw-away app. */
export interface App {
  readonly folder: string
  readonly read: (file: string) => string
  readonly has: (file: string) => boolean
  readonly write: (files: Readonly<Record<string, string>>) => void
  /** Runs a command to its end, without a terminal. */
  readonly run: (command: string, ...parameters: string[]) => Promise<Ran>
  /** Runs a command that must succeed. @throws {Error} With its output when it fails. */
  readonly must: (command: string, ...parameters: string[]) => Promise<string>
  /** Sends JSON-RPC requests to a command's standard input one by one. Returns the answers, by id, as text. */
  readonly converse: (
    command: string,
    parameters: readonly string[],
    requests: readonly { readonly id: number; readonly method: string; readonly params: object }[],
  ) => Promise<Record<number, string>>
  /** Starts a server, and waits until it says where. */
  readonly serve: (
    command: string,
    ...parameters: string[]
  ) => Promise<{ url: string; stop: () => Promise<void> }>
  /** Stops what still runs, and removes the folder. */
  readonly dispose: () => Promise<void>
}

const environment = () => {
  // A framework must not take the tests' mode for its own.
  const { NODE_ENV: _mode, PORT: _port, FORCE_COLOR: _color, ...env } = process.env
  return {
    ...env,
    NEXT_TELEMETRY_DISABLED: '1',
    NO_COLOR: '1',
    // The CLI must need no registry but this site's: one that it asks beside it would fail.
    REGISTRY_URL: 'http://localhost:1/r',
    // The apps take the same packages: what one has downloaded, the next takes from npm's cache without asking again.
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  }
}

/**
 * Makes a folder with the files of an app.
 *
 * @param variables Environment variables of its commands, besides those of all apps.
 */
export function createApp(
  files: Readonly<Record<string, string>>,
  variables: Readonly<Record<string, string>> = {},
): App {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-app-'))
  const options = { cwd: folder, env: { ...environment(), ...variables } }
  const start = (command: string, parameters: readonly string[]) =>
    spawn(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true })

  const write: App['write'] = (texts) => {
    for (const [file, text] of Object.entries(texts)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
  }

  const run: App['run'] = (command, ...parameters) =>
    new Promise((resolve, reject) => {
      const child = start(command, parameters)
      let output = ''
      child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
      child.once('error', reject)
      child.once('close', (code) => resolve({ code, output: stripVTControlCharacters(output) }))
    })

  const must: App['must'] = async (command, ...parameters) => {
    const { code, output } = await run(command, ...parameters)
    if (code !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${code}:\n${output}`)
    return output
  }

  const converse: App['converse'] = async (command, parameters, requests) => {
    const child = spawn(command, parameters, { ...options, stdio: ['pipe', 'pipe', 'inherit'] })
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
    const answers: Record<number, string> = {}
    for (const request of requests) {
      child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', ...request })}\n`)
      const { value } = await lines.next()
      answers[request.id] = String(value)
    }
    child.kill()
    return answers
  }

  const servers: (() => Promise<void>)[] = []

  const serve: App['serve'] = (command, ...parameters) =>
    new Promise((resolve, reject) => {
      const child = start(command, parameters)
      const ended = once(child, 'exit')
      const stop = async () => {
        // The server has children of its own, which end with its group. What it would still write is of no use.
        if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
          process.kill(-child.pid, 'SIGKILL')
        await ended
      }
      servers.push(stop)
      let output = ''
      const listen = (chunk: Buffer) => {
        output += chunk.toString()
        const [url] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(output)) ?? []
        if (url !== undefined) resolve({ url, stop })
      }
      child.stdout.on('data', listen)
      child.stderr.on('data', listen)
      child.once('close', (code) =>
        reject(new Error(`${command} ended with ${code}:\n${stripVTControlCharacters(output)}`)),
      )
    })

  write(files)
  return {
    folder,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    has: (file) => existsSync(join(folder, file)),
    write,
    run,
    must,
    converse,
    serve,
    dispose: async () => {
      for (const stop of servers) await stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
