import { useEffectEvent, useLayoutEffect, useRef } from 'react'

/**
 * Calls `onEnd` when `duration` ms have passed in which it was `running`; a pause keeps what is left. It starts anew
 * with each `step`. An infinite duration never ends.
 */
export function useCountdown(step: string, duration: number, running: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)

  // With the picture, not some time after it: what is shown as running runs.
  useLayoutEffect(() => {
    left.current = duration
  }, [step, duration])

  useLayoutEffect(() => {
    if (!running || !Number.isFinite(left.current)) return
    const started = performance.now()
    const timer = setTimeout(() => end(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [step, duration, running])
}
