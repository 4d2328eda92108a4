/**
 * Returns the page numbers to show: at most `max` consecutive ones, centered on the current page and shifted back near
 * the ends. Arguments are clamped to the nearest valid ones: there is at least one page, and one number.
 */
export function pageWindow(current: number, pages: number, max: number): number[] {
  const last = Math.max(1, Math.floor(pages))
  const size = Math.min(last, Math.max(1, Math.floor(max)))
  const first = Math.min(Math.max(current - Math.floor(size / 2), 1), last - size + 1)
  return Array.from({ length: size }, (_, index) => first + index)
}
