import { spawn, type ChildProcess } from 'node:child_process'
import { runCommand } from '../server/run-command'
import { checkStart } from './harness/check-start'
import { readWords } from './harness/usage'

readWords(
  'Usage: npm run dev. It serves the site with hot reload, and its API; PORT=5001 npm run dev moves the API.',
)

/** The site with hot reload and, beside it, the API, which restarts when its files change. */
const commands: readonly [string, readonly string[], NodeJS.ProcessEnv][] = [
  ['tsx', ['watch', '--clear-screen=false', 'server/index.ts'], { SITE_DIR: 'none' }],
  ['vite', [], {}],
]

await runCommand(async (environment) => {
  await checkStart(environment, 'npm run dev')
  const running: ChildProcess[] = commands.map(([command, parameters, env]) =>
    spawn(command, parameters, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    }),
  )

  let isStopping = false
  const stop = () => {
    if (!isStopping) running.forEach((child) => child.kill('SIGTERM'))
    isStopping = true
  }
  process.on('SIGTERM', stop).on('SIGINT', () => {
    // Ctrl+C at a terminal reaches both by itself; a second signal would mean that they must not wait.
    if (process.stdin.isTTY) isStopping = true
    else stop()
  })
  for (const child of running) {
    child.on('exit', (code) => {
      process.exitCode ??= code ?? 0
      stop()
    })
  }
})
