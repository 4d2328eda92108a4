/**
 * Calls a function whenever the size of an element changes. Returns a function that stops. jsdom, in which consumers test,
 * has no layout.
 */
export function followSize(onChange: () => void, ...elements: readonly Element[]): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {}
  const observer = new ResizeObserver(onChange)
  for (const element of elements) observer.observe(element)
  return () => observer.disconnect()
}
