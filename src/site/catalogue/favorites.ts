import { useSyncExternalStore } from 'react'
import { deviceState } from '../../ui/device-state'

/** The routes of the components that the visitor has starred on this device, the latest first. */
export const favourites = deviceState<readonly string[]>({
  key: 'vitrine:favourites',
  // A route has no space.
  parse: (text) => (text ?? '').split(' ').filter(Boolean),
  format: (routes) => routes.join(' '),
})

if (typeof window !== 'undefined') favourites.followTabs()

/** Adds a route, or removes it. */
export function toggleFavourite(route: string): void {
  const before = favourites.read()
  favourites.publish(before.includes(route) ? before.filter((one) => one !== route) : [route, ...before])
}

/** Whether a route is a favourite. Undefined while prerendering and hydrating: the document is the same for everybody. */
export function useIsFavourite(route: string): boolean | undefined {
  return useSyncExternalStore(
    favourites.subscribe,
    () => favourites.read().includes(route),
    () => undefined,
  )
}
