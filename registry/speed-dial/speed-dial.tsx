'use client'

import { useId, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import { flatGlass, focusRing, glass, hovered, styled, type GlassStyle } from '../glass/glass'
import { composeHandlers, composeKeyHandlers, useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { hasModifier } from '../shared/opens-elsewhere'
import { useDisclosure } from './use-disclosure'

/** An action of a speed dial. */
export interface SpeedDialAction {
  /** The icon of the button. */
  readonly icon: ReactNode
  /** The accessible name of the button, shown beside it while it is hovered or focused. */
  readonly label: string
  /** A string that no other action in the list has. */
  readonly key: string
  /** Called when the button is pressed. */
  readonly action: () => void
}

export interface SpeedDialProps extends ComponentProps<'div'> {
  /** The direction in which the actions open, seen from the plus button; `left` is left in any language. */
  direction?: 'up' | 'down' | 'left' | 'right' | undefined
  /** The actions, the one next to the plus button first. Each has an icon, a label, a key and an action. */
  actionButtons: readonly SpeedDialAction[]
  /** The accessible name of the plus button. */
  label?: string | undefined
  /** Whether the dial is open. Without it, the dial is uncontrolled. */
  open?: boolean | undefined
  /** Whether the dial is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined
  /** Called with whether the dial should be open, when the visitor opens or closes it. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

type Direction = NonNullable<SpeedDialProps['direction']>

/** The arrow keys that move focus away from the plus button and back to it. */
const arrows: Readonly<Record<Direction, readonly [away: string, back: string]>> = {
  up: ['ArrowUp', 'ArrowDown'],
  down: ['ArrowDown', 'ArrowUp'],
  left: ['ArrowLeft', 'ArrowRight'],
  right: ['ArrowRight', 'ArrowLeft'],
}

/**
 * A glass plus button that opens a row of actions while it is hovered or has keyboard focus, or when it is tapped. The
 * actions keep their space in the layout, so that opening moves nothing.
 */
export function SpeedDial({
  direction = 'right',
  actionButtons,
  label = 'Actions',
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  onPointerLeave,
  onBlur,
  onKeyDown,
  ref,
  className,
  ...rest
}: SpeedDialProps) {
  const id = useId()
  const { open, root, button, list, onRoot, onButton } = useDisclosure({
    open: controlled,
    defaultOpen,
    onOpenChange,
  })

  const merged = useMergedRef(useMergedRef(ref, root), keepFocusNear)

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const [away, back] = arrows[direction]
    const step = event.key === away ? 1 : event.key === back ? -1 : 0
    // With Alt or Command, some arrow keys lead back or forward in the browser.
    if (step === 0 || !open || hasModifier(event)) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const here = buttons.findIndex((known) => known === document.activeElement)
    buttons[Math.max(0, here + step)]?.focus()
  }

  return (
    <Root
      className={className}
      {...rest}
      ref={merged}
      data-direction={direction}
      onPointerLeave={composeHandlers(onPointerLeave, onRoot.onPointerLeave)}
      onBlur={composeHandlers(onBlur, onRoot.onBlur)}
      onKeyDown={composeKeyHandlers(onKeyDown, move)}
    >
      <Plus
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        {...onButton}
      >
        <svg viewBox="0 0 24 24" width={26} height={26} aria-hidden="true">
          <path d="M12 5v14M5 12h14" stroke="currentColor" strokeWidth={2.25} strokeLinecap="round" />
        </svg>
      </Plus>
      <Actions ref={list} id={id} data-open={open}>
        {actionButtons.map((item, index) => (
          <Item key={index} style={placeAt(index, actionButtons.length)}>
            <Action type="button" aria-label={item.label} onClick={item.action}>
              {item.icon}
            </Action>
            <Label aria-hidden="true">{item.label}</Label>
          </Item>
        ))}
      </Actions>
    </Root>
  )
}

/** The place of an action, and how far along the row it is: 0 next to the plus button, 1 at the end. */
const placeAt = (index: number, count: number): GlassStyle => ({
  '--speed-dial-place': index,
  '--speed-dial-way': count > 1 ? index / (count - 1) : 0.5,
})

/** The directions are physical: they do not depend on the direction of the text. */
const Root = styled.div`
  direction: ltr;
  display: inline-flex;
  align-items: center;
  pointer-events: none;

  &[data-direction='left'] {
    flex-direction: row-reverse;
  }

  &[data-direction='up'] {
    flex-direction: column-reverse;
  }

  &[data-direction='down'] {
    flex-direction: column;
  }
`

const Plus = styled.button`
  ${glass.regular}
  border: 0;
  border-radius: 50%;
  background: none;
  position: relative;
  z-index: 1;
  display: grid;
  flex: none;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  padding: 0;
  font: inherit;
  cursor: pointer;
  pointer-events: auto;

  & > svg {
    transition: transform 0.25s;
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(45deg);
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (prefers-reduced-motion: reduce) {
    & > svg {
      transition: none;
    }
  }
`

/** The padding bridges the gap to the plus button, so that the pointer does not leave the dial on its way. */
const Actions = styled.ul`
  position: relative;
  display: flex;
  flex-direction: inherit;
  gap: min(0.625rem, 1.5vw);
  margin: 0;
  padding: min(0.75rem, 2vw);
  list-style: none;
  visibility: hidden;
  transition: visibility 0s 0.3s;

  &[data-open='true'] {
    visibility: visible;
    pointer-events: auto;
    transition-delay: 0s;
  }

  [data-direction='left'] > &,
  [data-direction='right'] > & {
    padding-block: 0;
  }

  [data-direction='up'] > &,
  [data-direction='down'] > & {
    padding-inline: 0;
  }
`

const Item = styled.li`
  --_way: var(--speed-dial-way);
  transform: scale(0);
  /* The actions open one after another. */
  transition: transform 0.25s cubic-bezier(0.3, 1.4, 0.6, 1) calc(var(--speed-dial-place) * 40ms);

  [data-open='true'] > & {
    transform: none;
  }

  [data-direction='left'] & {
    --_way: calc(1 - var(--speed-dial-way));
  }

  [data-direction='up'] &,
  [data-direction='down'] & {
    position: relative;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

const Action = styled.button`
  ${glass.regular}
  position: relative;
  border: 0;
  border-radius: 50%;
  background: none;
  display: grid;
  place-items: center;
  /* Four actions fit beside the plus button in a 320 px window. */
  width: clamp(2.5rem, 13vw, 3rem);
  height: clamp(2.5rem, 13vw, 3rem);
  padding: 0;
  font: inherit;
  cursor: pointer;

  &:hover {
    ${hovered}
  }

  &:focus-visible {
    ${focusRing}
  }
`

const Label = styled.span`
  ${flatGlass.thick}
  position: absolute;
  z-index: 1;
  padding: 0.1875rem 0.5625rem;
  border-radius: var(--glass-radius, 0.5rem);
  font-size: 0.875rem;
  font-weight: 600;
  line-height: 1.4;
  width: max-content;
  unicode-bidi: plaintext;
  pointer-events: none;
  visibility: hidden;

  /* Above the row, and never longer: the first label begins with the row, and the last one ends with it. */
  [data-direction='left'] &,
  [data-direction='right'] & {
    bottom: calc(100% + 0.375rem);
    left: calc(100% * var(--_way));
    max-width: max(100%, 7rem);
    transform: translateX(calc(-100% * var(--_way)));
  }

  [data-direction='up'] &,
  [data-direction='down'] & {
    left: calc(100% + 0.5rem);
    top: 50%;
    max-width: min(12rem, 40vw);
    transform: translateY(-50%);
  }

  button:hover + &,
  button:focus-visible + & {
    visibility: inherit;
  }
`
