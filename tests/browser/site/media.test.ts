import { violations } from '../../../scripts/harness/axe'
import { expect, test, type Page } from '../fixture'
import { addColorOf } from '../support/color'
import { focusProblems } from './support/focus'
import { forcedColorProblems, unmarkedSelections } from './support/forced-colors'
import { hasSolidGlass } from './support/page-laws'
import { reduceTransparency } from './support/reduce-transparency'

/** Pages that together have every kind of panel, control and state. */
const samplePages = [
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

/** With `PICTURES=1`, saves screenshots in the test's output folder, wide and narrow. */
async function savePictures(page: Page, medium: string) {
  if (process.env.PICTURES !== '1') return
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const path = test.info().outputPath(`${medium}-${width}.png`)
    await page.screenshot({ path, fullPage: true })
    await test.info().attach(`${medium}, ${width} px`, { path, contentType: 'image/png' })
  }
}

/** The site's panels with a translucent background. */
async function translucentPanels(page: Page): Promise<string[]> {
  await addColorOf(page)
  return page
    .locator('.glass, header, footer, figure, [role="group"], [role="region"]:has(table)')
    .evaluateAll((panels) =>
      panels
        .filter((panel) => {
          const { alpha } = window.colorOf(getComputedStyle(panel).backgroundColor)
          return alpha > 0 && alpha < 1
        })
        .map((panel) => panel.outerHTML.slice(0, 100)),
    )
}

/** The site's panels whose border does not have the color of the text. */
const weakBorders = (page: Page) =>
  page.locator('.glass, figure, [role=group]').evaluateAll((panels) =>
    panels
      .filter((panel) => panel.closest('[data-stage]') === null)
      .filter((panel) => getComputedStyle(panel).borderTopColor !== getComputedStyle(document.body).color)
      .map((panel) => panel.outerHTML.slice(0, 100)),
  )

for (const path of samplePages) {
  test(`${path} follows the visitor's settings for contrast, colors and transparency`, async ({
    page,
    open,
  }) => {
    await open(path)
    for (const colorScheme of ['dark', 'light'] as const) {
      await test.step(`more contrast, ${colorScheme}: text has 7:1, panels are solid and have a strong border`, async () => {
        await page.emulateMedia({ contrast: 'more', colorScheme })
        expect.soft(await translucentPanels(page)).toEqual([])
        expect.soft(await weakBorders(page)).toEqual([])
        // Text below 7:1 (WCAG 2.2, 1.4.6).
        expect.soft(await violations(page, ['color-contrast-enhanced'])).toEqual([])
        await savePictures(page, `contrast-${colorScheme}`)
      })
      await test.step(`forced colors, ${colorScheme}: borders, icons, focus and selections are visible`, async () => {
        await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
        expect.soft(await forcedColorProblems(page)).toEqual([])
        expect.soft(await unmarkedSelections(page)).toEqual([])
        expect.soft(await focusProblems(page)).toEqual([])
        await savePictures(page, `forced-${colorScheme}`)
        await page.emulateMedia({ forcedColors: 'none' })
      })
    }
    await test.step('less transparency: no panel is translucent', async () => {
      await reduceTransparency(page)
      expect.soft(await translucentPanels(page)).toEqual([])
      await savePictures(page, 'transparency')
    })
  })
}

/** Pages whose glass shows only after a press on the first example's button. */
const opened = [
  '/modal-details',
  '/popup-details',
  '/toast-page',
  '/dropdown-details',
  '/speed-dial-details',
  '/tooltip-details',
]

for (const path of opened) {
  test(`${path}: glass that was opened turns solid with less transparency, more contrast or forced colors`, async ({
    page,
    open,
  }) => {
    await open(path)
    await page.locator('[data-stage] button').first().focus()
    await page.keyboard.press('Enter')
    await hasSolidGlass(page)
  })
}
