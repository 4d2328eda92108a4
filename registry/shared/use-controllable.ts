import { useState } from 'react'

/**
 * The state of a component that its consumer may control.
 *
 * @param value The consumer's value. With it, the component shows this value only.
 * @param start The initial value without one.
 * @param onChange Called with each new value.
 */
export function useControllable<Value>(
  value: Value | undefined,
  start: Value,
  onChange: ((value: Value) => void) | undefined,
): readonly [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(start)
  const change = (next: Value) => {
    setOwn(next)
    onChange?.(next)
  }
  return [value === undefined ? own : value, change]
}
