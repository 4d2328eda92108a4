import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { childrenOf } from './child-processes'
import { freePort } from './free-port'

/** A throw-away PostgreSQL, with the user and the database `postgres`. */
export interface PostgresCluster {
  readonly url: string
  /** Starts it again after {@link PostgresCluster.signal | SIGKILL}. Resolves when it accepts connections. */
  readonly start: () => Promise<void>
  /** Sends a signal to all of its processes. After SIGKILL, resolves when they are gone. */
  readonly signal: (name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') => Promise<void>
  /** Runs one of its programs, such as `pg_dump`, and returns what it prints. */
  readonly run: (program: string, ...args: string[]) => string
  /** Ends it and removes its data. */
  readonly remove: () => Promise<void>
}

/** The folder of PostgreSQL's programs; undefined where Debian's package is not installed. */
export function postgresPrograms(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = readFolder(root).toSorted((a, b) => Number(b) - Number(a))
  return versions
    .map((version) => join(root, version, 'bin'))
    .find((folder) => readFolder(folder).includes('initdb'))
}

/** The reason why no PostgreSQL can be started here; undefined if one can. */
export const postgresIsMissing = (): string | undefined =>
  postgresPrograms() === undefined
    ? 'skipped, because postgresql is not installed (apt-get install postgresql)'
    : undefined

/** Creates a cluster in a temporary folder and starts it. PostgreSQL refuses to run as root, so then it runs as `postgres`. */
export async function createCluster(): Promise<PostgresCluster> {
  const programs = postgresPrograms()
  if (programs === undefined) throw new Error(postgresIsMissing())
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'))
  if (account) chownSync(folder, account.uid, account.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const options = { ...account, cwd: folder }
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    { ...options, stdio: 'ignore' },
  )
  let server: ReturnType<typeof spawn> | undefined

  const start = async () => {
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`]
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
      { ...options, stdio: 'ignore' },
    )
    while (!(await accepts(url))) await wait(100)
  }
  const signal = async (name: NodeJS.Signals) => {
    const pid = server?.pid
    if (server === undefined || pid === undefined || server.signalCode !== null) return
    const exited = once(server, 'exit')
    for (const each of [pid, ...childrenOf(pid)]) kill(each, name)
    if (name === 'SIGKILL') await exited
  }
  await start()
  return {
    url,
    start,
    signal,
    run: (program, ...args) =>
      execFileSync(join(programs, program), args, { ...options, encoding: 'utf8', maxBuffer: 2 ** 28 }),
    async remove() {
      await signal('SIGKILL')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A child may have ended since it was listed. */
function kill(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

/** Whether a database accepts connections. */
export async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** The ids of a user of this system. */
export const accountOf = (name: string) => {
  const id = (flag: string) => Number(execFileSync('id', [flag, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function readFolder(path: string): string[] {
  try {
    return readdirSync(path)
  } catch {
    return []
  }
}
