/**
 * Scrolls the board to the half of a scheme whose knobs are used, where the board is a window of its own that shows one
 * half at a time: the other half of the same screen.
 */
export function showScheme(scheme: string): void {
  const halves = [...document.querySelectorAll<HTMLElement>('[data-half]')]
  const board = halves[0]?.closest('section')?.parentElement
  if (!board || board.scrollHeight <= board.clientHeight) return
  const { top, bottom } = board.getBoundingClientRect()
  const seen = (half: HTMLElement) => {
    const box = half.getBoundingClientRect()
    return Math.min(bottom, box.bottom) - Math.max(top, box.top)
  }
  const shown = halves.toSorted((one, other) => seen(other) - seen(one))[0]
  const wanted = shown?.parentElement?.querySelector(`[data-half='${scheme}']`)
  if (!shown || !wanted || shown === wanted) return
  // The same part of it, or its top.
  const start = Math.min(shown.getBoundingClientRect().top, top + 8)
  board.scrollBy({ top: wanted.getBoundingClientRect().top - start })
}
