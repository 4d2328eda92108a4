import type { Page } from '../../fixture'
import type { TextOnGlass } from '../../support/text-on-glass'

/**
 * The contrast of texts with the pixels that are painted behind them: that of the pixel than which a tenth of them is
 * worse, so that an edge or a single star does not count.
 *
 * @param part What of the page is looked at. What lies over the page is in the viewport only.
 */
export async function pixelContrasts(
  page: Page,
  texts: readonly TextOnGlass[],
  part: 'page' | 'viewport' = 'page',
): Promise<number[]> {
  // The text itself is left out. Its color stays, as borders and icons may have it too.
  const hidden = await page.addStyleTag({
    content: '[data-stage] * { -webkit-text-fill-color: transparent !important }',
  })
  const picture = (await page.screenshot({ fullPage: part === 'page' })).toString('base64')
  await hidden.evaluate((style) => style.parentNode?.removeChild(style))
  return page.evaluate(
    async ({ picture, texts, part }) => {
      const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d', {
        willReadFrequently: true,
      })
      if (context === null) throw new Error('This browser has no 2D canvas to read pixels with.')
      context.drawImage(image, 0, 0)
      /** Relative luminance (WCAG 2.2). */
      const luminance = (channels: readonly number[]) => {
        const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
          const share = channel / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      return texts.map(({ box, color }) => {
        const light = luminance(color.match(/\d+/g)?.map(Number) ?? [])
        const [left, top] = part === 'page' ? [0, 0] : [window.scrollX, window.scrollY]
        const { data } = context.getImageData(
          box.x - left,
          box.y - top,
          Math.max(1, box.width),
          Math.max(1, box.height),
        )
        const ratios: number[] = []
        for (let at = 0; at < data.length; at += 4) {
          const behind = luminance(Array.from(data.slice(at, at + 3)))
          ratios.push((Math.max(light, behind) + 0.05) / (Math.min(light, behind) + 0.05))
        }
        return ratios.toSorted((one, other) => one - other)[Math.floor(ratios.length / 10)] ?? 0
      })
    },
    { picture, texts, part },
  )
}
