import type { Meta } from '../../registry/meta'
import { Icon } from '../../ui/icon'
import { toggleFavourite, useIsFavourite } from './favorites'
import styles from './favorite-button.module.css'

/** A star that makes a component a favourite. Until hydration it is disabled: only the device knows its state. */
export function FavouriteButton({ title, route }: Pick<Meta, 'title' | 'route'>) {
  const isFavourite = useIsFavourite(route)
  const label = `Favourite ${title}`
  return (
    <button
      type="button"
      className={styles.star}
      aria-label={label}
      aria-pressed={isFavourite === true}
      title={label}
      disabled={isFavourite === undefined}
      onClick={() => toggleFavourite(route)}
    >
      <Icon name="star" />
    </button>
  )
}
