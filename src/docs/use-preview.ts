import { useSyncExternalStore, type RefObject } from 'react'
import type { PreviewSettings } from './preview-settings'
import { previewStore } from './preview-store'

/** How the previews are shown, or a part of it: the default while the page is hydrated. */
export const usePreview = <Part>(part: (settings: PreviewSettings) => Part): Part =>
  useSyncExternalStore(
    previewStore.subscribe,
    () => part(previewStore.read()),
    () => part(previewStore.start()),
  )

function subscribeToSizes(listener: () => void) {
  const end = previewStore.subscribe(listener)
  window.addEventListener('resize', listener)
  return () => {
    end()
    window.removeEventListener('resize', listener)
  }
}

/** Where the preview of a customizer stays in sight above its knobs. `customizer-view.module.css` has the same words. */
const staysInSight = '(max-width: 55.99rem) and (min-height: 40rem)'

/** What focus can be moved to in a preview. */
const focusable = ':is(a[href], button, input, select, textarea, summary):not(:disabled), [tabindex="0"]'

/**
 * Whether a room must be focusable: it is smaller than what is in it, so that it scrolls, and no focus in it scrolls it for
 * those who use a keyboard.
 *
 * @param isLimited Whether its height is limited where it stays in sight.
 */
export function useNeedsFocus(room: RefObject<HTMLElement | null>, isLimited: boolean): boolean {
  const read = () => {
    // Nothing is measured, and so laid out, while there is neither a width nor a limit.
    const isHigh = isLimited && window.matchMedia(staysInSight).matches
    if (room.current === null || (previewStore.read().width === undefined && !isHigh)) return false
    if (room.current.querySelector(focusable) !== null) return false
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = room.current
    return scrollWidth > clientWidth || (isHigh && scrollHeight > clientHeight)
  }
  return useSyncExternalStore(subscribeToSizes, read, () => false)
}
