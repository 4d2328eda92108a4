import type { Page } from '../fixture'

declare global {
  interface Window {
    /** Reads any CSS color: red, green and blue from 0 to 255, alpha from 0 to 1. Added by `addColorOf`. */
    colorOf: (color: string) => Record<'red' | 'green' | 'blue' | 'alpha', number>
  }
}

/** Adds `window.colorOf` to the open page, for functions that run in it and so cannot import. */
export const addColorOf = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('This browser has no 2D canvas to read colors with.')
    const read = (color: string) => {
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
      return { red, green, blue, alpha: alpha / 255 }
    }
    // Thousands of elements have a few dozen colors.
    const known = new Map<string, ReturnType<typeof read>>()
    window.colorOf = (color) => {
      const found = known.get(color) ?? read(color)
      known.set(color, found)
      return found
    }
  })
