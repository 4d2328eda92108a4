import type { LaunchOptions } from '@playwright/test'
import { installed, testArguments } from '../../../scripts/harness/chromium'
import type { EngineName } from './engine'
import { screenEnvironment, size } from './screens'

type FirefoxSettings = NonNullable<LaunchOptions['firefoxUserPrefs']>

/** Settings for what Chromium is asked while it runs. On a desktop, Firefox takes less motion for less transparency, too. */
const firefoxSettings: FirefoxSettings = {
  'ui.prefersReducedMotion': 1,
  'ui.prefersReducedTransparency': 0,
  'layout.css.devPixelsPerPx': '1.0',
  // The screen's pointer rests in the middle of the window. It is not to hover what a test scrolls there.
  'layout.reflow.synthMouseMove': false,
}

/**
 * How Playwright starts a browser.
 *
 * @param settings Further settings of Firefox.
 */
export function launchOptions(name: EngineName, settings: FirefoxSettings = {}): LaunchOptions {
  if (name !== 'firefox') return { executablePath: process.env.CHROMIUM_PATH ?? '', args: [...testArguments] }
  return {
    executablePath: installed(['firefox-esr']) ?? '',
    args: [`--width=${size.width}`, `--height=${size.height}`],
    firefoxUserPrefs: { ...firefoxSettings, ...settings },
    env: screenEnvironment(),
  }
}
