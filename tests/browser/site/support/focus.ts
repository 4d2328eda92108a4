import type { Page } from '../../fixture'
import { addColorOf } from '../../support/color'

/**
 * Focuses every focusable element, forwards and backwards, and lists those whose focus cannot be seen: covered by the
 * bar, or without an outline of at least 2 px and 3:1 (WCAG 2.2, 2.4.11 and 1.4.11) that is not cut off.
 */
export async function focusProblems(page: Page): Promise<string[]> {
  await addColorOf(page)
  // After a key press the browser matches :focus-visible wherever a script moves the focus.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    /** Relative luminance (WCAG 2.2). */
    const luminance = (color: string) => {
      const { red, green, blue } = window.colorOf(color)
      const linear = (channel: number) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }

    const forced = matchMedia('(forced-colors: active)').matches

    /** What the outline is seen against: the ring beyond it, or else the first solid background behind it. */
    const behind = (element: Element, style: CSSStyleDeclaration): string | undefined => {
      const offset = Number.parseFloat(style.outlineOffset)
      const inside = offset < 0
      const reach = inside ? -offset : offset + Number.parseFloat(style.outlineWidth)
      for (const [, color = '', spread, inset] of style.boxShadow.matchAll(
        /((?:rgb|color)[^)]*\)) 0px 0px 0px ([\d.]+)px( inset)?/g,
      ))
        if (Number(spread) > reach && (inset !== undefined) === inside) return color
      for (let at = inside ? element : element.parentElement; at !== null; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at)
        // Forced colors leave out gradients.
        if (backgroundImage !== 'none' && !forced) return undefined
        if (window.colorOf(backgroundColor).alpha === 1) return backgroundColor
      }
      return undefined
    }

    const outlined = (element: Element) => getComputedStyle(element).outlineStyle !== 'none'

    /** The element with the outline: the focused one, a box around it, or the label of a visually hidden control. */
    const outlineOf = (focused: Element): Element => {
      const hidden = focused.getBoundingClientRect().width <= 1 || getComputedStyle(focused).opacity === '0'
      const label = focused.closest('label')
      if (hidden && label !== null) return [label, ...label.querySelectorAll('span')].find(outlined) ?? label
      const boxes = [focused, focused.parentElement, focused.parentElement?.parentElement]
      return boxes.find((box) => box instanceof Element && outlined(box)) ?? focused
    }

    const problem = (focused: HTMLElement): string | undefined => {
      const element = outlineOf(focused)
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const width = Number.parseFloat(style.outlineWidth)
      const reach = Number.parseFloat(style.outlineOffset) + width
      if (!focused.matches(':focus-visible')) return 'does not match :focus-visible'
      if (style.outlineStyle === 'none' || width < 2) return 'has no outline of at least 2 px'
      const backdrop = behind(element, style)
      if (backdrop === undefined) return 'has an outline without a ring over a background image'
      if (contrast(style.outlineColor, backdrop) < 3)
        return `has a low-contrast outline: ${style.outlineColor} on ${backdrop}`
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        if (
          overflowX !== 'visible' &&
          (box.left - reach < edge.left - 1 || box.right + reach > edge.right + 1)
        )
          return 'has an outline that is clipped on the left or right'
        if (
          overflowY !== 'visible' &&
          (box.top - reach < edge.top - 1 || box.bottom + reach > edge.bottom + 1)
        )
          return 'has an outline that is clipped at the top or bottom'
        if (position === 'fixed') return undefined
      }
      const bar = document.querySelector('body header')?.getBoundingClientRect()
      if (bar === undefined || element.closest('header')?.getBoundingClientRect().top === bar.top)
        return undefined
      if (getComputedStyle(element).position === 'fixed') return undefined
      if (box.height < innerHeight - bar.height && box.top < bar.bottom - 1) return 'is covered by the bar'
      return box.top >= innerHeight || box.bottom <= bar.bottom ? 'is out of view' : undefined
    }

    const focusable = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
      ),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.tabIndex >= 0 &&
        element.closest('[inert]') === null,
    )
    const found = new Set<string>()
    for (const element of [...focusable, ...focusable.toReversed()]) {
      element.focus()
      const text = document.activeElement === element ? problem(element) : 'cannot be focused'
      if (text !== undefined) found.add(`${element.outerHTML.slice(0, 120)} ${text}`)
    }
    window.scrollTo(0, 0)
    return [...found]
  })
}
