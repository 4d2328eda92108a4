import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** How long a build may take, in ms: many times what it takes on a machine that does nothing else. */
const longestBuild = 600_000

/**
 * Builds the site with other settings, once per run: the first worker builds, the others wait.
 *
 * @param output Playwright's output folder, which is emptied before each run.
 * @param name The folder in it.
 * @returns The folder of the build.
 */
export async function buildWith(
  output: string,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(output, name)
  if (existsSync(folder)) return folder
  // A test has its time for what it does with the build.
  test.info().setTimeout(test.info().timeout + longestBuild)
  const working = `${folder}-working`
  try {
    mkdirSync(output, { recursive: true })
    mkdirSync(working)
  } catch {
    await expect
      .poll(() => existsSync(folder), { message: 'the build of another worker', timeout: longestBuild })
      .toBe(true)
    return folder
  }
  const { status, stdout, stderr } = spawnSync('npx', ['vite', 'build', '--app', '--logLevel', 'error'], {
    env: { ...process.env, OUT_DIR: working, ...settings },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The ${name} could not be built:\n${stdout}\n${stderr}`)
  renameSync(working, folder)
  return folder
}
