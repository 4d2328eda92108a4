import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  NavigationType,
  type Location,
} from 'react-router-dom'
import { indexToCome } from '../site/catalogue/catalogue-index'
import { followLinks } from '../site/navigation/follow-links'
import { pathOf } from '../ui/addresses'
import { lastSent } from '../ui/last-sent'
import { countStep } from '../ui/load-chunk'
import { isReadyToShow } from './open-pages'

interface Place {
  readonly location: Location
  readonly action: NavigationType
}

/** Routes know paths of the site; the history has paths of the host. */
const placeOf = ({ location, action }: Place): Place => ({
  location: { ...location, pathname: pathOf(location) },
  action,
})

/**
 * React Router's `BrowserRouter`, except that a link to a page that is ready opens it within the click. All other pages open
 * in a transition: the page before stays while they load. A search typed before its index is loaded renders once, with it.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ location, action }, setPlace] = useState(() => placeOf(history))
  const latest = useRef<Place>(undefined)
  useLayoutEffect(
    () =>
      history.listen((update) => {
        const place = placeOf(update)
        const show = () => setPlace(place)
        latest.current = place
        countStep()
        lastSent.publish('')
        const index = place.action === NavigationType.Replace ? indexToCome(place.location) : undefined
        if (index !== undefined) {
          const showLatest = () => latest.current === place && show()
          return void index.then(showLatest, () => startTransition(() => void showLatest()))
        }
        if (!isReadyToShow(place.location, place.action)) return startTransition(show)
        // Blur first: removing a focused link restyles the old page.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        show()
      }),
    [history],
  )
  // A layout effect: a click can come as soon as the page is visible.
  useLayoutEffect(() => followLinks(history), [history])
  return (
    <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  )
}
