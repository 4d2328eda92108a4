import { PNG } from 'pngjs'

/** How two pictures differ: their sizes, or the number of pixels and the largest difference of a color, from 0 to 255. */
export function pictureDifference(one: Buffer, other: Buffer): string {
  if (one.equals(other)) return 'none'
  const [a, b] = [PNG.sync.read(one), PNG.sync.read(other)]
  if (a.width !== b.width || a.height !== b.height)
    return `${a.width} × ${a.height} px and ${b.width} × ${b.height} px`
  const different = new Set<number>()
  let largest = 0
  a.data.forEach((value, index) => {
    const difference = Math.abs(value - (b.data[index] ?? 0))
    if (difference > 0) different.add(Math.floor(index / 4))
    largest = Math.max(largest, difference)
  })
  return different.size === 0 ? 'none' : `${different.size} pixels, by up to ${largest}`
}
