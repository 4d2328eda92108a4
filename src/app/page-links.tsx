import { useEffect, useLayoutEffect, useRef } from 'react'
import { interest } from '../ui/clicks'
import { onShortcut, singleKeys } from '../site/navigation/shortcuts'

/** Loads the rest of the list beside the page when a visitor reaches it. If that fails, its links lead to whole lists. */
function completeList({ target }: Event): void {
  const list = target instanceof Element ? target.closest<HTMLElement>('#category') : null
  if (list === null) return
  import('./whole-list').then((whole) => whole.completeList(list)).catch(() => undefined)
}

type Step = 'prev' | 'next'

/** Follows the link to the previous or next component, if the page has one. */
const go = (step: Step) =>
  document.querySelector<HTMLAnchorElement>(`[data-static=pages-after] a[rel=${step}]`)?.click()

/** The page shows its single-key shortcuts only while they are on. */
const showKeys = () => document.documentElement.toggleAttribute('data-single-keys', singleKeys.read())

interface PageLinksProps {
  /** Whether the links are there: the header of a page comes first. */
  readonly ready: boolean
}

/** Completes the static lists of links around a component's page, and handles its keys. */
export function PageLinks({ ready }: PageLinksProps) {
  const pressed = useRef<Step>(undefined)

  useEffect(() => {
    for (const type of interest) document.addEventListener(type, completeList, { passive: true })
    showKeys()
    const ends = [
      singleKeys.subscribe(showKeys),
      () => interest.forEach((type) => document.removeEventListener(type, completeList)),
    ]
    return () => ends.forEach((end) => end())
  }, [])

  useLayoutEffect(() => {
    const press = (step: Step) => () => (ready ? go(step) : void (pressed.current = step))
    const ends = [onShortcut('[', press('prev')), onShortcut(']', press('next'))]
    return () => ends.forEach((end) => end())
  }, [ready])

  useEffect(() => {
    // A key was pressed before the links were there.
    if (ready && pressed.current !== undefined) go(pressed.current)
  }, [ready])

  return null
}
