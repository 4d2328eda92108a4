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

/**
 * Chromium's windows load the two documents of the address bar's popup when they open. A visitor's window is open long
 * before a page loads, but here each page has a window of its own, and would share the processors with them. Chromium
 * reads only the last list of features: the others are those of Playwright's list that could change a measurement.
 */
const withoutPopup =
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades,OptimizationHints,Translate'

/** Launches a browser. */
export async function launchBrowser(executablePath: string): Promise<BenchBrowser> {
  const debuggingPort = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...launchArguments, withoutPopup, `--remote-debugging-port=${debuggingPort}`],
  })
  return { name: `${basename(executablePath)} ${browser.version()}`, browser, debuggingPort }
}
