import { useEffect, useEffectEvent, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { inRange } from '../shared/in-range'
import { matchesMedia } from '../shared/matches-media'
import { startTimer } from '../shared/start-timer'

/** The shortest time between two turns, in ms: nobody can read a slide in less. */
const shortest = 1000
const usual = 5000

/** Whether motion is welcome as the page opens. A server does not know. */
const useWelcome = () =>
  useSyncExternalStore(
    () => () => {},
    () => matchesMedia('(prefers-reduced-motion: no-preference)'),
    () => false,
  )

/**
 * Turns slides by itself, by the rules of the ARIA Authoring Practices: it waits while the pointer is over them, stops when
 * keyboard focus enters them, and does not start where the visitor prefers less motion.
 *
 * @param interval The time between two turns, in ms. Without it, nothing turns.
 * @param index What is shown. The time starts anew when it changes.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function useRotation(interval: number | undefined, index: number, onTurn: () => void) {
  const isWelcome = useWelcome()
  const [choice, choose] = useState<boolean>()
  const [isHeld, hold] = useState(false)
  const isOn = interval !== undefined && (choice ?? isWelcome)
  const isTurning = isOn && !isHeld
  const time = inRange(interval ?? usual, shortest, Infinity, usual)
  const turn = useEffectEvent(onTurn)
  useEffect(() => (isTurning ? startTimer(turn, time) : undefined), [isTurning, index, time])

  return {
    /** Whether it turns unless the pointer is over the slides. */
    isOn,
    /** Whether it turns now. */
    isTurning,
    toggle: () => choose(!isOn),
    enter: () => hold(true),
    leave: () => hold(false),
    /** Focus of the keyboard stops it, except on the button that starts and stops it. */
    focus: ({ target }: FocusEvent) => {
      if (target.matches(':focus-visible') && !target.matches('[data-turning]')) choose(false)
    },
  }
}
