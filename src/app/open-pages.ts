import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom'
import type { OpenedBy } from '../docs/page/opened-by'
import { canonicalPath } from '../ui/addresses'
import { createStore } from '../ui/store'
import { screenAt } from './routes'

/** A page that is on screen, or rendered ahead. */
export interface OpenPage {
  /** Tells it from another visit of the same path. */
  readonly id: number
  readonly path: string
  readonly openedBy: OpenedBy
}

let visits = 0
const visit = (path: string, openedBy: OpenedBy): OpenPage => ({ id: visits++, path, openedBy })

const ahead = createStore<OpenPage | undefined>(undefined)

/** Renders the page of a path that a visitor is about to open, hidden. It takes the place of the one before. */
export function renderAhead(path: string | undefined): void {
  if (ahead.read()?.path !== path) ahead.publish(path === undefined ? undefined : visit(path, 'link'))
}

/** What opens a page after the first: a link to its top, or a link or a step in the history to a place in it. */
const openerOf = ({ hash }: Location, type: `${NavigationType}`): OpenedBy =>
  type === 'POP' || hash !== '' ? 'step' : 'link'

/** Whether a page can be shown without waiting for anything: it is rendered ahead, or could be. */
export const isReadyToShow = (location: Location, type: `${NavigationType}`): boolean =>
  openerOf(location, type) === 'link' &&
  location.search === '' &&
  screenAt(location.pathname).isReady?.() === true

/** The page on screen, and behind it the one that is rendered ahead. When that is opened, it stays the same page. */
export function useOpenPages(): readonly OpenPage[] {
  const location = useLocation()
  const type = useNavigationType()
  const next = useSyncExternalStore(ahead.subscribe, ahead.read, () => undefined)
  const path = canonicalPath(location.pathname)
  const [shown, setShown] = useState(() => visit(path, 'document'))
  let page = shown
  if (shown.path !== path) {
    const openedBy = openerOf(location, type)
    page = next?.path === path && openedBy === 'link' && location.search === '' ? next : visit(path, openedBy)
    setShown(page)
  }
  useEffect(() => {
    // It is opened: another visit begins anew.
    if (ahead.read()?.path === path) renderAhead(undefined)
  }, [path])
  return next === undefined || next.path === path ? [page] : [page, next]
}
