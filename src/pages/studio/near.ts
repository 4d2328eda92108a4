/** How far from being in sight something is near, as `rootMargin`: a window. */
const margin = '100%'

/**
 * Calls a listener when an element comes near, and when it is far again.
 *
 * @returns What ends that.
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
