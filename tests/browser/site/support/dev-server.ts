import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

/** The dev server of a copy of the project, as a process of its own. */
export interface DevServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts `vite` in a copy of the project, on a free port. @throws {Error} With its output when it ends early. */
export async function startDevServer(folder: string): Promise<DevServer> {
  // The test runner's own settings must not turn the site into a test build.
  const { NODE_ENV: _mode, ...env } = process.env
  const child = spawn(process.execPath, [resolve('node_modules/vite/bin/vite.js'), '--port', '0'], {
    cwd: folder,
    env: { ...env, NO_COLOR: '1' },
  })
  let output = ''
  const url = await new Promise<string>((found, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? []
      if (address !== undefined) found(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => failed(new Error(`The dev server ended before it gave its address:\n${output}`)))
  })
  return {
    url,
    stop: async () => {
      const exited = once(child, 'exit')
      child.kill('SIGTERM')
      await exited
    },
  }
}
