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
        const beyond = Math.round(beyondContent(element))
        if (beyond > 1) tell(element, `is ${beyond} px wider than the room in its parent`)
        const { overflowX } = getComputedStyle(element)
        const cut = element.scrollWidth - element.clientWidth
        if (hasText(element) && /hidden|clip/.test(overflowX) && cut > 1) tell(element, `is cut by ${cut} px`)
      }
    }
    const page = document.documentElement
    if (page.scrollWidth > page.clientWidth)
      found.push(`the page is ${page.scrollWidth - page.clientWidth} px too wide`)
    return found

    /** How far a box in the flow reaches into the padding of its parent, or beyond. */
    function beyondContent(element: Element): number {
      const parent = element.parentElement
      const { position, display, transform, marginLeft, marginRight } = getComputedStyle(element)
      const isPulled = parseFloat(marginLeft) < 0 || parseFloat(marginRight) < 0
      if (parent === null || isPulled || transform !== 'none' || !/static|relative/.test(position)) return 0
      if (/inline|contents|none/.test(display) || getComputedStyle(parent).overflowX !== 'visible') return 0
      if (/inline|contents/.test(getComputedStyle(parent).display)) return 0
      const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = getComputedStyle(parent)
      const room = parent.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      const left = room.left + parseFloat(paddingLeft) + parseFloat(borderLeftWidth)
      const right = room.right - parseFloat(paddingRight) - parseFloat(borderRightWidth)
      return Math.max(left - box.left, box.right - right)
    }

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
