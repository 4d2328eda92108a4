import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom'
import type { OpenedBy } from '../docs/page/doc-page'
import { canonicalPath } from '../ui/addresses'
import { createStore } from '../ui/store'
import { lazyPageAt } from './routes'

/** A page that is on screen, or rendered ahead. */
export interface OpenPage {
  /** Unique for each visit, also of the same path. */
  readonly id: number
  readonly path: string
  readonly openedBy: OpenedBy
}

let visits = 0
const visit = (path: string, openedBy: OpenedBy): OpenPage => ({ id: visits++, path, openedBy })

const ahead = createStore<OpenPage | undefined>(undefined)

/** Renders a page hidden before a visitor opens it. It replaces the page rendered ahead before. */
export function renderAhead(path: string | undefined): void {
  if (ahead.read()?.path !== path) ahead.publish(path === undefined ? undefined : visit(path, 'link'))
}

/** How a page after the first is opened. */
const openerOf = ({ hash }: Location, type: `${NavigationType}`): OpenedBy =>
  type === 'POP' || hash !== '' ? 'step' : 'link'

/** Whether a page can be shown without waiting: it is rendered ahead, or could be. */
export const isReadyToShow = (location: Location, type: `${NavigationType}`): boolean =>
  openerOf(location, type) === 'link' &&
  location.search === '' &&
  lazyPageAt(location.pathname).isReady?.() === true

/** The page on screen, then the page rendered ahead, which keeps its identity when it is opened. */
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
    // It is open: the next visit of its path is another page.
    if (ahead.read()?.path === path) renderAhead(undefined)
  }, [path])
  return next === undefined || next.path === path ? [page] : [page, next]
}
