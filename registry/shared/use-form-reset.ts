import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls a function when the form of a field is reset. */
export function useFormReset(
  field: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  onReset: () => void,
): void {
  const reset = useEffectEvent((event: Event) => {
    const form = field.current?.form
    if (form && event.target === form && !event.defaultPrevented) onReset()
  })
  useEffect(() => {
    document.addEventListener('reset', reset)
    return () => document.removeEventListener('reset', reset)
  }, [])
}
