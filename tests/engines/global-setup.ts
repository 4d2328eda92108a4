import type { FullConfig } from '@playwright/test'
import { buildFamily } from '../browser/family/build'
import { chosenEngine, whySkipped } from './support/engine'
import { startScreens } from './support/screens'

/**
 * Prepares what the engine needs: the page with all components, and a screen for each worker, except for Chromium, which
 * paints without one.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<(() => void) | undefined> {
  const engine = chosenEngine()
  if (whySkipped(engine) !== undefined) return undefined
  await buildFamily()
  return engine === 'chromium' ? undefined : startScreens(workers)
}
