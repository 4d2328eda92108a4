import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { firebaseProgram } from './firebase-tools'
import { freePort } from '../free-port'

const folder = '.cache/auth'
const startLimit = 600_000

/** A running Firebase Auth emulator. */
export interface Emulator {
  readonly origin: string
  readonly stop: () => void
}

/**
 * Starts the Firebase Auth emulator on free ports, for a demo project, which needs no Google account.
 *
 * @throws {Error} With the emulator's output when it does not start.
 */
export async function startEmulator(): Promise<Emulator> {
  const program = firebaseProgram()
  const host = '127.0.0.1'
  const [port, hub, logging] = await Promise.all([freePort(), freePort(), freePort()])
  const emulators = {
    auth: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ emulators }, null, 2))
  const log = join(folder, 'emulator.log')
  const output = openSync(log, 'w')
  const child = spawn(
    process.execPath,
    [program, 'emulators:start', '--only', 'auth', '--project', 'demo-vitrine'],
    {
      cwd: folder,
      stdio: ['ignore', output, output],
      // It keeps its configuration in the cache folder, and sends no usage data.
      env: {
        ...process.env,
        CI: '1',
        NO_UPDATE_NOTIFIER: '1',
        XDG_CONFIG_HOME: join(process.cwd(), folder, 'config'),
      },
    },
  )
  const stop = () => void child.kill('SIGKILL')
  // The same host as the site's: browsers block storage in frames of another site.
  const origin = `http://localhost:${port}`
  if (await answers(origin, () => child.exitCode === null)) return { origin, stop }
  stop()
  throw new Error(`The Firebase Auth emulator did not start:\n${readFileSync(log, 'utf8')}`)
}

async function answers(origin: string, isRunning: () => boolean): Promise<boolean> {
  const end = Date.now() + startLimit
  while (Date.now() < end && isRunning()) {
    const answer = await fetch(origin).catch(() => undefined)
    if (answer?.ok) return true
    await pause(250)
  }
  return false
}
