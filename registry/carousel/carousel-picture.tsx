'use client'

import type { ComponentProps } from 'react'
import { urlOf, type ImageSource } from '../shared/image-source'
import { MissingPicture } from '../shared/missing-picture'
import { useImage } from '../shared/use-image'

export interface CarouselPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'onError'> {
  /** The picture: a URL or an import. */
  src: ImageSource
  /** What it shows. It takes the place of a picture that cannot be loaded. */
  alt: string
}

/** A picture that fills its slide. All other props are passed to its `<img>`. */
export function CarouselPicture({ src, alt, className, ...rest }: CarouselPictureProps) {
  const image = useImage(urlOf(src))
  const { width = 8, height = 5 } = rest
  if (image === undefined)
    return (
      <MissingPicture className={className} style={{ aspectRatio: `${width} / ${height}` }}>
        {alt}
      </MissingPicture>
    )
  return <img alt={alt} className={className} {...rest} {...image} />
}
