import { inject } from 'vitest'
import { type ProcessResult, runToEnd } from '../../../scripts/harness/server-process'
import { runAdmin } from '../../../server/admin/command'
import { readEnvironment } from '../../../server/environment'
import { StartupError } from '../../../server/startup-error'
import { StoreError } from '../../../server/store/store'
import { emptyDatabase } from './postgres'
import { runningServer } from './running-server'

type Settings = Record<string, string>

/** Runs the owner's command of the built server, in a process of its own, on the store that the settings name. */
export const adminProcess = (settings: Settings, ...args: readonly string[]): Promise<ProcessResult> =>
  runToEnd(inject('dist'), settings, 'admin', ...args)

/** The same command in this process, where it is done before a process of its own would have started. */
export async function admin(settings: Settings, ...args: readonly string[]): Promise<ProcessResult> {
  let stdout = ''
  const result = (code: number, stderr: string) => ({ code, stdout, stderr })
  try {
    await runAdmin(args, readEnvironment(settings), (line) => (stdout += `${line}\n`))
    return result(0, '')
  } catch (error) {
    if (error instanceof StartupError || error instanceof StoreError) return result(1, `${error.message}\n`)
    throw error
  }
}

/** Where a server's records are, and whether it runs while the owner changes them. */
export const situations = ['while the server runs', 'when no server runs', 'with PostgreSQL'] as const

/** A server in one of the situations, and the owner's command on its store. */
export async function serverIn(
  situation: (typeof situations)[number],
  settings: Settings = {},
): Promise<
  Awaited<ReturnType<typeof runningServer>> & {
    /** Ends the server, if the situation is that none runs. */
    ready: () => Promise<void>
    /** Starts a server on the same store, if the situation is that none runs. */
    again: () => Promise<Awaited<ReturnType<typeof runningServer>>>
    owner: (...args: readonly string[]) => Promise<ProcessResult>
    /** What names its store to the owner's command. */
    environment: Settings
  }
> {
  const store: Settings = situation === 'with PostgreSQL' ? { DATABASE_URL: await emptyDatabase() } : {}
  const running = await runningServer({ ...store, ...settings })
  const environment = { ...store, ...settings, DATA_DIR: running.directory }
  const isStopped = situation === 'when no server runs'
  return {
    ...running,
    environment,
    async ready() {
      if (isStopped) await running.server.stop()
    },
    again: () => (isStopped ? runningServer(environment) : Promise.resolve(running)),
    owner: (...args) => admin(environment, ...args),
  }
}

/** The ids at the beginning of the lines of a list, or at the end of those of a change. */
export const idsIn = (text: string): string[] =>
  text.match(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g) ?? []
