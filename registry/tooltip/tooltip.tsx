import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import {
  cloneElement,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { flatGlass } from '../glass/glass'
import { placeTooltip } from './place-tooltip'

const enter = keyframes`
  from {
    transform: translate(var(--tooltip-x, 0), var(--tooltip-y, 0));
  }
`

export interface TooltipProps extends ComponentProps<'span'> {
  /** The text of the tooltip. */
  text: string
  /** The side of the element on which the tooltip appears. If only the opposite side has room, it appears there. */
  position?: 'top' | 'bottom' | 'left' | 'right'
  /** The element that the tooltip describes. It must be focusable. */
  children: ReactElement<{ 'aria-describedby'?: string }>
}

/**
 * A glass tooltip in the top layer. It is visible while its element is hovered or has keyboard focus, and after a tap.
 * The pointer can move onto it, and Escape dismisses it (WCAG 2.2, 1.4.13).
 */
export function Tooltip({ text, position = 'top', children, ...rest }: TooltipProps) {
  const id = useId()
  const tip = useRef<HTMLSpanElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const visible = hovered || focused

  useLayoutEffect(() => {
    const popover = tip.current
    const anchor = popover?.parentElement
    if (!visible || !popover || !anchor) return
    const place = () => {
      const room = document.documentElement
      const placed = placeTooltip(position, anchor.getBoundingClientRect(), popover.getBoundingClientRect(), {
        width: room.clientWidth,
        height: room.clientHeight,
      })
      popover.style.left = `${placed.left}px`
      popover.style.top = `${placed.top}px`
      popover.dataset.side = placed.position
    }
    const hide = () => {
      setHovered(false)
      setFocused(false)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // A dialog around the tooltip stays open: one press closes one thing.
      event.preventDefault()
      hide()
    }
    const pressElsewhere = (event: Event) => {
      if (!(event.target instanceof Node && anchor.contains(event.target))) hide()
    }

    popover.showPopover()
    place()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('scroll', place, { signal, capture: true, passive: true })
    window.addEventListener('resize', place, { signal })
    document.addEventListener('keydown', escape, { signal, capture: true })
    document.addEventListener('pointerdown', pressElsewhere, { signal })
    return () => {
      listening.abort()
      popover.hidePopover()
    }
  }, [visible, position, text])

  return (
    <Anchor
      onPointerEnter={(event: PointerEvent) => setHovered(event.pointerType !== 'touch')}
      onPointerLeave={(event: PointerEvent) => event.pointerType !== 'touch' && setHovered(false)}
      onPointerUp={(event: PointerEvent) => event.pointerType === 'touch' && setHovered(true)}
      onFocus={(event: FocusEvent) => setFocused(event.target.matches(':focus-visible'))}
      onBlur={() => setFocused(false)}
      {...rest}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <Tip ref={tip} id={id} role="tooltip" popover="manual" data-position={position}>
        <Bubble>{text}</Bubble>
      </Tip>
    </Anchor>
  )
}

const Anchor = styled.span`
  display: inline-block;
`

/** The distance to the element is padding, so that the pointer can cross it without leaving the tooltip. */
const Tip = styled.span`
  position: fixed;
  inset: auto;
  box-sizing: border-box;
  width: max-content;
  max-width: min(18rem, 100vw);
  margin: 0;
  padding: 0.5rem;
  border: 0;
  background: none;
  overflow: visible;

  &:popover-open {
    animation: ${enter} 0.18s ease-out;
  }

  &[data-side='top'] {
    --tooltip-x: 0;
    --tooltip-y: 0.375rem;
  }

  &[data-side='bottom'] {
    --tooltip-x: 0;
    --tooltip-y: -0.375rem;
  }

  &[data-side='left'] {
    --tooltip-x: 0.375rem;
    --tooltip-y: 0;
  }

  &[data-side='right'] {
    --tooltip-x: -0.375rem;
    --tooltip-y: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    &:popover-open {
      animation: none;
    }
  }
`

const Bubble = styled.span`
  ${flatGlass.thick}
  border-radius: var(--glass-radius, 0.75rem);
  display: block;
  padding: 0.4375rem 0.75rem;
  font-size: 0.9375rem;
  font-weight: 500;
  line-height: 1.4;
  text-align: center;
`
