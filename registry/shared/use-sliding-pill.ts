import { useLayoutEffect, useRef, type RefObject } from 'react'
import { matchesMedia } from './matches-media'

/**
 * Lets the pill of the selected item – its `::before` – slide there from the item that was selected before. Where the
 * visitor prefers less motion, or that item is gone, the pill just appears.
 *
 * @param list The element around the items. The selected one has `aria-current` or `aria-selected`.
 * @param selected What is selected. The pill slides when it changes.
 */
export function useSlidingPill(list: RefObject<Element | null>, selected: string | number): void {
  const last = useRef<Element>(null)
  useLayoutEffect(() => {
    const item = list.current?.querySelector('[aria-current], [aria-selected="true"]') ?? null
    const before = last.current
    last.current = item
    if (!item || !before?.isConnected || item === before) return
    if (!matchesMedia('(prefers-reduced-motion: no-preference)')) return
    const [from, to] = [before.getBoundingClientRect(), item.getBoundingClientRect()]
    const x = from.x - to.x + (from.width - to.width) / 2
    const y = from.y - to.y + (from.height - to.height) / 2
    const start = `translate(${x}px, ${y}px) scale(${from.width / to.width}, ${from.height / to.height})`
    item.animate(
      { transform: [start, 'none'] },
      { duration: 350, easing: 'cubic-bezier(0.3, 0.9, 0.3, 1.1)', pseudoElement: '::before' },
    )
  }, [list, selected])
}
