import { followSize } from './follow-size'
import { animationsOf } from './top-layer'

/** A side of an element; `start` and `end` follow the direction of the text. */
export type Side = 'top' | 'bottom' | 'left' | 'right' | 'start' | 'end'

/** The position of a box beside its anchor. */
export interface Placement {
  readonly side: Side
  /**
   * The edges that are aligned along that side. Above and below, `start` and `end` follow the direction of the text.
   * @default 'center'
   */
  readonly align?: 'start' | 'center' | 'end' | undefined
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Box extends Size {
  readonly left: number
  readonly top: number
}

/** The anchor of a box and the space around it. */
export interface Surroundings {
  readonly anchor: Box
  /** Without scrollbars. */
  readonly viewport: Size
  /** Whether the text runs from right to left. */
  readonly rtl: boolean
}

type PhysicalSide = Exclude<Side, 'start' | 'end'>

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const satisfies Record<
  PhysicalSide,
  PhysicalSide
>

/** The share of the difference in length between anchor and box that comes before the box. */
const shares = { start: 0, center: 0.5, end: 1 }

const clamp = (value: number, most: number) => Math.max(0, Math.min(value, most))

/**
 * Places a box in the viewport: on the given side of its anchor, or on the opposite side if it fits only there, and
 * never beyond the edges of the viewport.
 */
export function place(
  size: Size,
  { side, align = 'center' }: Placement,
  { anchor, viewport, rtl }: Surroundings,
): { side: PhysicalSide; left: number; top: number } {
  const share = shares[align]
  const left = anchor.left + (anchor.width - size.width) * (rtl ? 1 - share : share)
  const top = anchor.top + (anchor.height - size.height) * share
  const places = {
    top: { left, top: anchor.top - size.height },
    bottom: { left, top: anchor.top + anchor.height },
    left: { left: anchor.left - size.width, top },
    right: { left: anchor.left + anchor.width, top },
  }
  const wanted = side === 'start' || side === 'end' ? ((side === 'start') === rtl ? 'right' : 'left') : side
  const fits = (one: PhysicalSide) => {
    const spot = places[one]
    return wanted === 'top' || wanted === 'bottom'
      ? spot.top >= 0 && spot.top + size.height <= viewport.height
      : spot.left >= 0 && spot.left + size.width <= viewport.width
  }
  const chosen = !fits(wanted) && fits(opposite[wanted]) ? opposite[wanted] : wanted
  return {
    side: chosen,
    left: clamp(places[chosen].left, viewport.width - size.width),
    top: clamp(places[chosen].top, viewport.height - size.height),
  }
}

/** The factor of CSS `zoom`. Not every browser has the property, and TypeScript's DOM types have it from version 5.6 on. */
function zoomOf(element: Element): number {
  const zoom: unknown = Reflect.get(element, 'currentCSSZoom')
  return typeof zoom === 'number' ? zoom : 1
}

/**
 * Keeps an element of the top layer beside its anchor while the page scrolls and sizes change. `data-side` is the
 * resulting side, `--anchor-x` and `--anchor-y` are the point of the element that is closest to the middle of the anchor.
 * Returns a function that stops.
 */
export function keepPlaced(element: HTMLElement, anchor: Element, placement: Placement): () => void {
  const update = () => {
    const { clientWidth: width, clientHeight: height } = document.documentElement
    // Lengths of its style are zoomed with it, and those of its box are pixels of the viewport.
    const zoom = zoomOf(element)
    const size = element.getBoundingClientRect()
    // It is hidden, and may fade out where it is.
    if (size.width === 0 && size.height === 0) return
    const box = anchor.getBoundingClientRect()
    const { side, left, top } = place(size, placement, {
      anchor: box,
      viewport: { width, height },
      rtl: getComputedStyle(anchor).direction === 'rtl',
    })
    const px = (length: number) => `${length / zoom}px`
    element.style.left = px(left)
    element.style.top = px(top)
    element.style.setProperty('--anchor-x', px(clamp(box.left + box.width / 2 - left, size.width)))
    element.style.setProperty('--anchor-y', px(clamp(box.top + box.height / 2 - top, size.height)))
    element.dataset.side = side
  }
  update()
  const listening = new AbortController()
  const { signal } = listening
  window.addEventListener('scroll', update, { signal, capture: true, passive: true })
  window.addEventListener('resize', update, { signal })
  const stopFollowing = followSize(update, element, anchor)
  // Update once animations around the anchor have ended, as when a dialog opens.
  const moving = ancestorsOf(anchor).flatMap(animationsOf)
  void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => {
    if (!signal.aborted) update()
  })
  return () => {
    listening.abort()
    stopFollowing()
  }
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement
  return parent === null ? [element] : [element, ...ancestorsOf(parent)]
}
