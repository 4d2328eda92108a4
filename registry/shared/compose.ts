import { useCallback, type KeyboardEvent, type Ref, type RefCallback } from 'react'

/**
 * Joins the consumer's handler and the component's. The consumer's runs first; if it calls `event.preventDefault()`,
 * the component's does not run.
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

/**
 * Whether a key belongs to an input method, as for Japanese: Enter takes what it suggests, Escape drops it, and neither is
 * meant for a component. Safari sends the key that ends a composition after its end, with the code of such keys, 229.
 */
export const isComposing = (event: { readonly isComposing: boolean; readonly keyCode: number }): boolean =>
  event.isComposing || event.keyCode === 229

/** Joins handlers of keys in the same way. The keys of an input method are not for the component. */
export function composeKeyHandlers<Target>(
  consumer: ((event: KeyboardEvent<Target>) => void) | undefined,
  own: (event: KeyboardEvent<Target>) => void,
): (event: KeyboardEvent<Target>) => void {
  return composeHandlers(consumer, (event) => {
    if (!isComposing(event.nativeEvent)) own(event)
  })
}

/** Joins the consumer's ref and the component's. */
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

/** Sets a ref, and returns its cleanup function. */
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

/** Joins ids for attributes such as `aria-describedby`; `undefined` if there are none. */
export const mergeIds = (...ids: readonly (string | undefined)[]): string | undefined =>
  [...new Set(ids.flatMap((id) => id?.split(' ') ?? []))].filter((id) => id !== '').join(' ') || undefined
