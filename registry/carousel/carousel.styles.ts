import { focusRing, glass, pressed, styled } from '../glass/glass'
import { visuallyHidden } from '../shared/visually-hidden'

/** One pane: the slides, and below them what moves them. */
export const Pane = styled.section`
  ${glass.regular}
  position: relative;
  display: grid;
  grid-template: 'slides slides slides' auto 'turning moving .' auto / 1fr auto 1fr;
  gap: 0.625rem;
  width: 100%;
  max-width: 48rem;
  padding: 0.625rem;
`

/** The slides in a row, which scrolls by itself: by touch, wheel and keys, and from one slide to the next. */
export const Slides = styled.div`
  position: relative;
  display: flex;
  grid-area: slides;
  gap: 0.5rem;
  min-width: 0;
  border-radius: 0.875rem;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;

  &:focus-visible {
    ${focusRing}
  }

  /* Dots say that there is more; without a script, the scrollbar does. */
  @media (scripting: enabled) {
    scrollbar-width: none;
  }

  @media print {
    flex-wrap: wrap;
    overflow: visible;
  }
`

/** A slide. Those that would be narrower than 12rem are fewer side by side. */
export const Slide = styled.div`
  flex: none;
  width: max(min(12rem, 100%), (100% + 0.5rem) / var(--carousel-slides) - 0.5rem);
  border-radius: 0.875rem;
  overflow: hidden;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  /* A picture that is a slide by itself fills it. */
  & > :is(img, video) {
    display: block;
    width: 100%;
    max-width: 100%;
    height: 100%;
    object-fit: cover;
  }
`

/** The buttons to the slides before and after, with the dots between them. */
export const Moving = styled.div`
  display: flex;
  grid-area: moving;
  align-items: center;
  gap: 0.5rem;

  @media (scripting: none) {
    display: none;
  }
`

export const Round = styled.button`
  ${glass.thin}
  --_blur: var(--glass-thin-blur, var(--glass-blur, 0px));
  --_depth: calc(var(--glass-depth, 1) * 0.4);
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  font: inherit;
  cursor: pointer;

  &[data-turning] {
    grid-area: turning;
    justify-self: start;

    @media (scripting: none) {
      display: none;
    }
  }

  &:hover:enabled::before {
    background-image: linear-gradient(var(--_hover), var(--_hover));
  }

  &:active:enabled {
    ${pressed}
  }

  &:disabled {
    color: color-mix(in srgb, var(--_foreground) 50%, transparent);
    cursor: not-allowed;
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (pointer: coarse) {
    width: 2.75rem;
    height: 2.75rem;
  }

  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
    }
  }
`

/** An arrow follows the direction of the text. */
export const Icon = styled.svg`
  &[data-arrow]:dir(rtl) {
    transform: scaleX(-1);
  }
`

export const Dots = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  min-width: 0;
`

/** A dot is a border, which forced colors keep. */
export const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: 999px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid var(--_boundary);
    border-radius: 999px;
    transition: width 0.2s;
  }

  &:hover::before {
    background: var(--_boundary);
  }

  &[aria-current]::before {
    width: 1.25rem;
    border: 0.3125rem solid var(--_foreground);
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
`

/** Which slide is shown, in words: seen where there are too many for dots, and otherwise only heard. */
export const Where = styled.span`
  font-variant-numeric: tabular-nums;

  &[data-heard] {
    ${visuallyHidden}
  }
`
