import { documentNotFound, addresses, notFound } from '../documents'
import { expect, test, type Page } from '../fixture'
import { focusFlaws } from './support/focus'
import { nameless } from './support/names'
import { lasting } from './support/motion'
import { shifts, watchShifts } from './support/shift'
import { misfits, sideways } from './support/text'

/** The least distances between lines, paragraphs, letters and words that a visitor may ask for (WCAG 2.2, 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'

/** Lays a visitor's own style over the page, in place of the one before; the page's policy refuses a `<style>`. */
const applyStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Sets the text size of the browser's own settings. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** What a visitor does to the text of a page, and how wide the window is then, in px. */
const readers: Record<string, { widths: readonly number[]; set: (page: Page) => Promise<void> }> = {
  'as it is': { widths: [320], set: () => Promise.resolve() },
  'spaced out': { widths: [320, 1280], set: (page) => applyStyle(page, textSpacing) },
  'of twice the size': {
    widths: [1280],
    set: async (page) => {
      await applyStyle(page, '')
      await setTextSize(page, 32)
    },
  },
}

for (const path of [...addresses, notFound]) {
  // One load for all of it: a load takes longer than each of these.
  test(`${path} can be reached and named, holds still, and fits when enlarged or spaced out`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (path === notFound) expectConsole(documentNotFound)
    await watchShifts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(path)
    await test.step('whatever takes the focus has a name', async () => {
      expect.soft(await nameless(page)).toEqual([])
    })
    await test.step('nothing moves by itself, while it loads or after', async () => {
      expect.soft(await lasting(page)).toEqual([])
      expect.soft(await shifts(page)).toEqual([])
    })
    for (const width of [390, 1280]) {
      await test.step(`the focus is seen at each stop, ${width} px wide`, async () => {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await focusFlaws(page)).toEqual([])
      })
    }
    for (const [name, { widths, set }] of Object.entries(readers)) {
      await test.step(`with text ${name}, nothing is cut off or scrolls sideways`, async () => {
        await set(page)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          expect.soft(await misfits(page), `${name}, ${width} px`).toEqual([])
          expect.soft(await sideways(page), `${name}, ${width} px`).toBeLessThanOrEqual(0)
        }
      })
    }
  })
}
