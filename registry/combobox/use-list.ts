import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { keepPlaced } from '../shared/place'
import { hidePopover, isPopoverOpen, showPopover } from '../shared/top-layer'

/** The height of the largest list, in px: its `max-height`. */
const tallest = 320

/** The side of a field on which its list has room: below it, unless there is more above. */
function sideOf(field: Element): 'top' | 'bottom' {
  const { top, bottom } = field.getBoundingClientRect()
  // The keyboard of a phone covers the rest.
  const { height = innerHeight, offsetTop = 0 } = window.visualViewport ?? {}
  return height + offsetTop - bottom < Math.min(tallest, top - offsetTop) ? 'top' : 'bottom'
}

/** Keeps a list in the top layer beside its field. Returns a function that hides it. */
function showBeside(list: HTMLElement, field: HTMLElement): () => void {
  const side = sideOf(field)
  list.dataset.side = side
  if (!isPopoverOpen(list)) showPopover(list, field)
  let stop = () => {}
  // Where CSS does not place it.
  const styles: object = list.style
  if (!('positionArea' in styles)) {
    list.style.width = `${field.getBoundingClientRect().width}px`
    stop = keepPlaced(list, field, { side, align: 'start' })
  }
  return () => {
    stop()
    hidePopover(list)
  }
}

/** Whether an element is the active one of its document, or of its shadow root, though its window may have no focus. */
export function isActive(element: Element): boolean {
  const root = element.getRootNode()
  return element === (root instanceof ShadowRoot ? root : document).activeElement
}

/**
 * Shows a list beside its field while it is open, and scrolls it to the active option.
 *
 * @param onLeave Called when the visitor presses something else.
 */
export function useList(isOpen: boolean, activeId: string | undefined, onLeave: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    if (isOpen && list.current && box.current) return showBeside(list.current, box.current)
    return undefined
  }, [isOpen])

  useLayoutEffect(() => {
    const active = list.current?.querySelector('[data-active]')
    // jsdom, in which consumers test, does not scroll.
    if (active && 'scrollIntoView' in active) active.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  // What has no focus, as after a tap on the button, cannot lose it.
  const leave = useEffectEvent((event: Event) => {
    if (box.current && !event.composedPath().includes(box.current)) onLeave()
  })
  useLayoutEffect(() => {
    if (!isOpen) return
    const hear = (event: Event) => leave(event)
    document.addEventListener('pointerdown', hear)
    return () => document.removeEventListener('pointerdown', hear)
  }, [isOpen])

  return { boxRef: box, listRef: list }
}
