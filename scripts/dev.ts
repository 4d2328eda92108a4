import { spawn, type ChildProcess } from 'node:child_process'

/** Starts the site with hot reload and, beside it, the API, which restarts when its files change. */
const commands: readonly [string, readonly string[], NodeJS.ProcessEnv][] = [
  ['tsx', ['watch', '--clear-screen=false', 'server/index.ts'], { SITE_DIR: 'none' }],
  ['vite', [], {}],
]

const running: ChildProcess[] = commands.map(([command, parameters, env]) =>
  spawn(command, parameters, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  }),
)

const stop = () => running.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
for (const child of running) {
  child.on('exit', (code) => {
    process.exitCode ??= code ?? 0
    stop()
  })
}
