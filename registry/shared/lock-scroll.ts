import { holdStyle } from './hold-style'

/** The number of open dialogs. The last one to close unlocks the page. */
let locks = 0
let unlock = () => {}

/** Keeps the page behind a dialog from scrolling, and reserves the space of its scrollbar so that nothing moves. */
export function lockScroll(): () => void {
  if (locks === 0) unlock = lock()
  locks += 1
  return () => {
    locks -= 1
    if (locks === 0) unlock()
  }
}

function lock(): () => void {
  const page = document.documentElement
  // A page that reserves the space itself, on one side or both, goes on doing so.
  const moves = window.innerWidth > page.clientWidth && getComputedStyle(page).scrollbarGutter === 'auto'
  const held = [
    // A page may have set only one of them.
    holdStyle(page, 'overflow-x', 'hidden'),
    holdStyle(page, 'overflow-y', 'hidden'),
    ...(moves ? [holdStyle(page, 'scrollbar-gutter', 'stable')] : []),
  ]
  return () => held.forEach((letGo) => letGo())
}
