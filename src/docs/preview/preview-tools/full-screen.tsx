import { useState, useSyncExternalStore, type RefObject } from 'react'

/** Opens popovers of the preview again: in the top layer, they are behind the full-screen element now. */
function raisePopovers(frame: HTMLElement) {
  for (const popover of frame.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover()
    popover.showPopover()
  }
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** A button that shows a stage on the full screen, and back. It is absent where the browser cannot do that. */
export function FullScreen({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const [isRefused, setRefused] = useState(false)
  if (!document.fullscreenEnabled) return null

  const toggle = async () => {
    if (isFull) return document.exitFullscreen()
    if (frame.current === null) return
    await frame.current.requestFullscreen()
    raisePopovers(frame.current)
  }
  const press = () =>
    void toggle().then(
      () => setRefused(false),
      () => setRefused(true),
    )
  return (
    <>
      <button type="button" className={isFull ? 'button button-primary' : 'button'} onClick={press}>
        {isFull ? 'Exit full screen' : 'Full screen'}
      </button>
      {isRefused && <span role="alert">The browser did not allow full screen.</span>}
    </>
  )
}
