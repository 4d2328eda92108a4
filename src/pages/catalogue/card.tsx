import { memo } from 'react'
import type { CatalogueItem } from '../../registry/entry-module'
import { FavoriteButton } from '../../site/catalogue/favorites'
import { Thumbnail } from '../../site/catalogue/thumbnail'
import '../../site/catalogue/thumbnail.css'
import { hrefTo } from '../../ui/addresses'
import { Icon } from '../../ui/icon'
import styles from './card.module.css'

/**
 * A component's card. The link covers all of it except the star. The picture is shown first, but is last in the DOM.
 * `memo` skips it while the visitor types.
 */
export const Card = memo(({ item }: { readonly item: CatalogueItem }) => (
  <article className={`glass ${styles.card ?? ''}`} aria-labelledby={`card-${item.name}`}>
    <span className={styles.icon}>
      <Icon name={item.icon} size={22} />
    </span>
    <h2 id={`card-${item.name}`} className={styles.title}>
      {item.title}
    </h2>
    <p className={styles.text}>{item.description}</p>
    <a href={hrefTo(item.cardRoute ?? item.route)} className={styles.link}>
      Learn more
      <span className="visually-hidden">{` about ${item.title}`}</span>
      <Icon name="arrow-right" size={16} />
    </a>
    <FavoriteButton title={item.title} route={item.route} />
    <Thumbnail name={item.name} category={item.category} />
  </article>
))
