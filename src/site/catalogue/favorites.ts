import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../../ui/guarded-storage'
import { createStore } from '../../ui/store'

const key = 'vitrine:favourites'

/** The routes of the components that the visitor has starred on this device, the latest first. Empty in the build. */
export const favourites = createStore<readonly string[]>([])

/** A route has no space. */
const read = () => favourites.publish((deviceStorage.get(key) ?? '').split(' ').filter(Boolean))

if (typeof window !== 'undefined') {
  read()
  // Another tab has changed them, now or while this page lay in the browser's history.
  window.addEventListener('storage', read)
  window.addEventListener('pageshow', ({ persisted }) => persisted && read())
}

/** Adds a route, or removes it. Where storage is refused, that lasts as long as the page. */
export function toggleFavourite(route: string): void {
  const before = favourites.read()
  const after = before.includes(route) ? before.filter((one) => one !== route) : [route, ...before]
  favourites.publish(after)
  deviceStorage.set(key, after.join(' '))
}

/** Whether a route is a favourite. Undefined while prerendering and hydrating: the document is the same for everybody. */
export function useIsFavourite(route: string): boolean | undefined {
  return useSyncExternalStore(
    favourites.subscribe,
    () => favourites.read().includes(route),
    () => undefined,
  )
}
