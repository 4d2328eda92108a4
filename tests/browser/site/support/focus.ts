import type { Page } from '../../fixture'

/**
 * Takes the focus through all that can have it, forwards and back, and tells where a visitor would lose it: under the
 * bar, or without an outline of 2 px that stands out and is not cut off.
 */
export async function focusFlaws(page: Page): Promise<string[]> {
  // From here on the browser takes every move of the focus for one by keyboard.
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('This browser has no canvas; colors cannot be read.')

    /** Red, green, blue and opacity of any CSS color. */
    const channels = (color: string): readonly [number, number, number, number] => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      return [red, green, blue, alpha / 255]
    }
    const luminance = (color: string) => {
      const [red, green, blue] = channels(color)
        .slice(0, 3)
        .map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
    }
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05)
    }

    const forced = matchMedia('(forced-colors: active)').matches

    /** The color of the ring that lies beyond the outline, or the first solid background behind it. */
    const behind = (element: Element, style: CSSStyleDeclaration): string | undefined => {
      const offset = Number.parseFloat(style.outlineOffset)
      const inside = offset < 0
      const needed = inside ? -offset : offset + Number.parseFloat(style.outlineWidth)
      for (const [, color = '', spread, inset] of style.boxShadow.matchAll(
        /(rgb[^)]*\)) 0px 0px 0px ([\d.]+)px( inset)?/g,
      ))
        if (Number(spread) > needed && (inset !== undefined) === inside) return color
      for (let at = inside ? element : element.parentElement; at !== null; at = at.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(at)
        // Where colors are forced, gradients are not painted.
        if (backgroundImage !== 'none' && !forced) return undefined
        if (channels(backgroundColor)[3] === 1) return backgroundColor
      }
      return undefined
    }

    const outlined = (element: Element) => getComputedStyle(element).outlineStyle !== 'none'

    /** Where the focus is shown: on the element, on the box that it stands in, or, if it is hidden, in its label. */
    const shownBy = (focused: Element): Element => {
      const hidden = focused.getBoundingClientRect().width <= 1 || getComputedStyle(focused).opacity === '0'
      const label = focused.closest('label')
      if (hidden && label !== null) return [label, ...label.querySelectorAll('span')].find(outlined) ?? label
      const boxes = [focused, focused.parentElement, focused.parentElement?.parentElement]
      return boxes.find((box) => box instanceof Element && outlined(box)) ?? focused
    }

    const flaw = (focused: HTMLElement): string | undefined => {
      const element = shownBy(focused)
      const style = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const width = Number.parseFloat(style.outlineWidth)
      const reach = Number.parseFloat(style.outlineOffset) + width
      if (!focused.matches(':focus-visible')) return 'is not shown as focused'
      if (style.outlineStyle === 'none' || width < 2) return 'has no outline of 2 px'
      const backdrop = behind(element, style)
      if (backdrop === undefined) return 'has an outline without a ring, over a picture'
      if (contrast(style.outlineColor, backdrop) < 3)
        return `has an outline of ${style.outlineColor} on ${backdrop}`
      for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(at)
        const edge = at.getBoundingClientRect()
        if (
          overflowX !== 'visible' &&
          (box.left - reach < edge.left - 1 || box.right + reach > edge.right + 1)
        )
          return 'has an outline that is cut off at a side'
        if (
          overflowY !== 'visible' &&
          (box.top - reach < edge.top - 1 || box.bottom + reach > edge.bottom + 1)
        )
          return 'has an outline that is cut off above or below'
        if (position === 'fixed') return undefined
      }
      const bar = document.querySelector('body header')?.getBoundingClientRect()
      if (bar === undefined || element.closest('header')?.getBoundingClientRect().top === bar.top)
        return undefined
      if (getComputedStyle(element).position === 'fixed') return undefined
      if (box.height < innerHeight - bar.height && box.top < bar.bottom - 1) return 'is under the bar'
      return box.top >= innerHeight || box.bottom <= bar.bottom ? 'is out of view' : undefined
    }

    const focusable = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
      ),
    ].filter((element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0)
    const found = new Set<string>()
    for (const element of [...focusable, ...focusable.toReversed()]) {
      element.focus()
      const what = document.activeElement === element ? flaw(element) : 'does not take the focus'
      if (what !== undefined) found.add(`${element.outerHTML.slice(0, 120)} ${what}`)
    }
    window.scrollTo(0, 0)
    return [...found]
  })
}
