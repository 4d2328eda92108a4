import { keyframes } from '@emotion/react'
import { glass, styled } from '../glass/glass'
import { visuallyHidden } from '../shared/visually-hidden'

const pass = keyframes`
  to {
    background-position: -100% 0;
  }
`

/** A piece of glass in the place of a text, a picture or a box. */
export const Piece = styled.span`
  ${glass.thin}
  /* There are many at a time, and blur is what costs most to paint. */
  --_blur: var(--glass-thin-blur, var(--glass-blur, 0px));
  --_depth: calc(var(--glass-depth, 1) * 0.25);
  position: relative;
  display: block;
  overflow: hidden;
  width: 100%;
  max-width: 100%;
  height: 1lh;
  border-radius: calc(var(--glass-radius, 0.625rem) * 0.6);

  &[data-shape='circle'] {
    flex: none;
    align-self: start;
    width: 3rem;
    height: auto;
    aspect-ratio: 1;
    border-radius: 50%;
  }

  &[data-shape='box'] {
    height: 6rem;
    border-radius: var(--glass-radius, 0.875rem);
  }

  /* A shade, which is seen over a page that has the color of the glass, and a light that passes over all of them at once. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
        100deg,
        transparent 40%,
        color-mix(in srgb, var(--_highlight) 50%, transparent) 50%,
        transparent 60%
      )
      100% 0 / 200% 100% color-mix(in srgb, var(--_foreground) 14%, transparent);
    animation: ${pass} 2s ease-in-out infinite;
  }

  /* Letters are lower than their line. Margins would collapse. */
  &[data-shape='text']::before,
  &[data-shape='text']::after {
    inset-block: calc((1lh - 0.75em) / 2);
    border-radius: inherit;
  }

  @media (prefers-reduced-motion: reduce) {
    &::after {
      background-image: none;
      animation: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;

    &::after {
      content: none;
    }
  }
`

/** Several lines of a text. The last one is shorter, as in a paragraph. */
export const Lines = styled.span`
  display: block;
  width: 100%;

  & > :last-of-type {
    width: 60%;
  }
`

export const Status = styled.span`
  ${visuallyHidden}
`
