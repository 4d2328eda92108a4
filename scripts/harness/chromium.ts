import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Chromium's flags for running as root, without a network and without a first-run page. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The flags for tests. A page stays in the process in which its tab began: starting another one takes a fifth of the time
 * that a page takes to load.
 */
export const testArguments = [...launchArguments, '--renderer-process-limit=1']

/** Names of the headless shell: the same engine without a browser's windows, in half the time. */
const shells = ['chromium-headless-shell']

/** Names of the browser that visitors have. */
const browsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of the first of these programs that is in `PATH`. */
export function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/** `CHROMIUM_PATH`. @throws {Error} When it names a file that does not exist. */
function namedPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named === undefined || named === '') return undefined
  if (existsSync(named)) return named
  throw new Error(`CHROMIUM_PATH is ${named}, which does not exist. Correct or unset it.`)
}

/**
 * The path of the browser for the tests: `CHROMIUM_PATH`, or an installed headless shell, Chromium or Chrome, or the one
 * in the package @sparticuz/chromium.
 *
 * @throws {Error} When `CHROMIUM_PATH` names a file that does not exist.
 */
export async function chromiumPath(): Promise<string> {
  const found = namedPath() ?? installed([...shells, ...browsers])
  if (found !== undefined) return found
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/**
 * The paths of the browsers for benchmarks: the installed headless shell and the installed browser, or the one for the
 * tests when `CHROMIUM_PATH` is set or neither is installed.
 */
export async function chromiumPaths(): Promise<readonly string[]> {
  const both = [installed(shells), installed(browsers)].filter((path) => path !== undefined)
  return namedPath() === undefined && both.length > 0 ? both : [await chromiumPath()]
}
