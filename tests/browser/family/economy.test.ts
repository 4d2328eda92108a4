import { levels } from '../../../registry/glass/levels'
import { expect, type Page } from '../fixture'
import { testArguments } from '../../../scripts/harness/chromium'
import { chromium } from '../../support/playwright-config'
import { test } from './fixture'
import { recordGlass } from '../site/support/layers'

// Chromium knows the wish for less data only behind this switch.
test.use({
  launchOptions: {
    executablePath: chromium,
    args: [...testArguments, '--enable-blink-features=PrefersReducedData'],
  },
})

/** The blurred layers of a page with the radius in px, and the opacity of the tint. */
async function layersOf(page: Page) {
  await recordGlass(page)
  return page.evaluate(() =>
    (window.glass ?? []).map(([element, pseudo]) => {
      const style = getComputedStyle(element, pseudo)
      return {
        radius: Number(/blur\(([\d.]+)px\)/.exec(style.backdropFilter)?.[1]),
        alpha: Number(/\/ ([\d.]+)\)/.exec(style.backgroundColor)?.[1] ?? 1),
      }
    }),
  )
}

/** How many layers have any filter of what is behind them. */
const filtered = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-stage] *')].flatMap((element) =>
        ['', '::before'].filter((pseudo) => {
          const { backdropFilter, content } = getComputedStyle(element, pseudo)
          return backdropFilter !== 'none' && (pseudo === '' || content !== 'none')
        }),
      ).length,
  )

const setEconomy = (page: Page, value: string) =>
  page.evaluate((text) => document.documentElement.style.setProperty('--glass-economy', text), value)

for (const query of ['screen=dashboard', 'only=button', 'only=input'])
  test(`with --glass-economy, fewer layers blur, and half as far: ${query}`, async ({ page, openFamily }) => {
    await openFamily({ query })
    const before = await layersOf(page)
    const all = await filtered(page)
    await setEconomy(page, '1')
    const after = await layersOf(page)
    expect(before.some(({ radius }) => radius === levels.thin.blur)).toBe(true)
    expect(after).toEqual(
      before
        .filter(({ radius }) => radius !== levels.thin.blur)
        .map((layer) => ({ ...layer, radius: layer.radius / 2 })),
    )
    // Not even a filter without a blur is left.
    expect(await filtered(page)).toBeLessThanOrEqual(all - (before.length - after.length))
    test
      .info()
      .annotations.push({ type: 'layers', description: `${query}: ${before.length} to ${after.length}` })
    await setEconomy(page, '0')
    expect(await layersOf(page)).toEqual(before)
  })

test('a visitor who asks for less data has cheap glass, unless the app says no', async ({
  page,
  openFamily,
}) => {
  await openFamily({ query: 'only=button' })
  const before = await layersOf(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-data', value: 'reduce' }],
  })
  expect(await page.evaluate(() => matchMedia('(prefers-reduced-data: reduce)').matches)).toBe(true)
  expect(await layersOf(page)).toEqual([])
  await setEconomy(page, '0')
  expect(await layersOf(page)).toEqual(before)
})

test('thin glass without blur has a denser tint, so that its text is as readable', async ({
  page,
  openFamily,
}) => {
  await openFamily({ query: 'only=input' })
  const alphas = () =>
    page
      .locator('[data-stage] *')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one).getPropertyValue('--_bare') !== '')
          .map((one) =>
            Number(/\/ ([\d.]+)\)/.exec(getComputedStyle(one, '::before').backgroundColor)?.[1] ?? 1),
          ),
      )
  const before = await alphas()
  await setEconomy(page, '1')
  const after = await alphas()
  expect(after.every((alpha, index) => alpha >= (before[index] ?? 1))).toBe(true)
  expect(after).not.toEqual(before)
})
