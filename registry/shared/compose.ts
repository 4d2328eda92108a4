import { useCallback, type Ref, type RefCallback } from 'react'

/**
 * One handler of the consumer's and the component's own. The consumer's runs first; if it calls
 * `event.preventDefault()`, the component's own does not run.
 */
export const composeHandlers =
  <Event extends { readonly defaultPrevented: boolean }>(
    consumer: ((event: Event) => void) | undefined,
    own: (event: Event) => void,
  ) =>
  (event: Event): void => {
    consumer?.(event)
    if (!event.defaultPrevented) own(event)
  }

/** One ref that sets both: the consumer's and the component's own. */
export function useMergedRef<Element>(
  consumer: Ref<Element> | undefined,
  own: Ref<Element>,
): RefCallback<Element> {
  return useCallback(
    (element: Element) => {
      const detachConsumer = attach(consumer, element)
      const detachOwn = attach(own, element)
      return () => {
        detachConsumer()
        detachOwn()
      }
    },
    [consumer, own],
  )
}

/** Sets a ref, and returns what React does when the element goes. */
function attach<Element>(ref: Ref<Element> | undefined, element: Element): () => void {
  if (typeof ref === 'function') {
    const cleanUp = ref(element)
    return typeof cleanUp === 'function' ? cleanUp : () => void ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}

/** One list of ids, for attributes such as `aria-describedby`. Nothing if there is no id. */
export const mergeIds = (...ids: readonly (string | undefined)[]): string | undefined =>
  [...new Set(ids.flatMap((id) => id?.split(' ') ?? []))].filter((id) => id !== '').join(' ') || undefined
