/** The number of open dialogs. The last one to close unlocks the page. */
let locks = 0
let restore = () => {}

/** Keeps the page behind a dialog from scrolling, and reserves the space of its scrollbar so that nothing moves. */
export function lockScroll(): () => void {
  if (locks === 0) restore = lock()
  locks += 1
  return () => {
    locks -= 1
    if (locks === 0) restore()
  }
}

function lock(): () => void {
  const page = document.documentElement
  const { overflow, scrollbarGutter } = page.style
  if (window.innerWidth > page.clientWidth) page.style.scrollbarGutter = 'stable'
  page.style.overflow = 'hidden'
  return () => {
    page.style.overflow = overflow
    page.style.scrollbarGutter = scrollbarGutter
  }
}
