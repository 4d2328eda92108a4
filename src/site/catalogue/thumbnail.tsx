import { useEffect, useState } from 'react'
import type { CatalogueItem } from '../../registry/entry-module'
import { nextPaint } from '../../ui/next-task'
import { ownHtml } from '../../ui/own-html'
import { thumbnailOf } from './thumbnails'

/**
 * The picture of a component: static markup that the build has rendered. The build fills the element in a document; on the
 * client, the element has its size at once, and the markup is loaded. Its styles, `thumbnail.css`, are in the
 * stylesheet of the catalogue and in the index of the palette, so that neither asks for a file of them alone.
 */
export function Thumbnail({ name, category }: Pick<CatalogueItem, 'name' | 'category'>) {
  const { current, load } = thumbnailOf(name)
  // In state, because React writes the HTML again for a new object.
  const [content, setContent] = useState(() => ({ __html: ownHtml(current() ?? '') }))
  useEffect(() => {
    if (current() !== undefined) return
    let isShown = true
    // Paint the card first: sending nine requests takes time.
    nextPaint()
      .then(() => (isShown ? load() : undefined))
      .then(
        (html) => {
          if (isShown && html !== undefined) setContent({ __html: ownHtml(html) })
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
      data-thumbnail={name}
      data-category={category}
      inert
      aria-hidden="true"
      dangerouslySetInnerHTML={content}
    />
  )
}
