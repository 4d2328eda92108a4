import type { FullConfig } from '@playwright/test'
import { chosenEngine, whySkipped } from './support/engine'
import { startScreens } from './support/screens'

/** Prepares what the engine needs: a screen for each worker, except for Chromium, which paints without one. */
export default async function globalSetup({ workers }: FullConfig): Promise<(() => void) | undefined> {
  const engine = chosenEngine()
  return engine === 'chromium' || whySkipped(engine) !== undefined ? undefined : startScreens(workers)
}
