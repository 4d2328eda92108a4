'use client'

import { keyframes } from '@emotion/react'
import {
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type MouseEventHandler,
  type ReactElement,
} from 'react'
import { focusRing, glass, hovered, pressed, styled } from '../glass/glass'
import { composeHandlers } from '../shared/compose'
import { followSize } from '../shared/follow-size'
import { holdStyle } from '../shared/hold-style'
import { matchesMedia } from '../shared/matches-media'
import { opensElsewhere } from '../shared/opens-elsewhere'
import { Rendered, type ElementRender } from '../shared/render'
import { hidePopover, showPopover } from '../shared/top-layer'
import { useKeptFocus } from '../shared/use-kept-focus'
import { visuallyHidden } from '../shared/visually-hidden'

const fill = keyframes`
  to {
    stroke-dashoffset: 0;
  }
`

export interface BackToTopProps extends ComponentProps<'button'> {
  /** Called on click, before the page scrolls. Call `event.preventDefault()` to keep the page from scrolling. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined
  /**
   * The label of the button. In a narrow window, a fixed button shows only its arrow; the label remains its accessible
   * name.
   */
  title?: string | undefined
  /** Whether the button is fixed in the bottom right corner of the window instead of being part of the page. */
  fixed?: boolean | undefined
  /** An element in place of the `<button>`, such as `<a href="#top" />`, or a function that returns one. */
  render?: ReactElement | ElementRender | undefined
}

/**
 * A glass button that scrolls to the top of the page, smoothly unless the visitor prefers reduced motion. An `onClick`
 * that calls `event.preventDefault()` keeps the page from scrolling.
 */
export function BackToTop({
  onClick,
  title = 'Back to Top',
  fixed = false,
  render,
  disabled,
  type = 'button',
  className,
  ...rest
}: BackToTopProps) {
  const corner = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const popover = corner.current
    if (!fixed || !popover) return
    showPopover(popover)
    let removeRoom = addPadding(popover.offsetHeight)
    // Text grows, as where a visitor chooses a larger font.
    const stop = followSize(() => {
      removeRoom()
      removeRoom = addPadding(popover.offsetHeight)
    }, popover)
    return () => {
      stop()
      removeRoom()
      hidePopover(popover)
    }
  }, [fixed])
  useKeptFocus(corner)

  const forElement = { tag: 'button' as const, native: { type, disabled }, render }
  const button = (
    <Button
      as={Rendered}
      className={className}
      {...rest}
      {...forElement}
      onClick={composeHandlers(onClick, scrollToTop)}
    >
      <Icon viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
        <path d="m11 15 5-5 5 5M16 10v12" />
        <circle cx={16} cy={16} r={15} />
        <circle cx={16} cy={16} r={15} pathLength={1} />
      </Icon>
      <Title>{title}</Title>
    </Button>
  )
  if (!fixed) return button
  // A popover is a group, and this one has nothing that is not in its button's name.
  return (
    <Corner ref={corner} popover="manual" role="presentation">
      {button}
    </Corner>
  )
}

function scrollToTop(click: MouseEvent): void {
  if (opensElsewhere(click, click.currentTarget)) return
  const still = matchesMedia('(prefers-reduced-motion: reduce)')
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/** Where the room for the button is: at the end of the page, and below what is scrolled into view. */
const rooms = { 'padding-bottom': 'body', 'scroll-padding-bottom': 'documentElement' } as const

/**
 * Pads the page so that the fixed button covers nothing. A page that has more padding keeps it. Returns a function that
 * removes the padding.
 */
function addPadding(height: number): () => void {
  const removals = Object.entries(rooms).map(([property, name]) => {
    const element = document[name]
    const own = parseFloat(getComputedStyle(element).getPropertyValue(property)) || 0
    return holdStyle(element, property, `${Math.max(height, own)}px`)
  })
  return () => removals.forEach((remove) => remove())
}

/** A box in the top layer. Without it, `position: fixed` would be relative to any glass around the button. */
const Corner = styled.div`
  inset: auto 0 0 auto;
  margin: 0;
  padding: 1rem 1rem calc(1rem + env(safe-area-inset-bottom, 0px));
  border: 0;
  background: none;
  overflow: visible;
  pointer-events: none;
`

const Button = styled.button`
  ${glass.regular}
  position: relative;
  border: 0;
  border-radius: 999px;
  background: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: 3rem;
  min-height: 3rem;
  padding: 0.5rem;
  padding-inline: 0.5rem 1.25rem;
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;
  pointer-events: auto;
  transition: transform 0.2s;

  &:hover {
    ${hovered}
    transform: translateY(-2px);
  }

  &:active:not(:disabled) {
    ${pressed}
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (max-width: 48rem) {
    [popover] > & {
      padding: 0.5rem;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

/** An arrow in a ring that fills while the page scrolls, in browsers with scroll-driven animations. */
const Icon = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  & > circle {
    stroke: var(--_line);
    transform: rotate(-90deg);
    transform-origin: center;
  }

  & > circle + circle {
    display: none;
    stroke: currentColor;
    stroke-dasharray: 1;
    stroke-dashoffset: 1;

    @supports (animation-timeline: scroll()) {
      display: inline;
      animation: ${fill} linear both;
      animation-timeline: scroll(root);
    }
  }
`

const Title = styled.span`
  @media (max-width: 48rem) {
    [popover] & {
      ${visuallyHidden}
    }
  }
`
