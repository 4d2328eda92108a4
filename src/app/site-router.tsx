import { startTransition, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  NavigationType,
  type Location,
} from 'react-router-dom'
import { indexToCome } from '../site/catalogue/catalogue-index'
import { followLinks } from '../site/navigation/follow-links'
import { isReadyToShow } from './open-pages'

interface Place {
  readonly location: Location
  readonly action: NavigationType
}

/**
 * React Router's `BrowserRouter`, but a link to a page that is ready is followed at once, within its click. All other
 * pages come in a transition: while one loads, the page before stays. A search that is typed before its index is there is
 * rendered once, when that comes.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ location, action }, setPlace] = useState<Place>(() => ({
    location: history.location,
    action: history.action,
  }))
  const latest = useRef<Place>(undefined)
  useLayoutEffect(
    () =>
      history.listen((place) => {
        const show = () => setPlace(place)
        latest.current = place
        const index = place.action === NavigationType.Replace ? indexToCome(place.location) : undefined
        if (index !== undefined) {
          const showLatest = () => latest.current === place && show()
          return void index.then(showLatest, () => startTransition(() => void showLatest()))
        }
        if (!isReadyToShow(place.location, place.action)) return startTransition(show)
        // The focus goes to the next page's heading. Removed with its link, it would have the browser style the page before.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        show()
      }),
    [history],
  )
  // With the page, not after it: a click can come as soon as the page is seen.
  useLayoutEffect(() => followLinks(history), [history])
  return (
    <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  )
}
