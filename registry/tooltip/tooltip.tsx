'use client'

import { keyframes } from '@emotion/react'
import {
  Children,
  cloneElement,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { flatGlass, styled } from '../glass/glass'
import { composeHandlers, mergeIds, useMergedRef } from '../shared/compose'
import { keepPlaced } from '../shared/place'
import { hidePopover, showPopover } from '../shared/top-layer'
import { useTooltip } from './use-tooltip'

const enter = keyframes`
  from {
    opacity: 0;
    transform: scale(0.8);
  }
`

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | 'content'> {
  /** The text of the tooltip. Without text, there is no tooltip. */
  text?: string | undefined
  /** Content in place of the text, for example a text with a keyboard shortcut. It cannot have controls. */
  content?: ReactNode | undefined
  /** The side of the element on which the tooltip appears. If only the opposite side has room, it appears there. */
  position?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** Whether the tooltip is visible. Without it, the tooltip is uncontrolled. */
  open?: boolean | undefined
  /** Whether the tooltip is visible initially, when uncontrolled. */
  defaultOpen?: boolean | undefined
  /** Called with whether the tooltip should be visible, when the visitor shows or hides it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  /** How long the pointer must be over the element before the tooltip appears, in ms. Focus shows it at once. */
  delay?: number | undefined
  /**
   * How long after another tooltip was visible this one appears without its delay, in ms: the pointer goes from one button
   * to the next. With 0, it always has its delay.
   */
  skipDelay?: number | undefined
  /** The element that the tooltip describes. It must be focusable. Its own `aria-describedby` is kept. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>
}

/**
 * A glass tooltip in the top layer. It is visible while its element is hovered or has keyboard focus, and after a tap.
 * The pointer can move onto it, and Escape dismisses it (WCAG 2.2, 1.4.13).
 */
export function Tooltip({
  text,
  content = text,
  position = 'top',
  open,
  defaultOpen = false,
  onOpenChange,
  delay = 0,
  skipDelay = 300,
  children,
  ref,
  onPointerEnter,
  onPointerLeave,
  onPointerUp,
  onFocus,
  onBlur,
  className,
  ...rest
}: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const root = useMergedRef(ref, anchor)
  const { visible, ...own } = useTooltip(anchor, { open, defaultOpen, onOpenChange, delay, skipDelay })
  const isEmpty = content === undefined || content === null || content === ''

  // From now on, the script shows it.
  useLayoutEffect(() => anchor.current?.removeAttribute('data-early'), [])

  useLayoutEffect(() => {
    if (!visible || isEmpty || !tip.current || !anchor.current) return
    const popover = tip.current
    showPopover(popover)
    const stop = keepPlaced(popover, anchor.current, { side: position })
    return () => {
      stop()
      hidePopover(popover)
    }
  }, [visible, isEmpty, position])

  return (
    <Anchor
      className={className}
      data-early
      {...rest}
      ref={root}
      onPointerEnter={composeHandlers(onPointerEnter, own.onPointerEnter)}
      onPointerLeave={composeHandlers(onPointerLeave, own.onPointerLeave)}
      onPointerUp={composeHandlers(onPointerUp, own.onPointerUp)}
      onFocus={composeHandlers(onFocus, own.onFocus)}
      onBlur={composeHandlers(onBlur, own.onBlur)}
    >
      {isEmpty
        ? children
        : // `map` also takes an element that a server component passes, which may still be on its way.
          Children.map(children, (child) =>
            cloneElement(child, { 'aria-describedby': mergeIds(child.props['aria-describedby'], id) }),
          )}
      {!isEmpty && (
        <Tip ref={tip} id={id} role="tooltip" popover="manual">
          <Bubble>{content}</Bubble>
        </Tip>
      )}
    </Anchor>
  )
}

const Anchor = styled.span`
  display: inline-block;

  /* Before any script runs, it is above its element. */
  &[data-early] {
    position: relative;
  }

  &[data-early]:is(:hover, :focus-within) > [role='tooltip'] {
    display: block;
    position: absolute;
    inset: auto auto 100% 50%;
    z-index: 1;
    max-width: 18rem;
    transform: translateX(-50%);
  }
`

/** The gap to the element is padding, so that the pointer can cross it without leaving the tooltip. */
const Tip = styled.span`
  position: fixed;
  inset: auto;
  width: max-content;
  max-width: min(18rem, 100%);
  margin: 0;
  padding: 0.5rem;
  border: 0;
  background: none;
  overflow: visible;
`

/** It grows from its arrow, which points at the middle of the element. */
const Bubble = styled.span`
  ${flatGlass.thick}
  position: relative;
  border-radius: var(--glass-radius, 0.875rem);
  display: block;
  padding: 0.4375rem 0.75rem;
  font-size: 0.9375rem;
  font-weight: 400;
  line-height: 1.4;
  text-align: center;
  transform-origin: calc(var(--anchor-x) - 0.5rem) calc(var(--anchor-y) - 0.5rem);
  animation: ${enter} 0.18s ease-out;

  /* A corner of a square, with the rim of the glass, over the bubble's rim. */
  &::after {
    content: '';
    position: absolute;
    box-sizing: border-box;
    left: clamp(2px, var(--anchor-x) - 0.5625rem, 100% - 2px);
    top: clamp(2px, var(--anchor-y) - 0.5625rem, 100% - 2px);
    width: 0.75rem;
    height: 0.75rem;
    margin: -0.375rem;
    border: 1px solid var(--_border);
    border-radius: 0 0 calc(0.625rem / 3);
    background: inherit;
    box-shadow: inset calc(var(--_rim) * -1px) calc(var(--_rim) * -1px) calc(var(--_rim) * 1px)
      rgb(from var(--_highlight) r g b / calc(alpha * 0.3));
    clip-path: polygon(100% 0, 100% 100%, 0 100%);
    transform: rotate(45deg);
  }

  [data-early] > * > &::after {
    content: none;
  }

  [data-side='bottom'] > &::after {
    transform: rotate(225deg);
  }

  [data-side='left'] > &::after {
    transform: rotate(-45deg);
  }

  [data-side='right'] > &::after {
    transform: rotate(135deg);
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
