import { useState, useSyncExternalStore, type RefObject } from 'react'

/** How much of an element's height is in the window, in px. */
function shownOf(element: Element): number {
  const { top, bottom } = element.getBoundingClientRect()
  return Math.min(bottom, window.innerHeight) - Math.max(top, 0)
}

/** The frame of the stage that is in sight. */
const frameInSight = (stages: HTMLElement): HTMLElement | undefined =>
  [...stages.querySelectorAll<HTMLElement>('[data-frame]')].toSorted(
    (one, other) => shownOf(other) - shownOf(one),
  )[0]

/** The elements between the stages and one frame. */
function around(frame: HTMLElement, stages: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = frame
  return parentElement === null || parentElement === stages
    ? []
    : [parentElement, ...around(parentElement, stages)]
}

/** Opens popovers of the preview again: in the top layer, they are behind the full-screen element now. */
function raisePopovers(frame: HTMLElement) {
  for (const popover of frame.querySelectorAll<HTMLElement>(':popover-open')) {
    popover.hidePopover()
    popover.showPopover()
  }
}

/** Shows the bar and the stage in sight on the full screen, until the visitor leaves it. */
async function showFullScreen(stages: HTMLElement) {
  const frame = frameInSight(stages)
  if (frame === undefined) return
  const { scrollY } = window
  await stages.requestFullscreen()
  frame.dataset.frame = 'full'
  const shown = around(frame, stages)
  for (const element of shown) element.dataset.around = ''
  raisePopovers(frame)
  const stop = subscribe(() => {
    if (document.fullscreenElement !== null) return
    stop()
    frame.dataset.frame = 'true'
    for (const element of shown) delete element.dataset.around
    // The page was shorter without the stages.
    window.scrollTo({ top: scrollY, behavior: 'instant' })
  })
}

function subscribe(listener: () => void) {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/** A button that shows a stage on the full screen, and back. It is absent where the browser cannot do that. */
export function FullScreen({ stages }: { readonly stages: RefObject<HTMLElement | null> }) {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  const [isRefused, setRefused] = useState(false)
  if (!document.fullscreenEnabled) return null

  const toggle = async () => {
    if (isFull) return document.exitFullscreen()
    if (stages.current !== null) await showFullScreen(stages.current)
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
