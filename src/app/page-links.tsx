import { useEffect, useLayoutEffect, useRef } from 'react'
import { interest } from '../ui/clicks'
import { onShortcut, singleKeys } from '../site/navigation/shortcuts'

/** Loads the rest of a list that a visitor has reached. If it cannot be loaded, a link leads to all of it. */
function completeList({ target }: Event): void {
  const list = target instanceof Element ? target.closest<HTMLElement>('[data-more]') : null
  if (list === null) return
  import('./whole-category').then(({ completeCategory }) => completeCategory(list)).catch(() => undefined)
}

type Step = 'prev' | 'next'

/** Follows the link to the component before or after this one. A page without sections has none. */
const go = (step: Step) =>
  document.querySelector<HTMLAnchorElement>(`[data-static=pages-after] a[rel=${step}]`)?.click()

/** The page says which keys work only while they do. */
const showKeys = () => document.documentElement.toggleAttribute('data-single-keys', singleKeys.read())

interface PageLinksProps {
  /** Whether the links are there: a page shows its header before them. */
  readonly ready: boolean
}

/** Completes the lists of links around a component's page, and answers its keys. The lists are static: React has no part in them. */
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
    // A key that was pressed before the links were there is answered now.
    if (ready && pressed.current !== undefined) go(pressed.current)
  }, [ready])

  return null
}
