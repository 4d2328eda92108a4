import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copied = [
  'registry',
  'src',
  'server',
  'scripts',
  'public',
  'index.html',
  'embed.html',
  '.prettierrc.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

/** A temporary copy of the project, to change and build. */
export interface ProjectCopy {
  readonly folder: string
  /** Runs a command in the copy, and returns what it prints. @throws {Error} With its output when it fails. */
  readonly run: (command: string, ...parameters: string[]) => string
  readonly build: () => void
  readonly dispose: () => void
}

/**
 * Copies what a build reads. The copy shares the project's packages.
 *
 * @param more Other files and folders to copy.
 */
export function copyProject(more: readonly string[] = []): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-copy-'))
  for (const name of [...copied, ...more]) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  // Vitest's own settings must not turn the copy's build into a test build.
  const { NODE_ENV: _mode, VITEST: _vitest, ...env } = process.env
  const run = (command: string, ...parameters: string[]) => {
    const { status, stdout, stderr } = spawnSync(command, parameters, { cwd: folder, env, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} failed:\n${stdout}\n${stderr}`)
    return stdout + stderr
  }
  return {
    folder,
    run,
    build: () => void run(resolve('node_modules/.bin/vite'), 'build', '--app', '--logLevel', 'error'),
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  }
}
