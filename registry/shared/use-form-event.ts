import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls a function when the form of a field is reset, or when its data is collected. */
export function useFormEvent<Type extends 'reset' | 'formdata'>(
  field: RefObject<{ readonly form: HTMLFormElement | null } | null>,
  type: Type,
  onEvent: (event: DocumentEventMap[Type]) => void,
): void {
  const tell = useEffectEvent((event: DocumentEventMap[Type]) => {
    const form = field.current?.form
    if (form && event.target === form && !event.defaultPrevented) onEvent(event)
  })
  useEffect(() => {
    const hear = (event: DocumentEventMap[Type]) => tell(event)
    document.addEventListener(type, hear)
    return () => document.removeEventListener(type, hear)
  }, [type])
}
