import { expect, test } from 'vitest'
import { colorAt, deviation, findSquare, pictureOfDump, type Picture } from '../engines/support/picture'

/** A picture of gray pixels, row by row. */
const gray = (rows: readonly (readonly number[])[]): Picture => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  bytes: Uint8Array.from(rows.flat().flatMap((value) => [value, value, value, 255])),
  channels: [0, 1, 2],
})

const all = { x: 0, y: 0, width: 4, height: 1 }

test('black and white stripes deviate by 127.5, one color by nothing', () => {
  expect(deviation(gray([[0, 255, 0, 255]]), all)).toBe(127.5)
  expect(deviation(gray([[90, 90, 90, 90]]), all)).toBe(0)
})

test('a square is found where all of its corners have the color', () => {
  const picture = gray([
    [7, 0, 0, 0],
    [0, 0, 7, 7],
    [0, 0, 7, 7],
  ])
  expect(findSquare(picture, 2, [7, 7, 7])).toEqual({ x: 2, y: 1 })
  expect(findSquare(picture, 2, [8, 8, 8])).toBeUndefined()
})

/** An X window dump with one pixel, which begins after the header and one color of 12 bytes. */
function dump(byteOrder: 0 | 1, pixel: readonly number[]): Buffer {
  const header = [100, 7, 2, 24, 1, 1, 0, byteOrder, 32, 0, 32, 32, 4, 0, 0, 0, 0, 0, 0, 1]
  const file = Buffer.alloc(100 + 12 + 4)
  header.forEach((value, index) => file.writeUInt32BE(value, index * 4))
  file.set(pixel, 112)
  return file
}

test('a screen is read in the order of bytes that it names', () => {
  expect(colorAt(pictureOfDump(dump(0, [3, 2, 1, 0])), 0, 0)).toEqual([1, 2, 3])
  expect(colorAt(pictureOfDump(dump(1, [0, 1, 2, 3])), 0, 0)).toEqual([1, 2, 3])
})
