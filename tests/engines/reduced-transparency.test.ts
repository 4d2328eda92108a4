import { test } from '../browser/family/fixture'
import { expect, type Page } from '../browser/fixture'
import { openable, openWhatOpens } from './support/components'
import { chosenEngine } from './support/engine'
import { launchOptions } from './support/launch-options'
import { transparentGlass } from './support/transparent-glass'

const engine = chosenEngine()

// Firefox is started with the wish, which takes workers of its own.
if (engine === 'firefox')
  test.use({
    launchOptions: launchOptions(engine, {
      'layout.css.prefers-reduced-transparency.enabled': true,
      'ui.prefersReducedTransparency': 1,
    }),
  })

/** Asks for less transparency. Firefox has been started with the wish. */
async function reduceTransparency(page: Page) {
  if (engine !== 'chromium') return
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-transparency', value: 'reduce' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
}

const isReduced = (page: Page) =>
  page.evaluate(() => matchMedia('(prefers-reduced-transparency: reduce)').matches)

if (engine === 'webkit')
  // docs/browsers.md says so; the day it fails, WebKitGTK takes the tests below.
  test('WebKitGTK does not know the wish for less transparency', async ({ page, openFamily }) => {
    await openFamily({ query: 'only=card' })
    expect(await page.evaluate(() => matchMedia('not all and (prefers-reduced-transparency)').matches)).toBe(
      false,
    )
    expect(await isReduced(page)).toBe(false)
  })
else {
  const expectOpaque = async (page: Page) => {
    await reduceTransparency(page)
    expect(await isReduced(page)).toBe(true)
    expect.soft(await transparentGlass(page)).toEqual([])
  }

  test('with less transparency, all glass is opaque and blurs nothing', async ({ page, openFamily }) => {
    await openFamily()
    await expectOpaque(page)
  })

  test('with less transparency, neither does glass that has to be opened', async ({ page, openFamily }) => {
    for (const component of openable)
      await test.step(component, async () => {
        await openFamily({ query: `only=${component}` })
        await openWhatOpens(page, component)
        await expectOpaque(page)
      })
  })
}
