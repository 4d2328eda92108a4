import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react'
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Location,
  type NavigationType,
} from 'react-router-dom'
import { isReadyToShow } from './open-pages'

interface Place {
  readonly location: Location
  readonly action: NavigationType
}

/**
 * React Router's `BrowserRouter`, but a link to a page that is ready is followed at once, within its click. All other
 * pages come in a transition: while one loads, the page before stays.
 */
export function SiteRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ location, action }, setPlace] = useState<Place>(() => ({
    location: history.location,
    action: history.action,
  }))
  useLayoutEffect(
    () =>
      history.listen((place) => {
        const show = () => setPlace(place)
        if (!isReadyToShow(place.location, place.action)) return startTransition(show)
        // The focus goes to the next page's heading. Removed with its link, it would have the browser style the page before.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        show()
      }),
    [history],
  )
  return (
    <Router navigator={history} location={location} navigationType={action} useTransitions={false}>
      {children}
    </Router>
  )
}
