import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What Chromium needs to run as root, without the network and without a first-run page. */
export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** First the one without a window: it is the same engine and takes half the time. */
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
 * The browser for tests: the one in `CHROMIUM_PATH`, an installed Chromium or Chrome, else the one that the package
 * @sparticuz/chromium brings.
 *
 * @throws {Error} When `CHROMIUM_PATH` names a file that is not there.
 */
export async function chromiumPath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') {
    if (!existsSync(named))
      throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file; mend or unset it.`)
    return named
  }
  const found = installed()
  if (found !== undefined) return found
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
