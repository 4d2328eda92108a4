import type { Locator } from '@playwright/test'
import type { Page } from '../../fixture'
import { addColorOf } from '../../support/color'

/** A text on glass, and what covers the backdrop behind it. */
export interface TextOnGlass {
  readonly text: string
  /** The color of the text, as `rgb()`. */
  readonly color: string
  /** The color of all layers behind the text together, as `rgb()`, and how much they cover, from 0 to 1. */
  readonly tint: string
  readonly opacity: number
  /** At least 24 px, or 18.66 px and bold (WCAG 2.2, "large scale"). */
  readonly isLarge: boolean
  /** Where the text is on the page, in px. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/**
 * Lists the texts on glass in previews. Disabled controls do not count (WCAG 2.2, 1.4.3).
 *
 * @param stages Where the texts are; by default, all previews of the open page.
 */
export async function textsOnGlass(
  page: Page,
  stages: Locator = page.locator('[data-stage], dialog[open], :popover-open'),
): Promise<TextOnGlass[]> {
  await addColorOf(page)
  return stages.evaluateAll((all) => {
    const found: TextOnGlass[] = []
    for (const stage of all) {
      const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement
        const text = node.textContent?.trim() ?? ''
        if (element === null || text === '' || !element.checkVisibility({ visibilityProperty: true }))
          continue
        if (element.matches('style, :disabled, :disabled *, option') || element.offsetWidth <= 1) continue
        // The layers from the text down to the stage, with what each leaves of the ones below.
        let rest = 1
        let isGlass = false
        const sum = [0, 0, 0]
        for (
          let at: Element | null = element;
          at !== null && at !== stage.parentElement;
          at = at.parentElement
        ) {
          if (at.hasAttribute('data-stage')) break
          const own = getComputedStyle(at)
          const layer = getComputedStyle(at, '::before')
          const isLayer = layer.content !== 'none' && layer.position === 'absolute' && layer.zIndex === '-1'
          for (const style of isLayer ? [layer, own] : [own]) {
            const { red, green, blue, alpha } = window.colorOf(style.backgroundColor)
            const parts = [red, green, blue]
            parts.forEach((part, index) => (sum[index] = (sum[index] ?? 0) + part * alpha * rest))
            rest *= 1 - alpha
            if (/blur\(/.test(style.backdropFilter)) isGlass = true
          }
        }
        if (!isGlass) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { x, y, width, height } = range.getBoundingClientRect()
        const style = getComputedStyle(element)
        const size = parseFloat(style.fontSize)
        const { red, green, blue } = window.colorOf(style.color)
        const opacity = 1 - rest
        const tint = sum.map((part) => Math.round(part / opacity))
        found.push({
          text: text.slice(0, 40),
          color: `rgb(${Math.round(red)}, ${Math.round(green)}, ${Math.round(blue)})`,
          tint: `rgb(${tint.join(', ')})`,
          opacity,
          box: { x: x + window.scrollX, y: y + window.scrollY, width, height },
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        })
      }
    }
    return found
  })
}
