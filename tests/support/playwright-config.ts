import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlaywrightTestConfig } from '@playwright/test'
import { chromiumPath } from '../../scripts/harness/chromium'
import { freePort } from '../../scripts/harness/free-port'

/*
 * A config is read by the runner and by each of its workers. What it chooses is kept in the environment, so that all of
 * them agree on one port, one folder and one browser.
 */

/** The path of Chromium. */
export const chromium = (process.env.CHROMIUM_PATH = await chromiumPath())

/** The port of a suite's server: `TEST_PORT`, or else the usual one, or a free one where that is taken. */
export async function chosenPort(usual: number): Promise<number> {
  process.env.TEST_PORT ??= String(await freePort(usual))
  return Number(process.env.TEST_PORT)
}

/** A new folder for the data of a suite's server. */
export const dataFolder = (): string =>
  (process.env.TEST_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'vitrine-tests-')))

/** Where a run keeps the page with all components. */
export const familyFolder = (): string => join(dataFolder(), 'family')

/** What the configs of all suites share. */
export const shared = (name: string): PlaywrightTestConfig => ({
  outputDir: join(import.meta.dirname, '../../test-results', name),
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Copies of the project lie there.
  testIgnore: '**/.cache/**',
  // Ten times what a test takes: it is for what hangs. On a busy machine, a page may need seconds until it is alive.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env.CI ? 'dot' : 'list'],
    ['json', { outputFile: join(import.meta.dirname, '../../test-results', `${name}.json`) }],
  ],
})
