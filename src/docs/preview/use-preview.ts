import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import type { PreviewSettings } from './preview-settings'
import { previewStore } from './preview-store'

/** How the previews are shown, or a part of it: the default while the page is hydrated. */
export const usePreview = <Part>(part: (settings: PreviewSettings) => Part): Part =>
  useSyncExternalStore(
    previewStore.subscribe,
    () => part(previewStore.read()),
    () => part(previewStore.start()),
  )

/** What focus can be moved to in a preview. */
const focusable = ':is(a[href], button, input, select, textarea, summary):not(:disabled), [tabindex="0"]'

/**
 * Whether a room must be focusable: it is smaller than the stage in it, so that it scrolls, and no focus in it scrolls it
 * for those who use a keyboard.
 */
export function useNeedsFocus(room: RefObject<HTMLElement | null>): boolean {
  const [needsFocus, setNeedsFocus] = useState(false)
  useEffect(() => {
    const { current: element } = room
    if (element === null) return undefined
    const read = () => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      const scrolls =
        getComputedStyle(element).overflow === 'auto' &&
        (scrollWidth > clientWidth || scrollHeight > clientHeight)
      setNeedsFocus(scrolls && element.querySelector(focusable) === null)
    }
    // It reads after a layout, and so causes none.
    const resizing = new ResizeObserver(read)
    for (const box of [element, ...element.children]) resizing.observe(box)
    return () => resizing.disconnect()
  }, [room])
  return needsFocus
}
