'use client'

import { useId, type ComponentProps, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { composeHandlers, composeKeyHandlers, useMergedRef } from '../shared/compose'
import { keepFocusNear } from '../shared/keep-focus-near'
import { hasModifier } from '../shared/opens-elsewhere'
import { Rendered, type ElementRender } from '../shared/render'
import { Action, Actions, Item, Label, Plus, Root } from './speed-dial.styles'
import { actionsIn, useDisclosure } from './use-disclosure'

/** An action of a speed dial. */
export interface SpeedDialAction {
  /** The icon of the button. */
  readonly icon: ReactNode
  /** The accessible name of the button, shown beside it: in a row, while it is hovered, focused or pressed. */
  readonly label: string
  /** A string that no other action in the list has. */
  readonly key: string
  /** Called when the action is pressed. A link needs none. */
  readonly action?: (() => void) | undefined
  /** An element in place of the `<button>`, such as a router's link, or a function that returns one. */
  readonly render?: ReactElement | ElementRender | undefined
}

export interface SpeedDialProps extends ComponentProps<'div'> {
  /** The direction in which the actions open, seen from the plus button; `left` is left in any language. */
  direction?: 'up' | 'down' | 'left' | 'right' | undefined
  /** The actions, the one next to the plus button first. Each has an icon, a label, a key, and an action or a link. */
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
    const { currentTarget } = event
    const stops = [currentTarget.querySelector('button'), ...actionsIn(currentTarget.querySelector('ul'))]
    const here = stops.findIndex((known) => known === document.activeElement)
    stops[Math.max(0, here + step)]?.focus()
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
            <Action as={Rendered} aria-label={item.label} onClick={item.action} {...elementOf(item)}>
              {item.icon}
            </Action>
            <Label aria-hidden="true">{item.label}</Label>
          </Item>
        ))}
      </Actions>
    </Root>
  )
}

const elementOf = ({ render }: SpeedDialAction) => ({
  tag: 'button' as const,
  native: { type: 'button' },
  render,
})

/** The place of an action, and how far along the row it is: 0 next to the plus button, 1 at the end. */
const placeAt = (index: number, count: number): GlassStyle => ({
  '--speed-dial-place': index,
  '--speed-dial-way': count > 1 ? index / (count - 1) : 0.5,
})
