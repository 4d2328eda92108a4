import type { Page } from '../../fixture'

/** Texts that do not fit: cut off by a box that does not scroll, or spilling over the edge of the box they stand on. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement
      if (node.textContent?.trim() === '' || parent === null) continue
      if (parent.closest('.skip-link, script, style, noscript, select') !== null) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(node)
      const text = range.getBoundingClientRect()
      const say = (what: string) => found.add(`“${node.textContent?.trim().slice(0, 60) ?? ''}” ${what}`)
      let hidden = false
      for (let at: Element | null = parent; at !== null && at !== document.body; at = at.parentElement) {
        const style = getComputedStyle(at)
        if (style.display === 'inline' || style.display === 'contents') continue
        // A shortened text has its own way to be shown whole.
        if (style.webkitLineClamp !== 'none') break
        const box = at.getBoundingClientRect()
        // Written for assistive technology alone.
        if (box.width <= 1 && style.overflow !== 'visible') {
          hidden = true
          break
        }
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY)
        if (scrolls) break
        const drawn =
          style.overflow !== 'visible' ||
          Number.parseFloat(style.borderLeftWidth) > 0 ||
          style.backgroundImage !== 'none' ||
          !/, 0\)$|transparent|\/ 0\)$/.test(style.backgroundColor)
        if (!drawn) continue
        if (text.left < box.left - 1 || text.right > box.right + 1) say('goes beyond a side of its box')
        if (text.top < box.top - 1 || text.bottom > box.bottom + 1) say('goes beyond its box')
        break
      }
      if (text.right > innerWidth + 1 && !hidden && parent.closest('pre, [role=region]') === null)
        say('leaves the window')
    }
    return [...found]
  })

/** How far the page can be scrolled sideways, in px. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
