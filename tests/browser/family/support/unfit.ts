import type { Page } from '@playwright/test'
import { styledElements } from '../../../../scripts/harness/styling'

/**
 * Replaces every text of a component with a word or a price in it by another text, in what is open and in what is not, or
 * restores them all. Days, pages and arrows stay, as do abbreviations, which are short by themselves.
 */
export const giveText = (page: Page, text: string | undefined): Promise<void> =>
  page.evaluate(
    ([given, styled]) => {
      window.ownTexts ??= new Map()
      for (const [node, own] of window.ownTexts) node.nodeValue = own
      window.ownTexts.clear()
      if (given === undefined) return
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const own = node.nodeValue ?? ''
        const parent = node.parentElement
        if (!/\p{L}{2}|\p{Sc}|\d[.,]\d/u.test(own) || !parent?.closest(styled) || parent.closest('abbr'))
          continue
        window.ownTexts.set(node, own)
        node.nodeValue = given
      }
    },
    [text, styledElements] as const,
  )

declare global {
  interface Window {
    /** The texts that `giveText` has replaced. */
    ownTexts?: Map<Node, string>
  }
}

/**
 * Lists the texts that do not fit: cut off, out of the box that they belong to, out of the window, or over another text or
 * control.
 *
 * @param within What is looked at: stages of the page, or what is open in the top layer.
 */
export const unfit = (page: Page, within: string): Promise<string[]> =>
  page.evaluate((selector) => {
    interface Shown {
      readonly node: Node
      readonly parent: Element
      readonly rects: readonly DOMRect[]
      readonly size: number
    }

    const isTop = (element: Element) => element.matches('dialog, [popover]')
    const nameOf = (element: Element) => `<${element.tagName.toLowerCase()}>`

    /** Whether only assistive technology gets an element. */
    const isHidden = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) {
        const { clipPath, opacity } = getComputedStyle(at)
        if (clipPath !== 'none' || opacity === '0') return true
      }
      return !element.checkVisibility({ visibilityProperty: true })
    }

    function textsOf(root: Element): readonly Shown[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const shown: Shown[] = []
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const parent = node.parentElement
        if (
          parent === null ||
          !/[\p{L}\p{N}\p{Emoji}]/u.test(node.nodeValue ?? '') ||
          parent.closest('style, select, noscript')
        )
          continue
        // What is open is looked at by itself.
        const top = parent.closest('dialog, [popover]')
        if ((top !== null && top !== root && root.contains(top)) || isHidden(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
        shown.push({ node, parent, rects, size: parseFloat(getComputedStyle(parent).fontSize) })
      }
      return shown
    }

    /** Where a text runs out of a box around it. */
    function outOf(root: Element, { parent, rects, size }: Shown): string | undefined {
      // A line may be lower than its letters.
      const slack = Math.max(2, size / 4)
      let own: readonly DOMRect[] = rects
      let isFree = false
      for (let at: Element | null = parent; at !== null; at = at.parentElement) {
        const { display, overflowX, overflowY, position } = getComputedStyle(at)
        const isBox = !/^(?:inline|contents)$/.test(display)
        const box = at.getBoundingClientRect()
        const isCut = overflowX !== 'visible' || overflowY !== 'visible'
        // A table may scroll to the side, where its columns are side by side (WCAG 2.2, 1.4.10).
        const isOfTable = /auto|scroll/.test(overflowX) && at.matches(':has(> table)')
        if (isBox && at !== root && !isOfTable && (!isFree || isCut)) {
          const wide = Math.max(...own.map(({ left, right }) => Math.max(box.left - left, right - box.right)))
          const high = Math.max(...own.map(({ top, bottom }) => Math.max(box.top - top, bottom - box.bottom)))
          if (wide > 1.5) return `runs ${Math.round(wide)} px out of its ${nameOf(at)} to the side`
          if (high > slack && !/auto|scroll/.test(overflowY))
            return `runs ${Math.round(high)} px out of its ${nameOf(at)} up or down`
        }
        if (isBox && (isOfTable || /auto|scroll/.test(overflowY))) own = [box]
        if (/absolute|fixed/.test(position)) isFree = true
        if (at === root || isTop(at)) break
      }
      const wide = Math.max(
        ...own.map(({ left, right }) => Math.max(-left, right - document.documentElement.clientWidth)),
      )
      if (wide > 1) return `runs ${Math.round(wide)} px out of the window`
      const high = Math.max(...own.map(({ top, bottom }) => Math.max(-top, bottom - innerHeight)))
      return isTop(root) && high > 1 ? `runs ${Math.round(high)} px out of the window up or down` : undefined
    }

    const meet = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) >
        Math.min(one.height, other.height) * 0.35

    const over = (ones: readonly DOMRect[], others: readonly DOMRect[]) =>
      ones.some((one) => others.some((other) => meet(one, other)))

    return [...document.querySelectorAll(selector)].flatMap((root) => {
      const texts = textsOf(root)
      const controls = [...root.querySelectorAll('button, input, select, textarea')].filter(
        (one) =>
          !isHidden(one) && !(one.closest('dialog, [popover]') !== root && one.closest('dialog, [popover]')),
      )
      const label = root.closest('[data-stage]')?.getAttribute('aria-label') ?? ''
      return texts.flatMap((shown, index) => {
        const { node, parent, rects } = shown
        const found = [
          outOf(root, shown),
          texts.slice(index + 1).some((other) => over(rects, other.rects))
            ? 'is over another text'
            : undefined,
          controls.some((one) => !one.contains(node) && over(rects, [...one.getClientRects()]))
            ? 'is over a control'
            : undefined,
        ]
        return found.flatMap((what) =>
          what === undefined
            ? []
            : [`${label}: ${nameOf(parent)} ${node.nodeValue?.slice(0, 12) ?? ''} ${what}`],
        )
      })
    })
  }, within)
