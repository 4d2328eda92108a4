import type { Page } from '../../fixture'

declare global {
  interface Window {
    /** Every element or layer of one that blurs what lies behind it. */
    glassLayers?: readonly (readonly [element: Element, layer: string])[]
  }
}

/** Remembers what blurs, for `glassThatStays`; answers how many layers that are. */
export const rememberGlass = (page: Page): Promise<number> =>
  page.evaluate(() => {
    window.glassLayers = [...document.querySelectorAll('body *')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((layer) => {
        const style = getComputedStyle(element, layer)
        const isThere = element.checkVisibility() && (layer === '' || style.content !== 'none')
        return isThere && /blur\((?!0px)/.test(style.backdropFilter) ? [[element, layer] as const] : []
      }),
    )
    return window.glassLayers.length
  })

/**
 * What was glass when it was remembered, and still is: it blurs, or lets too much through.
 *
 * @param least how much of what lies behind has to be covered, from 0 to 1
 */
export const glassThatStays = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((wanted) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('The browser has no canvas to read colors with.')
    const opacityOf = (color: string) => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      return (context.getImageData(0, 0, 1, 1).data[3] ?? 0) / 255
    }
    return (window.glassLayers ?? []).flatMap(([element, layer]) => {
      const blur = getComputedStyle(element, layer).backdropFilter
      const name = `${element.outerHTML.slice(0, 100)}${layer}`
      if (/blur\((?!0px)/.test(blur)) return [`${name} has ${blur}`]
      // A tint that was given from outside is laid on in layers.
      const seen = ['', '::before', '::after'].reduce((through, one) => {
        const { content, backgroundColor } = getComputedStyle(element, one)
        return one !== '' && content === 'none' ? through : through * (1 - opacityOf(backgroundColor))
      }, 1)
      return 1 - seen < wanted ? [`${name} covers ${(1 - seen).toFixed(2)}`] : []
    })
  }, least)
