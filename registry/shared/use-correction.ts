import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Reports a value that a component shows in place of its consumer's, so that both go on with the same one: a page that
 * no longer exists, or a number between two steps. Each correction is reported once.
 *
 * @param given The consumer's value.
 * @param shown The value in its place.
 */
export function useCorrection<Value>(given: Value, shown: Value, report: (shown: Value) => void): void {
  const known = useRef<Value>(undefined)
  const tell = useEffectEvent(report)

  useEffect(() => {
    if (Object.is(given, shown)) {
      known.current = undefined
      return
    }
    if (known.current === shown) return
    known.current = shown
    tell(shown)
  }, [given, shown])
}
