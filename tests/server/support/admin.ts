import { inject } from 'vitest'
import { type ProcessResult, runToEnd } from '../../../scripts/harness/server-process'
import { emptyDatabase } from './postgres'
import { runningServer } from './running-server'

/** Runs the owner's command on the store that the settings name. */
export const admin = (
  environment: Record<string, string>,
  ...args: readonly string[]
): Promise<ProcessResult> => runToEnd(inject('dist'), environment, 'admin', ...args)

/** Where a server's records are, and whether it runs while the owner changes them. */
export const situations = ['while the server runs', 'when no server runs', 'with PostgreSQL'] as const

/** A server in one of the situations, and the owner's command on its store. */
export async function serverIn(
  situation: (typeof situations)[number],
  settings: Record<string, string> = {},
): Promise<
  Awaited<ReturnType<typeof runningServer>> & {
    /** Ends the server, if the situation is that none runs. */
    ready: () => Promise<void>
    /** Starts a server on the same store, if the situation is that none runs. */
    again: () => Promise<Awaited<ReturnType<typeof runningServer>>>
    owner: (...args: readonly string[]) => Promise<ProcessResult>
  }
> {
  const store: Record<string, string> =
    situation === 'with PostgreSQL' ? { DATABASE_URL: await emptyDatabase() } : {}
  const running = await runningServer({ ...store, ...settings })
  const environment = { ...store, ...settings, DATA_DIR: running.directory }
  const isStopped = situation === 'when no server runs'
  return {
    ...running,
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
