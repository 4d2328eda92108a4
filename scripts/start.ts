import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { listen } from '../server/http-server'
import { openStore } from '../server/open-store'
import { runCommand } from '../server/run-command'

/**
 * Runs a program in this terminal until it ends, and passes on a request to stop. Ctrl+C reaches the program by itself.
 *
 * @returns Whether it has succeeded; otherwise this process ends as the program did.
 */
async function run(program: string, ...words: string[]): Promise<boolean> {
  const child = spawn(program, words, { stdio: 'inherit', shell: process.platform === 'win32' })
  const stop = (signal: NodeJS.Signals) => {
    if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal)
  }
  process.on('SIGINT', stop).on('SIGTERM', stop)
  await once(child, 'exit')
  process.off('SIGINT', stop).off('SIGTERM', stop)
  process.exitCode = child.exitCode ?? 130
  return child.exitCode === 0
}

/** `npm start`: a build takes half a minute, so what would stop the server afterwards is looked at first. */
await runCommand(async (environment) => {
  const port = createServer()
  await listen(port, environment.PORT)
  port.close()
  const store = await openStore(environment, { warn: console.error })
  await store.close()
  if (await run('npm', 'run', '--silent', 'build')) await run(process.execPath, 'dist/server/index.js')
})
