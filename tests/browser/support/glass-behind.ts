import type { Page } from '../fixture'
import { addColorOf } from './color'

/** What covers the backdrop behind something on glass. */
export interface GlassBehind {
  /** The color of all layers together, as `rgb()`. */
  readonly tint: string
  /** How much they cover, from 0 to 1. */
  readonly opacity: number
}

declare global {
  interface Window {
    /**
     * Adds up the layers from an element down to its stage, if there is glass among them. Added by `addGlassBehind`.
     *
     * @param isInside Whether the element's own layers are part of it.
     */
    glassBehind: (element: Element, stage: Element, isInside: boolean) => GlassBehind | undefined
  }
}

/** Adds `window.glassBehind` to the open page, for functions that run in it and so cannot import. */
export async function addGlassBehind(page: Page): Promise<void> {
  await addColorOf(page)
  await page.evaluate(() => {
    window.glassBehind = (element, stage, isInside) => {
      let rest = 1
      let isGlass = false
      const sum = [0, 0, 0]
      const start = isInside ? element : element.parentElement
      for (let at: Element | null = start; at !== null && at !== stage.parentElement; at = at.parentElement) {
        if (at.hasAttribute('data-stage')) break
        const own = getComputedStyle(at)
        const layers = ['::after', '::before'].map((name) => getComputedStyle(at, name))
        const behind = layers.filter(
          (one) => one.content !== 'none' && one.position === 'absolute' && one.zIndex === '-1',
        )
        for (const style of [...behind, own]) {
          const { red, green, blue, alpha } = window.colorOf(style.backgroundColor)
          const parts = [red, green, blue]
          parts.forEach((part, index) => (sum[index] = (sum[index] ?? 0) + part * alpha * rest))
          rest *= 1 - alpha
          if (/blur\(/.test(style.backdropFilter)) isGlass = true
        }
      }
      if (!isGlass) return undefined
      const opacity = 1 - rest
      return { tint: `rgb(${sum.map((part) => Math.round(part / opacity)).join(', ')})`, opacity }
    }
  })
}
