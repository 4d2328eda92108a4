import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { startTimer } from '../shared/start-timer'

/**
 * Calls `onEnd` after `duration` ms, not counting the time in which `running` is false. Starts again whenever `step`
 * changes. An infinite duration never ends.
 */
export function useCountdown(step: string, duration: number, running: boolean, onEnd: () => void): void {
  const left = useRef(duration)
  const end = useEffectEvent(onEnd)

  // A layout effect, so that the countdown starts when the line does.
  useLayoutEffect(() => {
    left.current = duration
  }, [step, duration])

  useLayoutEffect(() => {
    if (!running) return
    const started = performance.now()
    const stop = startTimer(() => end(), left.current)
    return () => {
      stop()
      left.current -= performance.now() - started
    }
  }, [step, duration, running])
}
