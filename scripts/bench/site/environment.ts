import { basename } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { launchArguments } from '../../harness/chromium'
import { freePort } from '../../harness/free-port'
import type { Sites } from './sites'

/** A browser to measure with. */
interface BenchBrowser {
  /** The name of its file, and its version. */
  readonly name: string
  readonly browser: Browser
  /** The port on which Lighthouse controls the browser. */
  readonly debuggingPort: number
}

/** What every measurement needs: the sites, and a browser. */
export type BenchEnvironment = Sites & BenchBrowser

/** Launches a browser. */
export async function launchBrowser(executablePath: string): Promise<BenchBrowser> {
  const debuggingPort = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...launchArguments, `--remote-debugging-port=${debuggingPort}`],
  })
  return { name: `${basename(executablePath)} ${browser.version()}`, browser, debuggingPort }
}
