import type { Page } from '../../fixture'
import { addColorOf } from '../../support/color'

declare global {
  interface Window {
    /** The elements and pseudo-elements that blurred their backdrop when `recordGlass` was called. */
    glass?: readonly (readonly [element: Element, pseudo: string])[]
  }
}

/** Records what blurs its backdrop, for `remainingGlass`. */
export const recordGlass = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.glass = [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        const isVisible = element.checkVisibility() && (pseudo === '' || style.content !== 'none')
        return isVisible && /blur\((?!0px)/.test(style.backdropFilter) ? [[element, pseudo] as const] : []
      }),
    )
  })

/**
 * Lists the recorded glass that has not become solid: it still blurs, or its opacity is too low.
 *
 * @param minimum opacity of the element's layers together, from 0 to 1
 */
export async function remainingGlass(page: Page, minimum: number): Promise<string[]> {
  await addColorOf(page)
  return page.evaluate(
    (least) =>
      (window.glass ?? []).flatMap(([element, pseudo]) => {
        const name = `${element.outerHTML.slice(0, 100)}${pseudo}`
        const { backdropFilter } = getComputedStyle(element, pseudo)
        if (/blur\((?!0px)/.test(backdropFilter)) return [`${name} has ${backdropFilter}`]
        // A component paints a translucent tint from its props in several layers.
        const transparency = ['', '::before', '::after'].reduce((product, layer) => {
          const { content, backgroundColor } = getComputedStyle(element, layer)
          const isPainted = layer === '' || content !== 'none'
          return isPainted ? product * (1 - window.colorOf(backgroundColor).alpha) : product
        }, 1)
        const opacity = 1 - transparency
        return opacity < least ? [`${name} has an opacity of ${opacity.toFixed(2)}`] : []
      }),
    minimum,
  )
}
