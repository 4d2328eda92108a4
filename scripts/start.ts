import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { runCommand } from '../server/run-command'
import { checkStart } from './harness/check-start'
import { readWords } from './harness/usage'

readWords('Usage: npm start. It builds the site and serves it; PORT=5001 npm start takes another port.')

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
  await checkStart(environment, 'npm start')
  if (await run('npm', 'run', '--silent', 'build')) await run(process.execPath, 'dist/server/index.js')
})
