'use client'

import { keyframes } from '@emotion/react'
import { useLayoutEffect, useRef, type ComponentProps, type MouseEventHandler } from 'react'
import { focusRing, glass, hovered, pressed, styled } from '../glass/glass'
import { composeHandlers } from '../shared/compose'
import { holdStyle } from '../shared/hold-style'
import { useKeptFocus } from '../shared/use-kept-focus'

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
}

/**
 * A glass button that scrolls to the top of the page, smoothly unless the visitor prefers reduced motion. An `onClick`
 * that calls `event.preventDefault()` keeps the page from scrolling.
 */
export function BackToTop({
  onClick,
  title = 'Back to Top',
  fixed = false,
  type = 'button',
  className,
  ...rest
}: BackToTopProps) {
  const corner = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const popover = corner.current
    if (!fixed || !popover) return
    popover.showPopover()
    const removeRoom = addPadding(popover.offsetHeight)
    return () => {
      removeRoom()
      popover.hidePopover()
    }
  }, [fixed])
  useKeptFocus(corner)

  const button = (
    <Button className={className} {...rest} type={type} onClick={composeHandlers(onClick, scrollToTop)}>
      <Icon viewBox="0 0 32 32" width={32} height={32} aria-hidden="true">
        <path d="m11 15 5-5 5 5M16 10v12" />
        <circle cx={16} cy={16} r={15} />
        <circle cx={16} cy={16} r={15} pathLength={1} />
      </Icon>
      <Title>{title}</Title>
    </Button>
  )
  if (!fixed) return button
  return (
    <Corner ref={corner} popover="manual">
      {button}
    </Corner>
  )
}

function scrollToTop(): void {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
}

/**
 * Adds padding to the end of the page, and below elements that are scrolled into view, so that the fixed button does
 * not cover them. Returns a function that removes the padding.
 */
function addPadding(height: number): () => void {
  const removals = [
    holdStyle(document.documentElement, 'scroll-padding-bottom', `${height}px`),
    holdStyle(document.body, 'padding-bottom', `${height}px`),
  ]
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
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`
