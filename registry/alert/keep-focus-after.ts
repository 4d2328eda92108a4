import type { RefCallback } from 'react'
import { focusNear, placeOf } from '../shared/focus'

/**
 * The ref of a root that its consumer removes, as after a press on its close button. If it has focus then, focus moves to
 * the nearest control. Where all around it goes, too, such as a page, focus is left to what removes that.
 */
export const keepFocusAfter: RefCallback<HTMLElement> = (root) => () => {
  const { activeElement } = document
  const around = root?.parentElement
  if (!(activeElement instanceof HTMLElement) || root?.contains(activeElement) !== true) return
  const place = placeOf(activeElement)
  // The root is still on the page here, and may stay: a ref can change.
  queueMicrotask(() => {
    if (!root.isConnected && around?.isConnected === true) focusNear(place)
  })
}
