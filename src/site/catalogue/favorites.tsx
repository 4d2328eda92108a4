import { useSyncExternalStore } from 'react'
import type { Meta } from '../../registry/meta'
import { deviceStorage } from '../../ui/guarded-storage'
import { Icon } from '../../ui/icon'
import { createStore } from '../../ui/store'
import styles from './favorites.module.css'

const key = 'vitrine:favourites'

/** The routes of the components that the visitor starred on this device, newest first. Empty in the build. */
export const favorites = createStore<readonly string[]>([])

/** Reads the stored routes, which are separated by spaces. */
const read = () => favorites.publish((deviceStorage.get(key) ?? '').split(' ').filter(Boolean))

if (typeof window !== 'undefined') {
  read()
  // Another tab may change them, also while this page is in the back/forward cache.
  window.addEventListener('storage', read)
  window.addEventListener('pageshow', ({ persisted }) => persisted && read())
}

/** Adds a route, or removes it. Without storage, that lasts as long as the page. */
function toggleFavorite(route: string): void {
  const before = favorites.read()
  const after = before.includes(route) ? before.filter((one) => one !== route) : [route, ...before]
  favorites.publish(after)
  deviceStorage.set(key, after.join(' '))
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
