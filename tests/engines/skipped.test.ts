import { test } from '@playwright/test'
import { chosenEngine, engines, whySkipped } from './support/engine'

const engine = chosenEngine()

test(`all components in ${engines[engine].label}`, () => {
  const reason = whySkipped(engine)
  console.log(`${engines[engine].label}: ${reason ?? 'not skipped'}`)
  test.skip(true, reason)
})
