import { useEffectEvent, useInsertionEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * Calls a function when the form of a field is reset, or when its data is collected, also while React hides the field, as
 * `<Suspense>` and `<Activity>` do: it is part of the form still.
 */
export function useFormEvent<Type extends 'reset' | 'formdata'>(
  field: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  type: Type,
  onEvent: (event: DocumentEventMap[Type]) => void,
): void {
  const known = useRef(field.current)
  useLayoutEffect(() => {
    // React takes the ref of what it hides away.
    known.current = field.current
  })
  const tell = useEffectEvent((event: DocumentEventMap[Type]) => {
    const form = known.current?.form
    if (form && event.target === form && !event.defaultPrevented) onEvent(event)
  })
  // The only effect that React does not end when it hides the field.
  useInsertionEffect(() => {
    const hear = (event: DocumentEventMap[Type]) => tell(event)
    document.addEventListener(type, hear)
    return () => document.removeEventListener(type, hear)
  }, [type])
}
