import type { Locator } from '@playwright/test'

/** A part of an element's box, in px. */
interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The relative luminance (WCAG 2.2) of each pixel that is painted in a part of an element's box, row by row. */
export async function luminancesIn(element: Locator, part: Part): Promise<readonly number[]> {
  await element.scrollIntoViewIfNeeded()
  const { x, y } = (await element.boundingBox()) ?? { x: 0, y: 0 }
  const clip = { ...part, x: x + part.x, y: y + part.y }
  const page = element.page()
  const picture = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    if (context === null) throw new Error('This browser has no 2D canvas to read pixels with.')
    context.drawImage(image, 0, 0)
    const { data } = context.getImageData(0, 0, image.width, image.height)
    const linear = (channel = 0) => {
      const share = channel / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    }
    return Array.from({ length: data.length / 4 }, (_pixel, index) => {
      const [red, green, blue] = data.slice(index * 4, index * 4 + 3)
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    })
  }, picture)
}

/** The highest contrast of two pixels in a part of an element's box, from 1 to 21: that of the line or edge in it. */
export async function contrastIn(element: Locator, part: Part): Promise<number> {
  const all = await luminancesIn(element, part)
  return (Math.max(...all) + 0.05) / (Math.min(...all) + 0.05)
}
