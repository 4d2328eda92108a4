import { useSyncExternalStore } from 'react'
import type { Meta } from '../../registry/meta'
import { deviceState } from '../../ui/device-state'
import { Icon } from '../../ui/icon'
import styles from './favorites.module.css'

/** The most favorites. */
const most = 1000

/** The routes of the components that the visitor starred on this device, newest first. Empty in the build. */
export const favorites = deviceState<readonly string[]>({
  key: 'vitrine:favourites',
  // Routes have no spaces.
  parse: (text) => (text ?? '').split(' ', most).filter(Boolean),
  format: (routes) => routes.join(' '),
})

/** Adds a route, or removes it. */
function toggleFavorite(route: string): void {
  const before = favorites.read()
  favorites.publish(before.includes(route) ? before.filter((one) => one !== route) : [route, ...before])
}

/** Whether a route is a favorite. Undefined while prerendering and hydrating: the document is the same for everybody. */
function useIsFavorite(route: string): boolean | undefined {
  return useSyncExternalStore(
    favorites.subscribe,
    () => favorites.read().includes(route),
    () => undefined,
  )
}

/** A star that makes a component a favorite. It is disabled until hydration: only the device knows its state. */
export function FavoriteButton({ title, route }: Pick<Meta, 'title' | 'route'>) {
  const isFavorite = useIsFavorite(route)
  const label = `Favorite ${title}`
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={label}
      aria-pressed={isFavorite === true}
      title={label}
      disabled={isFavorite === undefined}
      onClick={() => toggleFavorite(route)}
    >
      <Icon name="star" />
    </button>
  )
}
