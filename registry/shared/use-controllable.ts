import { useState } from 'react'

/**
 * The state of a component that its consumer may control.
 *
 * @param value The consumer's value. With it, the component is controlled.
 * @param start The initial value without one.
 * @param onChange Called with each new value.
 * @returns The current value, a function that changes it, and one that restores the initial value, as the reset of a
 * form does.
 */
export function useControllable<Value>(
  value: Value | undefined,
  start: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [value: Value, change: (value: Value) => void, reset: () => void] {
  const [own, setOwn] = useState(start)
  const [initial] = useState(value === undefined ? start : value)
  const shown = value === undefined ? own : value
  const change = (next: Value) => {
    setOwn(next)
    onChange?.(next)
  }
  const reset = () => {
    if (shown !== initial) change(initial)
  }
  return [shown, change, reset]
}
