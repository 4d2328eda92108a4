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
      const linear = Float64Array.from({ length: 256 }, (_, channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      /** Relative luminance (WCAG 2.2) of the color that begins at an index: there are millions of pixels. */
      const luminance = (channels: ArrayLike<number>, at = 0) =>
        0.2126 * (linear[channels[at] ?? 0] ?? 0) +
        0.7152 * (linear[channels[at + 1] ?? 0] ?? 0) +
        0.0722 * (linear[channels[at + 2] ?? 0] ?? 0)
      return texts.map(({ box, color }) => {
        const light = luminance(color.match(/\d+/g)?.map(Number) ?? [])
        const [left, top] = part === 'page' ? [0, 0] : [window.scrollX, window.scrollY]
        const { data } = context.getImageData(
          box.x - left,
          box.y - top,
          Math.max(1, box.width),
          Math.max(1, box.height),
        )
        const ratios = Float64Array.from({ length: data.length / 4 }, (_, pixel) => {
          const behind = luminance(data, pixel * 4)
          return (Math.max(light, behind) + 0.05) / (Math.min(light, behind) + 0.05)
        }).sort()
        return ratios[Math.floor(ratios.length / 10)] ?? 0
      })
    },
    { picture, texts, part },
  )
}
