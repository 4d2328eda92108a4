import type { Locator } from '@playwright/test'
import type { Page } from '../fixture'
import { addGlassBehind, type GlassBehind } from './glass-behind'

/** A text on glass, and what covers the backdrop behind it. */
export interface TextOnGlass extends GlassBehind {
  readonly text: string
  /** The color of the text, as `rgb()`. */
  readonly color: string
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
  await addGlassBehind(page)
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
        const behind = window.glassBehind(element, stage, true)
        if (behind === undefined) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const { x, y, width, height } = range.getBoundingClientRect()
        const style = getComputedStyle(element)
        const size = parseFloat(style.fontSize)
        const { red, green, blue } = window.colorOf(style.color)
        found.push({
          ...behind,
          text: text.slice(0, 40),
          color: `rgb(${red}, ${green}, ${blue})`,
          box: { x: x + window.scrollX, y: y + window.scrollY, width, height },
          isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        })
      }
    }
    return found
  })
}
