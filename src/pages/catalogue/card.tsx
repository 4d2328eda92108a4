import { memo, useEffect, useState } from 'react'
import type { CatalogueItem } from '../../registry/entry-module'
import { FavoriteButton } from '../../site/catalogue/favorites'
import { thumbnailOf } from '../../site/catalogue/thumbnails'
import { hrefTo } from '../../ui/addresses'
import { Icon } from '../../ui/icon'
import { nextPaint } from '../../ui/next-task'
import styles from './card.module.css'

/**
 * A component's card. The link covers all of it except the star. The picture is shown first, but is last in the DOM.
 * `memo` skips it while the visitor types.
 */
export const Card = memo(({ item }: { readonly item: CatalogueItem }) => (
  <article className={`glass ${styles.card ?? ''}`}>
    <span className={styles.icon}>
      <Icon name={item.icon} size={22} />
    </span>
    <h2 className={styles.title}>{item.title}</h2>
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

/**
 * The picture of a component on its card: static markup that the build has rendered. The build fills the element in a
 * document; on the client, the element has its size at once, and the markup is loaded.
 */
function Thumbnail({ name, category }: Pick<CatalogueItem, 'name' | 'category'>) {
  const { current, load } = thumbnailOf(name)
  // In state, because React writes the HTML again for a new object.
  const [content, setContent] = useState(() => ({ __html: current() ?? '' }))
  useEffect(() => {
    if (current() !== undefined) return
    let isShown = true
    // Paint the card first: sending nine requests takes time.
    nextPaint()
      .then(() => (isShown ? load() : undefined))
      .then(
        (html) => {
          if (isShown && html !== undefined) setContent({ __html: html })
        },
        // The card is complete without its picture.
        () => undefined,
      )
    return () => {
      isShown = false
    }
  }, [current, load])
  return (
    <div
      className={styles.thumbnail}
      data-thumbnail={name}
      data-category={category}
      inert
      aria-hidden="true"
      dangerouslySetInnerHTML={content}
    />
  )
}
