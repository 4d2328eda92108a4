import { violations } from '../../../../scripts/harness/axe'
import { expect, test, type Page } from '../../fixture'
import { addColorOf } from '../../support/color'
import { focusProblems } from './focus'
import { forcedColorProblems, unmarkedSelections } from './forced-colors'
import { reduceTransparency } from './reduce-transparency'

/** Pages that together have every kind of panel, control and state. */
export const samplePages = [
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

/** Runs a check in the light and in the dark scheme. */
async function inBothSchemes(page: Page, check: (colorScheme: string) => Promise<void>) {
  await page.setViewportSize({ width: 1280, height: 720 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await check(colorScheme)
  }
}

export async function hasStrongContrast(page: Page): Promise<void> {
  await page.emulateMedia({ contrast: 'more' })
  await inBothSchemes(page, async (scheme) => {
    expect.soft(await translucentPanels(page), `panels that are not solid, ${scheme}`).toEqual([])
    expect.soft(await weakBorders(page), `weak borders, ${scheme}`).toEqual([])
    // Text below 7:1 (WCAG 2.2, 1.4.6).
    expect.soft(await violations(page, ['color-contrast-enhanced']), scheme).toEqual([])
    await savePictures(page, `contrast-${scheme}`)
  })
  await page.emulateMedia({ contrast: 'no-preference' })
}

export async function worksInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' })
  await inBothSchemes(page, async (scheme) => {
    expect.soft(await forcedColorProblems(page), scheme).toEqual([])
    expect.soft(await unmarkedSelections(page), `selections, ${scheme}`).toEqual([])
    expect.soft(await focusProblems(page), `focus, ${scheme}`).toEqual([])
    await savePictures(page, `forced-${scheme}`)
  })
  await page.emulateMedia({ forcedColors: 'none' })
}

/** It cannot be undone. */
export async function isSolidWithLessTransparency(page: Page): Promise<void> {
  await reduceTransparency(page)
  expect.soft(await translucentPanels(page)).toEqual([])
  await savePictures(page, 'transparency')
}
