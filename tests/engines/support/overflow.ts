import type { Page } from '@playwright/test'

/** Lists what sticks out of its place on the page with all components, and text that is cut off. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const place of document.querySelectorAll('[data-stage]')) {
      const room = place.getBoundingClientRect()
      const tell = (element: Element, what: string) => {
        const { tagName, textContent } = element
        found.push(
          `${place.getAttribute('aria-label') ?? ''}: <${tagName.toLowerCase()}> ${textContent.trim().slice(0, 20)} ${what}`,
        )
      }
      for (const element of place.querySelectorAll('*')) {
        const box = element.getBoundingClientRect()
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        if (!isSeen || box.width <= 1 || box.height <= 1 || isAbove(element)) continue
        const out = Math.round(Math.max(room.left - box.left, box.right - room.right))
        if (out > 1 && !isCut(element, place)) tell(element, `sticks out by ${out} px`)
        const { overflowX } = getComputedStyle(element)
        const cut = element.scrollWidth - element.clientWidth
        if (hasText(element) && /hidden|clip/.test(overflowX) && cut > 1) tell(element, `is cut by ${cut} px`)
      }
    }
    const page = document.documentElement
    if (page.scrollWidth > page.clientWidth)
      found.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`)
    return found

    /** In the top layer or fixed to the window. */
    function isAbove(element: Element): boolean {
      for (let at: Element | null = element; at && !at.matches('[data-stage]'); at = at.parentElement)
        if (getComputedStyle(at).position === 'fixed' || at.matches('dialog, [popover]')) return true
      return false
    }

    /** Inside something that scrolls or cuts what sticks out. */
    function isCut(element: Element, place: Element): boolean {
      for (let at = element.parentElement; at && at !== place; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true
      return false
    }

    function hasText(element: Element): boolean {
      return [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      )
    }
  })
