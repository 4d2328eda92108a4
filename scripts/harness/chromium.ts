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

/** The headless shell comes first: it is the same engine and takes half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]

function installed(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find((path) => existsSync(path))
}

/**
 * The path of the browser for the tests: `CHROMIUM_PATH`, or an installed Chromium or Chrome, or the one in the package
 * @sparticuz/chromium.
 *
 * @throws {Error} When `CHROMIUM_PATH` names a file that does not exist.
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH is ${named}, which does not exist. Correct or unset it.`)
    return named
  }
  const found = installed()
  if (found !== undefined) return found
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
