import { useLayoutEffect, useReducer, useRef, type RefObject } from 'react'

/**
 * The mixed state of a native checkbox, which HTML has no attribute for.
 *
 * @returns The ref of the checkbox, and a function to call after each press: the browser ends the mixed state then, although
 * the props may still say it.
 */
export function useMixed(
  isMixed: boolean,
): readonly [field: RefObject<HTMLInputElement | null>, afterPress: () => void] {
  const field = useRef<HTMLInputElement>(null)
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  useLayoutEffect(() => {
    if (field.current) field.current.indeterminate = isMixed
  })
  return [field, renderAgain]
}
