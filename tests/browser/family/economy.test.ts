import { expect, type Page } from '../fixture'
import { test } from './fixture'
import { recordGlass } from '../site/support/layers'

/** The blurred layers of a page with what they have: the radius in px, and the opacity of the tint. */
async function layersOf(page: Page) {
  await recordGlass(page)
  return page.evaluate(() =>
    (window.glass ?? []).map(([element, pseudo]) => {
      const style = getComputedStyle(element, pseudo)
      const { filter } = { filter: style.backdropFilter }
      return {
        radius: Number(/blur\(([\d.]+)px\)/.exec(filter)?.[1]),
        isThin: style.getPropertyValue('--_sharp') !== '0',
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

for (const query of ['screen=dashboard', 'screen=settings', 'only=button', 'only=input'])
  test(`with --glass-economy, fewer layers blur, and half as far: ${query}`, async ({ page, openFamily }) => {
    await openFamily({ query })
    const before = await layersOf(page)
    const all = await filtered(page)
    await setEconomy(page, '1')
    const after = await layersOf(page)
    console.log(query, before.length, after.length, all, await filtered(page))
    expect(before.some(({ isThin }) => isThin)).toBe(true)
    expect(after).toEqual(
      before.filter(({ isThin }) => !isThin).map((layer) => ({ ...layer, radius: layer.radius / 2 })),
    )
    expect(await filtered(page)).toBeLessThan(all)
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
          .filter((one) => getComputedStyle(one).getPropertyValue('--_sharp') !== '')
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
