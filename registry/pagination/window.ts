/**
 * The page numbers to show: a run of at most `max`, centerd on the current page and shifted back near the ends.
 * Settings that make no sense count as the nearest that do: a run has at least one number, and there is a first page.
 */
export function pageWindow(current: number, pages: number, max: number): number[] {
  const last = Math.max(1, Math.floor(pages))
  const size = Math.min(last, Math.max(1, Math.floor(max)))
  const first = Math.min(Math.max(current - Math.floor(size / 2), 1), last - size + 1)
  return Array.from({ length: size }, (_, index) => first + index)
}
