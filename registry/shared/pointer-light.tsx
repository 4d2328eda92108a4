'use client'

import { useLayoutEffect } from 'react'
import { matchesMedia } from './matches-media'

const isWelcome = '(hover: hover) and (prefers-reduced-motion: no-preference)'

/** Says to each pane under the pointer where it is: in percent, whatever the zoom of the pane. */
function follow(event: PointerEvent): void {
  if (!matchesMedia(isWelcome)) return
  for (const pane of event.composedPath()) {
    if (!(pane instanceof HTMLElement) || pane.dataset.lit === undefined) continue
    const { left, top, width, height } = pane.getBoundingClientRect()
    pane.style.setProperty('--_light-x', `${((event.clientX - left) / width) * 100}%`)
    pane.style.setProperty('--_light-y', `${((event.clientY - top) / height) * 100}%`)
  }
}

/** The number of panes on the page. One listener is enough for all. */
let panes = 0

/**
 * The script of a pane with `data-lit` and the rules `lit`: light on its rim, where the pointer is. It is no element, so that
 * a pane has only those of its content, and a component of its own, so that a server can render the pane.
 */
export function PointerLight() {
  useLayoutEffect(() => {
    if (panes === 0) document.addEventListener('pointermove', follow)
    panes += 1
    return () => {
      panes -= 1
      if (panes === 0) document.removeEventListener('pointermove', follow)
    }
  }, [])
  return null
}
