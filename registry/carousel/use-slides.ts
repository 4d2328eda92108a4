import { useEffect, useEffectEvent, useReducer, useRef, useState, type RefObject } from 'react'
import { followSize } from '../shared/follow-size'
import { matchesMedia } from '../shared/matches-media'
import { startTimer } from '../shared/start-timer'
import { nearestTo, positionsOf, stopsIn } from './positions'

/** The time without a scroll event after which a row is at rest, in ms, where a browser does not tell. */
const rest = 120

/**
 * Keeps the row of slides and the index of the first one in view the same: the row scrolls where the index says, and tells
 * where the visitor has scrolled to. Only the row scrolls, never the page around it.
 *
 * @param index The index of the slide that is first in view.
 * @param count How many slides there are.
 * @param onScrolled Called with the index of the slide that the visitor has scrolled to.
 * @returns The ref of the row, and how many slides can be the first in view: fewer than all where several fit.
 */
export function useSlides(
  index: number,
  count: number,
  onScrolled: (index: number) => void,
): readonly [row: RefObject<HTMLDivElement | null>, stops: number] {
  const row = useRef<HTMLDivElement>(null)
  const [stops, setStops] = useState(count)
  const [refusals, showAgain] = useReducer((times: number) => times + 1, 0)
  const tell = useEffectEvent((next: number) => {
    if (next === Math.min(index, stops - 1)) return
    onScrolled(next)
    // A consumer that refuses sees the row go back.
    showAgain()
  })

  const width = useRef(0)
  const measure = useEffectEvent(() => {
    const places = placesIn(row.current)
    width.current = row.current?.clientWidth ?? 0
    // What is hidden, and what jsdom shows, has no layout.
    if (width.current > 0) setStops(stopsIn(places))
    return places
  })

  const show = useEffectEvent((behavior: ScrollBehavior) => {
    const place = measure()[index]
    if (place === undefined || !row.current || !('scrollTo' in row.current)) return
    row.current.scrollTo({ left: isRtl(row.current) ? -place : place, behavior })
  })

  const isShown = useRef(false)
  useEffect(() => {
    // A visitor may have scrolled before hydration.
    const isEarly = !isShown.current && (row.current?.scrollLeft ?? 0) !== 0
    if (isEarly) tell(nearestTo(Math.abs(row.current?.scrollLeft ?? 0), measure()))
    else show(isShown.current && isMotionWelcome() ? 'smooth' : 'instant')
    isShown.current = true
  }, [index, count, refusals])

  useEffect(() => {
    const element = row.current
    if (!element) return
    const stop = followRest(element, () => {
      // In a row of another size, the browser has scrolled, and the slide is still to be shown.
      if (element.clientWidth === width.current)
        tell(nearestTo(Math.abs(element.scrollLeft), placesIn(element)))
    })
    const unfollow = followSize(() => show('instant'), element)
    return () => {
      stop()
      unfollow()
    }
  }, [])

  return [row, Math.min(stops, Math.max(1, count))]
}

/** Calls a function when a row that was scrolled is at rest, and no finger holds it. Returns a function that stops. */
function followRest(row: HTMLElement, onRest: () => void): () => void {
  const following = new AbortController()
  const options = { passive: true, signal: following.signal }
  let stop = () => {}
  let isHeld = false
  const wait = (event: Event | TouchEvent) => {
    if ('touches' in event) isHeld = event.touches.length > 0
    stop()
    if (!isHeld) stop = startTimer(onRest, rest)
  }
  if ('onscrollend' in HTMLElement.prototype) row.addEventListener('scrollend', onRest, options)
  else
    for (const type of ['scroll', 'touchstart', 'touchend', 'touchcancel'])
      row.addEventListener(type, wait, options)
  return () => {
    stop()
    following.abort()
  }
}

const isMotionWelcome = () => matchesMedia('(prefers-reduced-motion: no-preference)')

const isRtl = (element: Element) => getComputedStyle(element).direction === 'rtl'

const placesIn = (row: HTMLElement | null): readonly number[] =>
  row
    ? positionsOf(
        row,
        Array.from(row.children).filter((child) => child instanceof HTMLElement),
        isRtl(row),
      )
    : []
