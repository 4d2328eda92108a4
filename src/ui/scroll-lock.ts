/**
 * Locks the scroll position of the page, without a shift when the scrollbar disappears; returns what unlocks it. Each lock
 * is a separate stylesheet, not an inline style that it would have to restore: other locks, such as components', may end
 * before it or after it.
 */
export function lockScroll(): () => void {
  const { scrollHeight, clientHeight } = document.documentElement
  const lock = new CSSStyleSheet()
  const space = scrollHeight > clientHeight ? 'scrollbar-gutter: stable' : ''
  lock.replaceSync(`html { overflow: hidden !important; ${space} }`)
  document.adoptedStyleSheets.push(lock)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== lock)
  }
}
