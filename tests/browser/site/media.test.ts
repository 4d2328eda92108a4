import axe from 'axe-core'
import { expect, test, type Page } from '../fixture'
import { addresses } from '../documents'
import { focusFlaws } from './support/focus'
import { glassThatStays, rememberGlass } from './support/layers'
import { forcedColorFlaws, unmarked } from './support/palette'

/** Pages that between them hold every kind of panel, control and state. */
const telling = [
  '/',
  '/components',
  '/stories',
  '/contact',
  '/contributors',
  '/button-details',
  '/pricing-details',
  '/generator',
  '/calendar-details',
  '/pagination-details',
  '/navigation-details',
  '/dropdown-details',
  '/product-details',
  '/progress-bar-details',
  '/authentication-card',
]

/** With `PICTURES=1`, keeps what the page looks like in the test's output folder, wide and narrow. */
async function keepPictures(page: Page, medium: string) {
  if (process.env.PICTURES !== '1') return
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const path = test.info().outputPath(`${medium}-${width}.png`)
    await page.screenshot({ path, fullPage: true })
    await test.info().attach(`${medium}, ${width} px`, { path, contentType: 'image/png' })
  }
}

/** Playwright's `emulateMedia` does not know this feature; setting it resets the others, which the tests rely on. */
async function reduceTransparency(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-reduced-transparency', value: 'reduce' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
}

/** Whatever still blurs what is behind it, and panels of the site that let it through. */
const translucent = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((layer) => {
        const style = getComputedStyle(element, layer)
        if (layer !== undefined && style.content === 'none') return []
        const name = `${element.outerHTML.slice(0, 100)}${layer ?? ''}`
        const blurs = /blur\((?!0px)/.test(style.backdropFilter) ? [`${name} blurs`] : []
        const panel = element.matches(
          '.glass, header, footer, figure, [role="group"], [role="region"]:has(table)',
        )
        const seeThrough = panel && layer === undefined && /rgba\(.*, 0\.\d+\)$/.test(style.backgroundColor)
        return seeThrough ? [...blurs, `${name} is translucent`] : blurs
      }),
    ),
  )

/** Texts below 7:1 (WCAG 2.2, 1.4.6), as axe counts it. */
async function faint(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run({ runOnly: ['color-contrast-enhanced'] }),
  )
  const found = violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`),
  )
  return [...new Set(found)]
}

/** The panels of the site whose edge is not drawn in the color of the text. */
const weakEdges = (page: Page) =>
  page.locator('.glass, figure, [role=group]').evaluateAll((panels) =>
    panels
      .filter((panel) => panel.closest('[data-stage]') === null)
      .filter((panel) => getComputedStyle(panel).borderTopColor !== getComputedStyle(document.body).color)
      .map((panel) => panel.outerHTML.slice(0, 100)),
  )

for (const path of telling) {
  test(`${path} keeps to what a visitor asks for: more contrast, colors of the system, no translucency`, async ({
    page,
    open,
  }) => {
    await open(path)
    for (const colorScheme of ['dark', 'light'] as const) {
      await test.step(`more contrast, ${colorScheme}: text at 7:1, panels solid and with an edge of ink`, async () => {
        await page.emulateMedia({ contrast: 'more', colorScheme })
        expect.soft(await translucent(page)).toEqual([])
        expect.soft(await weakEdges(page)).toEqual([])
        expect.soft(await faint(page)).toEqual([])
        await keepPictures(page, `contrast-${colorScheme}`)
      })
      await test.step(`forced colors, ${colorScheme}: edges, icons, focus and choices are seen`, async () => {
        await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
        expect.soft(await forcedColorFlaws(page)).toEqual([])
        expect.soft(await unmarked(page)).toEqual([])
        expect.soft(await focusFlaws(page)).toEqual([])
        await keepPictures(page, `forced-${colorScheme}`)
        await page.emulateMedia({ forcedColors: 'none' })
      })
    }
    await test.step('less transparency: nothing blurs, and no panel is translucent', async () => {
      await reduceTransparency(page)
      expect.soft(await translucent(page)).toEqual([])
      await keepPictures(page, 'transparency')
    })
  })
}

/** What a visitor opens on a page that shows glass only then; the first button of the first stage opens it. */
const opens = [
  '/modal-details',
  '/popup-details',
  '/toast-page',
  '/dropdown-details',
  '/speed-dial-details',
  '/tooltip-details',
]

/** A component that is given a tint keeps it, laid on more than once where it can be; its text is seen to above. */
const mostlySolid = 0.7

for (const path of [...opens, ...addresses.filter((address) => !opens.includes(address))]) {
  test(`${path}: all glass turns solid for a visitor who asks for less transparency, more contrast or own colors`, async ({
    page,
    open,
  }) => {
    await open(path)
    if (opens.includes(path)) {
      await page.locator('[data-stage] button').first().focus()
      await page.keyboard.press('Enter')
    }
    await rememberGlass(page)
    await page.emulateMedia({ contrast: 'more' })
    expect.soft(await glassThatStays(page, mostlySolid), 'more contrast').toEqual([])
    await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
    expect.soft(await glassThatStays(page, 1), 'forced colors').toEqual([])
    // The last: it cannot be taken back.
    await reduceTransparency(page)
    expect.soft(await glassThatStays(page, mostlySolid), 'less transparency').toEqual([])
  })
}
