import { expect, type Page } from '../../fixture'
import { addColorOf } from '../../support/color'

/** Runs in the page: what a printed sheet shows as no ink on white, outside of the pictures of components. */
function paperProblems(): string[] {
  const pictures = ':is([data-stage], [data-half], [data-thumbnail], [data-showpiece])'
  const found: string[] = []
  const share = (channel: number) =>
    channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (!element.checkVisibility({ checkVisibilityCSS: true })) continue
    const name = element.outerHTML.slice(0, 100)
    const style = getComputedStyle(element)
    // Each sheet repeats what is fixed.
    if (style.position === 'fixed') found.push(`fixed: ${name}`)
    for (const layer of ['', '::before', '::after'])
      if (!['none', ''].includes(getComputedStyle(element, layer).backdropFilter))
        found.push(`blurs: ${name}`)
    if (element.closest(`${pictures}, .visually-hidden, svg`)) continue
    const ownText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && node.nodeValue?.trim() !== '',
    )
    if (ownText) {
      const { red, green, blue, alpha } = window.colorOf(style.color)
      const luminance = 0.2126 * share(red) + 0.7152 * share(green) + 0.0722 * share(blue)
      if (alpha < 1 || 1.05 / (luminance + 0.05) < 4.5) found.push(`pale text, ${style.color}: ${name}`)
    }
    if (element.matches('pre, pre *, .container') && element.scrollWidth > element.clientWidth + 1)
      found.push(`cut off: ${name}`)
    if (element.matches('button, dialog, [popover], :is(select, input):not(form *)'))
      found.push(`of no use: ${name}`)
  }
  return found
}

/** Printed in the dark scheme, a page is ink on white, without what is fixed, blurred or cut off. */
export async function isInkOnWhite(page: Page): Promise<void> {
  await addColorOf(page)
  // The width of a sheet of A4 within its margins.
  await page.setViewportSize({ width: 690, height: 1000 })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect.soft(await page.evaluate(paperProblems)).toEqual([])
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
}
