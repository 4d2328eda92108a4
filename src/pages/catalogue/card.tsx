import { Link } from 'react-router-dom'
import type { CatalogueItem } from '../../registry/entry-module'
import { Icon } from '../../ui/icon'
import styles from './card.module.css'

/** A component's card. All of it can be clicked. The link's hidden text says which component it leads to. */
export function Card({ item }: { readonly item: CatalogueItem }) {
  return (
    <article className={`glass ${styles.card ?? ''}`}>
      <span className={styles.icon}>
        <Icon name={item.icon} size={22} />
      </span>
      <h2 className={styles.title}>{item.title}</h2>
      <p className={styles.text}>{item.description}</p>
      <Link to={item.cardRoute ?? item.route} className={styles.link}>
        Learn more
        <span className="visually-hidden"> about {item.title}</span>
        <Icon name="arrow-right" size={16} />
      </Link>
    </article>
  )
}
