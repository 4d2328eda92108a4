'use client'

import type { ComponentProps } from 'react'
import { glass, styled, type GlassStyle } from '../glass/glass'
import { urlOf, type ImageSource } from '../shared/image-source'
import { MissingPicture } from '../shared/missing-picture'
import { useImage } from '../shared/use-image'

export interface GalleryImage {
  /** The picture: a URL or an import. */
  src: ImageSource
  /** The alternative text of the picture. It is shown if the picture cannot be loaded. */
  alt: string
  /** The intrinsic width in px. With width and height, the browser reserves the space before the picture has loaded. */
  width?: number | undefined
  /** The intrinsic height in px. */
  height?: number | undefined
  /** The class name of this picture. */
  extraClasses?: string | undefined
}

export interface GalleryProps extends ComponentProps<'div'> {
  /** The pictures in reading order, each with src and alt, and optionally width, height and extraClasses. */
  images: readonly GalleryImage[]
  /** The class name of the grid inside the frame. */
  className?: string | undefined
  /** The maximum number of columns. Narrow screens show fewer. */
  layout?: 'one-column' | 'two-column' | 'three-column' | undefined
  /** Whether a picture grows slightly on hover. */
  hoverEffect?: boolean | undefined
  /** The space between the pictures. */
  spacing?: 'tight' | 'normal' | 'wide' | undefined
  /** The corner radius of the pictures: any CSS length. */
  borderRadius?: string | undefined
  /** The class name of the glass frame around the grid. */
  containerClasses?: string | undefined
}

/** A width or height for HTML, which has only whole ones. */
const pixels = (length: number | undefined) =>
  length !== undefined && Number.isFinite(length) ? Math.max(0, Math.round(length)) : undefined

const columns = { 'one-column': 1, 'two-column': 2, 'three-column': 3 }
const gaps = { tight: '0.375rem', normal: '0.875rem', wide: '1.5rem' }

/** A grid of pictures in a glass frame. All other props are passed to the frame. */
export function Gallery({
  images,
  className,
  layout = 'two-column',
  hoverEffect = true,
  spacing = 'normal',
  borderRadius = '15px',
  containerClasses,
  style,
  ...rest
}: GalleryProps) {
  const look: GlassStyle = {
    '--gallery-gap': gaps[spacing],
    '--gallery-columns': columns[layout],
    '--gallery-radius': borderRadius,
    ...style,
  }
  return (
    <Frame className={containerClasses} style={look} {...rest}>
      <Grid role="list" className={className}>
        {images.map((image, index) => (
          <Item key={index} data-hover={hoverEffect}>
            <ItemPicture {...image} />
          </Item>
        ))}
      </Grid>
    </Frame>
  )
}

function ItemPicture({ src, alt, width, height, extraClasses }: GalleryImage) {
  const image = useImage(urlOf(src))
  if (image === undefined) return <MissingPicture className={extraClasses}>{alt}</MissingPicture>
  return (
    <Picture
      {...image}
      alt={alt}
      width={pixels(width)}
      height={pixels(height)}
      loading="lazy"
      decoding="async"
      className={extraClasses}
    />
  )
}

const Frame = styled.div`
  ${glass.regular}
  position: relative;
  width: 100%;
  padding: var(--gallery-gap);
  border-radius: calc(var(--gallery-radius) + var(--gallery-gap));
`

const Grid = styled.ul`
  --gallery-column: max(
    8rem,
    (100% - (var(--gallery-columns) - 1) * var(--gallery-gap)) / var(--gallery-columns)
  );
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(var(--gallery-column), 100%), 1fr));
  gap: var(--gallery-gap);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  position: relative;
  aspect-ratio: 4 / 3;
  border-radius: var(--gallery-radius);
  overflow: hidden;
  box-shadow: 0 0.5rem 1.25rem -0.5rem rgb(from var(--_shade) r g b / 0.6);
  transition: transform 0.25s;

  /* The rim is above the picture. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow:
      inset 1px 1px 1px rgb(from var(--_highlight) r g b / calc(alpha * 0.6)),
      inset -1px -1px 1px rgb(from var(--_highlight) r g b / calc(alpha * 0.3));
    pointer-events: none;
  }

  &[data-hover='true']:hover {
    z-index: 1;
    transform: translateY(-4px) scale(1.03);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;

    &[data-hover='true']:hover {
      transform: none;
    }
  }
`

const Picture = styled.img`
  display: block;
  width: 100%;
  max-width: 100%;
  height: 100%;
  object-fit: cover;
`
