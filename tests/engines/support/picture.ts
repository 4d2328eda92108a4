import { PNG } from 'pngjs'

/** Pixels, four bytes each, in rows. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly bytes: Uint8Array
  /** In which of a pixel's bytes its red, green and blue are. */
  readonly channels: readonly [red: number, green: number, blue: number]
}

/** A part of a picture, or of a page. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function pictureOfPng(file: Buffer): Picture {
  const { width, height, data } = PNG.sync.read(file)
  return { width, height, bytes: data, channels: [0, 1, 2] }
}

/** The fields of the header of an X window dump, as numbers of four bytes. */
const header = {
  size: 0,
  width: 4,
  height: 5,
  byteOrder: 7,
  bitsPerPixel: 11,
  bytesPerLine: 12,
  colors: 19,
} as const

/**
 * Reads an X window dump, the file in which Xvfb keeps its screen.
 *
 * @throws {Error} When its pixels do not have four bytes each.
 */
export function pictureOfDump(file: Buffer): Picture {
  const field = (name: keyof typeof header) => file.readUInt32BE(header[name] * 4)
  const [width, height] = [field('width'), field('height')]
  if (field('bitsPerPixel') !== 32 || field('bytesPerLine') !== width * 4)
    throw new Error(`A pixel of the screen has ${field('bitsPerPixel')} bits. Start Xvfb with a depth of 24.`)
  const start = field('size') + field('colors') * 12
  return {
    width,
    height,
    bytes: file.subarray(start, start + width * height * 4),
    channels: field('byteOrder') === 0 ? [2, 1, 0] : [1, 2, 3],
  }
}

type Color = readonly [red: number, green: number, blue: number]

export function colorAt({ width, bytes, channels }: Picture, x: number, y: number): Color {
  const at = (y * width + x) * 4
  const [red, green, blue] = channels
  return [bytes[at + red] ?? 0, bytes[at + green] ?? 0, bytes[at + blue] ?? 0]
}

/** Where a square of one color begins, if it is in the picture. */
export function findSquare(
  picture: Picture,
  side: number,
  color: Color,
): { x: number; y: number } | undefined {
  for (let y = 0; y + side <= picture.height; y++)
    for (let x = 0; x + side <= picture.width; x++) if (isSquare(picture, side, color, x, y)) return { x, y }
  return undefined
}

/** Whether a square of one color begins at a point. */
export function isSquare(picture: Picture, side: number, color: Color, x: number, y: number): boolean {
  const isThere = (x: number, y: number) =>
    colorAt(picture, x, y).every((part, index) => part === color[index])
  return isThere(x, y) && isThere(x + side - 1, y + side - 1)
}

/** How much the brightness of the pixels in a box varies: their standard deviation, from 0 to 127.5. */
export function deviation(picture: Picture, { x, y, width, height }: Box): number {
  const all: number[] = []
  for (let row = Math.round(y); row < Math.round(y + height); row++)
    for (let column = Math.round(x); column < Math.round(x + width); column++) {
      const [red, green, blue] = colorAt(picture, column, row)
      all.push((red + green + blue) / 3)
    }
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length
  return Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length)
}
