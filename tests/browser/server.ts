import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port; free some.')
  return address.port
}

/** The built server as a process of its own. */
export interface RunningServer {
  readonly url: string
  /** Ends it as an operator does, and waits until it is gone. */
  readonly stop: () => Promise<number | null>
}

/** Starts `dist/server/index.js` on a data folder, and waits until it answers. */
export async function startServer(
  dataDir: string,
  env: NodeJS.ProcessEnv = {},
  port?: number,
): Promise<RunningServer> {
  port ??= await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['dist/server/index.js'], {
    env: { ...process.env, WRITE_LIMIT: '0', ...env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answers(`${url}/healthz`, child)
  return {
    url,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
  }
}

async function answers(url: string, child: ChildProcess) {
  for (let attempt = 0; attempt < 200 && child.exitCode === null; attempt++) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  child.kill('SIGKILL')
  throw new Error(`The server did not answer ${url} within 10 s; its own output says why.`)
}
