import { Link } from 'react-router-dom'
import type { CatalogueItem } from '../../registry/page'
import { Icon } from '../../ui/icon'
import styles from './card.module.css'

/** A component's card. The whole card is the link's target; its name comes from the title. */
export function Card({ item }: { readonly item: CatalogueItem }) {
  const id = `card-${item.name}`
  return (
    <article className={`glass ${styles.card ?? ''}`}>
      <span className={styles.icon}>
        <Icon name={item.icon} size={22} />
      </span>
      <h2 id={id} className={styles.title}>
        {item.title}
      </h2>
      <p className={styles.text}>{item.description}</p>
      <Link to={item.cardRoute ?? item.route} className={styles.link} aria-describedby={id}>
        Learn more
        <Icon name="arrow-right" size={16} />
      </Link>
    </article>
  )
}
