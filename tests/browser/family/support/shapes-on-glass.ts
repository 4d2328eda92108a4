import { wcagContrast } from 'culori'
import { over } from '../../../../src/registry/color'
import type { Page } from '../../fixture'
import { addGlassBehind, type GlassBehind } from '../../support/glass-behind'

/** An icon that a control has instead of a text, or the border of a field (WCAG 2.2, 1.4.11). */
export interface ShapeOnGlass extends GlassBehind {
  readonly what: string
  /** The color of the shape, as `rgb()`, and how much it covers of the glass behind it, from 0 to 1. */
  readonly color: string
  readonly cover: number
}

/** Lists the icons of controls without a text, and the borders of fields, on glass in previews. */
export async function shapesOnGlass(page: Page): Promise<ShapeOnGlass[]> {
  await addGlassBehind(page)
  return page.locator('[data-stage], dialog[open], :popover-open').evaluateAll((all) => {
    const found: ShapeOnGlass[] = []
    for (const stage of all) {
      const add = (element: Element, css: string, isInside: boolean) => {
        const behind = window.glassBehind(element, stage, isInside)
        if (
          behind === undefined ||
          !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        )
          return
        const { red, green, blue, alpha } = window.colorOf(css)
        const what = `${stage.getAttribute('aria-label') ?? ''} ${element.outerHTML.slice(0, 100)}`
        found.push({ ...behind, what, color: `rgb(${red}, ${green}, ${blue})`, cover: alpha })
      }
      for (const icon of stage.querySelectorAll(':is(button, a, summary):not(:disabled) svg')) {
        const control = icon.closest('button, a, summary')
        if (control?.textContent.trim() !== '') continue
        const shape = icon.querySelector('path, circle, rect, line, polyline, polygon') ?? icon
        const { stroke, fill } = getComputedStyle(shape)
        add(icon, stroke === 'none' ? fill : stroke, true)
      }
      for (const field of stage.querySelectorAll<HTMLElement>('input, textarea, select')) {
        // The browser itself draws a range, a checkbox and a radio button.
        if (
          field.matches(
            '[type=hidden], [type=range], [type=checkbox], [type=radio], [aria-hidden=true], :disabled',
          )
        )
          continue
        // A field without a border of its own has that of the box around it.
        let box: Element | null = field
        while (box && box !== stage && parseFloat(borderOf(box).width) === 0) box = box.parentElement
        if (box && box !== stage && field.offsetWidth > 1) add(box, borderOf(box).color, true)
      }
    }
    return found

    function borderOf(element: Element): { readonly width: string; readonly color: string } {
      const layer = getComputedStyle(element, '::before')
      const isLayer = layer.content !== 'none' && layer.zIndex === '-1'
      const { borderTopWidth, borderTopColor } = isLayer ? layer : getComputedStyle(element)
      return { width: borderTopWidth, color: borderTopColor }
    }
  })
}

/** The least contrast of a shape with the glass behind it, over any gray backdrop, from 1 to 21. */
export function leastContrast({ color, cover, tint, opacity }: ShapeOnGlass): number {
  let worst = 21
  for (let gray = 0; gray <= 255; gray++) {
    const surface = over(tint, `rgb(${gray}, ${gray}, ${gray})`, opacity)
    worst = Math.min(worst, wcagContrast(over(color, surface, cover), surface))
  }
  return worst
}
