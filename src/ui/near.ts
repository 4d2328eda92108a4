/**
 * The distance from the viewport that counts as near, as `rootMargin`. In the studio, one window stands above what is asked
 * for, so more would always be near.
 */
const margin = '10%'

/**
 * Calls a listener when an element comes near the viewport, and when it leaves again.
 *
 * @returns a function that stops
 */
export function followNear(element: Element, listener: (isNear: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1)
      if (latest) listener(latest.isIntersecting)
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
