import { memo, useEffect, useState } from 'react'
import type { CatalogueItem } from '../../registry/entry-module'
import { FavouriteButton } from '../../site/catalogue/favorite-button'
import { thumbnailOf } from '../../site/catalogue/thumbnails'
import { Icon } from '../../ui/icon'
import { nextPaint } from '../../ui/next-paint'
import styles from './card.module.css'

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
    <FavouriteButton title={item.title} route={item.route} />
    <Thumbnail name={item.name} />
  </article>
))

/**
 * The picture of a component on its card: markup that the build has rendered, and that nothing makes alive. The build fills
 * the element in a document; elsewhere it has its size at once, and the rest as soon as it is loaded.
 */
function Thumbnail({ name }: { readonly name: string }) {
  const { current, load } = thumbnailOf(name)
  // Kept as an object, since React writes the HTML anew for another one.
  const [content, setContent] = useState(() => ({ __html: current() ?? '' }))
  useEffect(() => {
    if (current() !== undefined) return
    let isShown = true
    // The card is painted first: to send nine requests takes as long as a part of that.
    nextPaint()
      .then(() => (isShown ? load() : undefined))
      .then(
        (html) => {
          if (isShown && html !== undefined) setContent({ __html: html })
        },
        // Without its picture, a card still says all that it has to.
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
      inert
      aria-hidden="true"
      dangerouslySetInnerHTML={content}
    />
  )
}
