import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { startTimer } from '../shared/start-timer'
import { animationsOf } from '../shared/top-layer'

/**
 * Calls `onEnd` after `duration` ms, not counting the time in which `running` is false or React hides the component.
 * Starts again whenever `step` changes. An infinite duration never ends.
 *
 * @param line An element whose animation shows the time.
 */
export function useCountdown(
  step: string,
  duration: number,
  running: boolean,
  line: RefObject<Element | null>,
  onEnd: () => void,
): void {
  const countdown = useRef({ step: '', duration: 0, left: 0 })
  const end = useEffectEvent(onEnd)

  // A layout effect, so that the countdown starts when the line does.
  useLayoutEffect(() => {
    const known = countdown.current
    const current =
      known.step === step && known.duration === duration ? known : { step, duration, left: duration }
    countdown.current = current
    // The browser begins the animation anew when React shows what it had hidden.
    if (current === known)
      for (const animation of line.current ? animationsOf(line.current) : [])
        animation.currentTime = duration - current.left
    if (!running) return
    const started = performance.now()
    const stop = startTimer(() => end(), current.left)
    return () => {
      stop()
      current.left -= performance.now() - started
    }
  }, [step, duration, running, line])
}
