import { memo } from 'react'
import type { CatalogueItem } from '../../registry/entry-module'
import { FavoriteButton } from '../../site/catalogue/favorites'
import { Icon } from '../../ui/icon'
import styles from './card.module.css'
import { Thumbnail } from './thumbnail'

/**
 * A component's card. All of it but its star leads to the component, which the link's hidden text names. The picture is
 * shown first, and comes last for those who do not see it. Typing renders it only with new results.
 */
export const Card = memo(({ item }: { readonly item: CatalogueItem }) => (
  <article className={`glass ${styles.card ?? ''}`}>
    <span className={styles.icon}>
      <Icon name={item.icon} size={22} />
    </span>
    <h2 className={styles.title}>{item.title}</h2>
    <p className={styles.text}>{item.description}</p>
    <a href={item.cardRoute ?? item.route} className={styles.link}>
      Learn more
      <span className="visually-hidden"> about {item.title}</span>
      <Icon name="arrow-right" size={16} />
    </a>
    <FavoriteButton title={item.title} route={item.route} />
    <Thumbnail name={item.name} />
  </article>
))
