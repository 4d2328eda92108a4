import type { Page } from '../../fixture'
import { addColorOf } from '../../support/color'

/** Lists the texts that do not fit: clipped by a box that does not scroll, or beyond the edge of a visible box. */
export async function overflowingTexts(page: Page): Promise<string[]> {
  await addColorOf(page)
  return page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement
      if (node.textContent?.trim() === '' || parent === null) continue
      if (parent.closest('.skip-link, script, style, noscript, select') !== null) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      // A thumbnail off screen is laid out when an element in it is measured. A range alone is at the corner of the window.
      parent.getBoundingClientRect()
      const text = range.getBoundingClientRect()
      const report = (problem: string) =>
        found.add(`“${node.textContent?.trim().slice(0, 60) ?? ''}” ${problem}`)
      let isHidden = false
      for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        const layers = ['::before', '::after'].map((layer) => getComputedStyle(at, layer))
        if (style.display === 'inline' || style.display === 'contents') continue
        // Clamped text has a button that shows all of it.
        if (style.webkitLineClamp !== 'none') break
        const box = at.getBoundingClientRect()
        // Visually hidden: for assistive technology only.
        if (box.width <= 1 && style.overflow !== 'visible') {
          isHidden = true
          break
        }
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
        if (scrolls) break
        const isVisible =
          style.overflow !== 'visible' ||
          Number.parseFloat(style.borderLeftWidth) > 0 ||
          style.backgroundImage !== 'none' ||
          window.colorOf(style.backgroundColor).alpha > 0 ||
          // Glass is painted on layers behind the content.
          layers.some(
            ({ content, backgroundColor }) => content !== 'none' && window.colorOf(backgroundColor).alpha > 0,
          )
        if (!isVisible) continue
        if (text.left < box.left - 1 || text.right > box.right + 1) report('overflows its box sideways')
        if (text.top < box.top - 1 || text.bottom > box.bottom + 1) report('overflows its box')
        break
      }
      if (text.right > innerWidth + 1 && !isHidden && parent.closest('pre, [role=region]') === null)
        report('overflows the window')
    }
    return [...found]
  })
}

/** How far the page scrolls sideways, in px. */
export const horizontalOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
