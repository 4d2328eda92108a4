import { useEffect, useState } from 'react'
import { thumbnailOf } from '../../site/catalogue/thumbnails'
import { nextPaint } from '../../ui/next-task'
import styles from './thumbnail.module.css'

/**
 * The picture of a component on its card: markup that the build has rendered, and that nothing makes alive. The build fills
 * the element in a document; elsewhere it has its size at once, and the rest as soon as it is loaded.
 */
export function Thumbnail({ name }: { readonly name: string }) {
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
