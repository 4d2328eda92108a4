import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port'
import { accepts, accountOf } from './postgres-cluster'

/** A PgBouncer that pools transactions, as most of its installations do. */
export interface Bouncer {
  /** The database of the URL that it was created with. */
  readonly url: string
  readonly remove: () => Promise<void>
}

/** Starts Debian's PgBouncer before a database with the user `postgres`. It refuses to run as root, so then it runs as `postgres`. */
export async function createBouncer(target: string, connections: number): Promise<Bouncer> {
  const { hostname, port: targetPort, pathname } = new URL(target)
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    `[databases]
* = host=${hostname} port=${targetPort} user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
`,
  )
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined
  if (account) for (const path of [folder, file]) chownSync(path, account.uid, account.gid)
  const bouncer = spawn('/usr/sbin/pgbouncer', [file], { ...account, cwd: folder, stdio: 'ignore' })
  const url = `postgres://postgres@127.0.0.1:${port}${pathname}`
  while (!(await accepts(url))) {
    if (bouncer.exitCode !== null) throw new Error(`pgbouncer ended with ${bouncer.exitCode}`)
    await wait(100)
  }
  return {
    url,
    async remove() {
      const exited = once(bouncer, 'exit')
      bouncer.kill('SIGKILL')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
