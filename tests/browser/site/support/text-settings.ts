import { expect, type Page } from '../../fixture'
import { setVisitorStyle } from '../../support/visitor-style'
import { horizontalOverflow, overflowingTexts } from './text'

/** The spacing of lines, paragraphs, letters and words that text must support (WCAG 2.2, 1.4.12). */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }'

/** Sets the font size in the browser's settings, in px. */
async function setTextSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

interface TextSetting {
  /** The window widths to test, in px. */
  readonly widths: readonly number[]
  readonly css?: string
  /** In px. @default 16 */
  readonly size?: number
}

const textSettings: Readonly<Record<string, TextSetting>> = {
  'default text': { widths: [320] },
  'text spacing': { widths: [320, 1280], css: textSpacing },
  'text of twice the size': { widths: [1280], size: 32 },
}

/** Expects nothing to be clipped with any setting of the text, and the page not to scroll sideways. */
export async function fitsText(page: Page): Promise<void> {
  for (const [name, { widths, css = '', size = 16 }] of Object.entries(textSettings)) {
    await setVisitorStyle(page, css)
    await setTextSize(page, size)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await overflowingTexts(page), `${name}, ${width} px`).toEqual([])
      expect.soft(await horizontalOverflow(page), `${name}, ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await setTextSize(page, 16)
}
