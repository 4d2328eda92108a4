import type { Page } from '../../fixture'
import { addColorOf } from '../../support/color'

/** Marks what can be seen by its background, on the page as it is. @returns How many elements that are. */
export async function markShapes(page: Page): Promise<number> {
  await addColorOf(page)
  return page.evaluate(() => {
    let count = 0
    for (const element of document.querySelectorAll<HTMLElement>(
      '[data-stage] *, dialog, dialog *, [popover], [popover] *',
    )) {
      // What an example paints itself is not of the component.
      if (!element.checkVisibility({ visibilityProperty: true }) || element.style.background !== '') continue
      for (const layer of ['', '::before', '::after']) {
        const { content, backgroundColor, backgroundImage } = getComputedStyle(element, layer)
        if (layer !== '' && content === 'none') continue
        // A light behind something is no shape: it has no edge.
        const isPainted =
          window.colorOf(backgroundColor).alpha > 0.15 || /linear-gradient/.test(backgroundImage)
        if (!isPainted) continue
        element.dataset.shape = `${element.dataset.shape ?? ''} ${layer || 'element'}`
        count++
      }
    }
    return count
  })
}

/** The marked elements that have neither an edge nor a color of the visitor. */
export const withoutShape = (page: Page): Promise<string[]> =>
  page.locator('[data-shape]').evaluateAll((all) => {
    const isEdge = ({
      borderTopStyle,
      borderTopWidth,
      outlineStyle,
      forcedColorAdjust,
    }: CSSStyleDeclaration) =>
      (borderTopStyle !== 'none' && parseFloat(borderTopWidth) >= 1) ||
      outlineStyle !== 'none' ||
      forcedColorAdjust === 'none'
    return all
      .filter((one) => !['', '::before'].some((layer) => isEdge(getComputedStyle(one, layer))))
      .map((one) => one.outerHTML.slice(0, 120))
  })

/** The icons that are painted in colors of their own. What is faint, such as the track of a ring, may have one. */
export async function colorsOfOwn(page: Page): Promise<string[]> {
  await addColorOf(page)
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.forcedColorAdjust = 'none'
    const colors = ['CanvasText', 'LinkText', 'ButtonText', 'GrayText', 'Highlight', 'HighlightText']
    const palette = colors.map((name) => {
      probe.style.color = name
      return getComputedStyle(probe).color
    })
    return [...document.querySelectorAll('[data-stage] :is(path, circle, rect)')]
      .filter((shape) => {
        const { fill, stroke } = getComputedStyle(shape)
        return [fill, stroke].some(
          (color) => color !== 'none' && !palette.includes(color) && window.colorOf(color).alpha > 0.5,
        )
      })
      .map((shape) => shape.closest('[data-stage]')?.getAttribute('aria-label') ?? '')
  })
}
