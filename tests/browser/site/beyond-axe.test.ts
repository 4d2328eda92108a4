import { documentNotFound, addresses, notFound } from '../documents'
import { expect, test, type Page } from '../fixture'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'
import { focusProblems } from './support/focus'
import { longMotion } from './support/motion'
import { unnamedControls } from './support/names'
import { horizontalOverflow, overflowingTexts } from './support/text'

/** The spacing of lines, paragraphs, letters and words that text must support (WCAG 2.2, 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'

/** Replaces the visitor's style sheet. The page's Content-Security-Policy blocks a `<style>`. */
const setVisitorStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Sets the font size in the browser's settings, in px. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** Settings for the text, each with the window widths to test, in px. */
const textSettings: Record<string, { widths: readonly number[]; set: (page: Page) => Promise<void> }> = {
  'default text': { widths: [320], set: () => Promise.resolve() },
  'text spacing': { widths: [320, 1280], set: (page) => setVisitorStyle(page, textSpacing) },
  'text of twice the size': {
    widths: [1280],
    set: async (page) => {
      await setVisitorStyle(page, '')
      await setTextSize(page, 32)
    },
  },
}

for (const path of [...addresses, notFound]) {
  // One test for all of it: loading the page takes longer than each check.
  test(`${path} has named controls and visible focus, does not move by itself, and fits with larger or spaced text`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (path === notFound) expectConsole(documentNotFound)
    await recordLayoutShifts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(path)
    await test.step('every focusable element has a name', async () => {
      expect.soft(await unnamedControls(page)).toEqual([])
    })
    await test.step('nothing moves by itself, during or after loading', async () => {
      expect.soft(await longMotion(page)).toEqual([])
      expect.soft(await layoutShifts(page)).toEqual([])
    })
    for (const width of [390, 1280]) {
      await test.step(`the focus is always visible, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await focusProblems(page)).toEqual([])
      })
    }
    for (const [name, { widths, set }] of Object.entries(textSettings)) {
      await test.step(`with ${name}, nothing is clipped, and the page does not scroll sideways`, async () => {
        await set(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          expect.soft(await overflowingTexts(page), `${name}, ${width} px`).toEqual([])
          expect.soft(await horizontalOverflow(page), `${name}, ${width} px`).toBeLessThanOrEqual(0)
        }
      })
    }
  })
}
