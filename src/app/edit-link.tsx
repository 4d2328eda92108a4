import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { editUrl } from '../ui/site'
import { onKnownEntry } from '../site/catalogue/known-entries'
import { pageAt } from './routes'

/** A link to the source of the page; nothing on the not-found page. */
export function EditLink() {
  const { pathname } = useLocation()
  const source = () => pageAt(pathname)?.source
  // After a step in the history, which page a path has may be known only when its document is loaded.
  const file = useSyncExternalStore(onKnownEntry, source, source)
  return (
    file !== undefined && (
      <a href={editUrl(file)} target="_blank" rel="noreferrer">
        Edit this page
      </a>
    )
  )
}
