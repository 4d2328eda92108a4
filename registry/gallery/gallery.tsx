import styled from '@emotion/styled'
import type { ComponentProps } from 'react'

export interface GalleryImage {
  /** The URL of the picture. */
  src: string
  /** The alternative text of the picture. */
  alt: string
  /** The intrinsic width in px. With width and height, the browser reserves the space before the picture has loaded. */
  width?: number
  /** The intrinsic height in px. */
  height?: number
  /** The class name of this picture. */
  extraClasses?: string
}

export interface GalleryProps extends ComponentProps<'div'> {
  /** The pictures, in reading order: each with src and alt, and if you like width, height and extraClasses. */
  images: readonly GalleryImage[]
  /** Further classes of the grid inside the frame. */
  className?: string
  /** How many columns there are where there is room for them; on narrow screens there are fewer. */
  layout?: 'one-column' | 'two-column' | 'three-column'
  /** Whether a picture grows a little under the pointer. */
  hoverEffect?: boolean
  /** The room between the pictures. */
  spacing?: 'tight' | 'normal' | 'wide'
  /** How round the corners of the pictures are: any CSS length. */
  borderRadius?: string
  /** Further classes of the frame of glass around the grid. */
  containerClasses?: string
}

const columns = { 'one-column': 1, 'two-column': 2, 'three-column': 3 }
const gaps = { tight: '0.375rem', normal: '0.875rem', wide: '1.5rem' }

/** A grid of pictures in a frame of glass. It passes every other prop on to the frame. */
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
  const gap = gaps[spacing]
  const count = columns[layout]
  const column = `max(8rem, (100% - ${count - 1} * ${gap}) / ${count})`
  return (
    <Frame
      className={containerClasses}
      style={{ padding: gap, borderRadius: `calc(${borderRadius} + ${gap})`, ...style }}
      {...rest}
    >
      <Grid
        role="list"
        className={className}
        style={{ gap, gridTemplateColumns: `repeat(auto-fill, minmax(min(${column}, 100%), 1fr))` }}
      >
        {images.map(({ src, alt, width, height, extraClasses }) => (
          <Item key={src} data-hover={hoverEffect} style={{ borderRadius }}>
            <Picture
              src={src}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className={extraClasses}
            />
          </Item>
        ))}
      </Grid>
    </Frame>
  )
}

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  width: 100%;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border: 1px solid rgb(255 255 255 / 0.5);
    border-radius: inherit;
    background: linear-gradient(150deg, rgb(255 255 255 / 0.36), rgb(255 255 255 / 0.16));
    box-shadow: 0 20px 44px -18px rgb(26 8 70 / 0.6);
    -webkit-backdrop-filter: blur(16px) saturate(1.5);
    backdrop-filter: blur(16px) saturate(1.5);
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before {
      background: #efe9ff;
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }
  }
`

const Grid = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

const Item = styled.li`
  aspect-ratio: 4 / 3;
  overflow: hidden;
  box-shadow: 0 6px 16px -8px rgb(20 6 60 / 0.6);
  transition:
    transform 0.25s,
    box-shadow 0.25s;

  &[data-hover='true']:hover {
    z-index: 1;
    box-shadow: 0 16px 30px -12px rgb(20 6 60 / 0.75);
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
  height: 100%;
  object-fit: cover;
`
