'use client'

import { css, keyframes } from '@emotion/react'
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { flatGlass, insetFocusRing, pressed, styled, type GlassStyle } from '../glass/glass'
import { composeHandlers, composeKeyHandlers } from '../shared/compose'
import { Cross } from '../shared/cross'
import { placeOf, takesFocus } from '../shared/focus'
import { inRange } from '../shared/in-range'
import { kindColors } from '../shared/kinds'
import { useCountdown } from './use-countdown'
import type { ToastAction, Toaster, ToastId, ToastKind } from './use-toaster'

const enter = keyframes`
  from {
    transform: translateX(var(--toast-way, 110%));
  }
`

const turn = keyframes`
  to {
    transform: rotate(1turn);
  }
`

const runOut = keyframes`
  to {
    transform: scaleX(0);
  }
`

export interface ToastProps extends Omit<ComponentProps<'article'>, 'id'> {
  /** The number or string that identifies the toast in the toaster's list. */
  id: ToastId
  /** The event in two or three words. */
  title: string
  /** The explanation, in a sentence. */
  message: string
  /** How assistive technology announces the toast: `status` when it is idle, `alert` at once, as for an error. */
  kind?: ToastKind | undefined
  /**
   * A button that closes the toast, such as Undo: its `text`, and what is called `onClick`. Offer the same elsewhere, too:
   * the toast disappears.
   */
  action?: ToastAction | undefined
  /** Whether it tells of work that goes on. It stays until it is closed or is no longer pending. */
  pending?: boolean | undefined
  /** How long the toast stays, in ms, not counting pauses. With `Infinity`, it stays until it is closed. */
  autoDismiss?: number | undefined
  /** The accessible name of the close button. */
  closeLabel?: string | undefined
  /** The toaster that holds the toast, as `useToaster()` returns it. */
  toaster: Pick<Toaster, 'drop' | 'keep' | 'paused' | 'hold' | 'release' | 'opener'>
}

/** The duration of the closing animation, in ms. */
const closing = 400

type Phase = 'shown' | 'hiding' | 'gone'

/**
 * A glass toast in a `<ToastStack>`. It disappears after `autoDismiss` ms or when it is closed. While one toast of the
 * list is hovered or has focus, or the page is hidden, all of them wait.
 */
export function Toast({
  id,
  title,
  message,
  kind = 'status',
  action,
  pending = false,
  autoDismiss = 9000,
  closeLabel = `Close ${title}`,
  toaster,
  onPointerEnter,
  onPointerMove,
  onPointerLeave,
  onFocus,
  onBlur,
  className,
  ...rest
}: ToastProps) {
  const label = useId()
  const line = useRef<HTMLDivElement>(null)
  const [phase, setPhase] = useState<Phase>('shown')
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const { paused, hold, release, keep, drop } = toaster
  const visible = pending ? Infinity : inRange(autoDismiss, 0, Infinity, 9000)
  const [wasPending, setWasPending] = useState(pending)
  if (wasPending !== pending) {
    setWasPending(pending)
    // What has become of the work is shown, also to who closed the toast before.
    setPhase('shown')
  }

  const phases: Record<Phase, { lasts: number; end: () => void }> = {
    shown: { lasts: visible, end: () => setPhase('hiding') },
    hiding: { lasts: closing, end: () => setPhase('gone') },
    gone: { lasts: Math.max(0, keep - visible - closing), end: () => drop(id) },
  }
  useCountdown(phase, phases[phase].lasts, phase !== 'shown' || !paused, line, phases[phase].end)

  const read = phase === 'shown' && (hovered || focused)
  useLayoutEffect(() => {
    if (!read) return
    hold(id)
    return () => release(id)
  }, [read, id, hold, release])

  if (phase === 'gone') return null

  const close = (button: HTMLElement, byKeyboard: boolean) => {
    passFocusOn(button, byKeyboard, toaster)
    setPhase('hiding')
  }
  const act = ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
    close(currentTarget, detail === 0)
    action?.onClick()
  }
  const escape = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key !== 'Escape') return
    // A dialog around the toast stays open.
    event.preventDefault()
    close(event.currentTarget, true)
  }
  const time: GlassStyle = { '--toast-time': `${visible}ms` }
  return (
    <Root
      className={className}
      aria-labelledby={rest['aria-label'] ? undefined : label}
      {...rest}
      data-kind={kind}
      data-pending={pending || undefined}
      data-phase={phase}
      data-paused={paused}
      onPointerEnter={composeHandlers(onPointerEnter, () => setHovered(true))}
      // When a toast above disappears, the pointer can be over this one without a `pointerenter` event.
      onPointerMove={composeHandlers(onPointerMove, () => setHovered(true))}
      onPointerLeave={composeHandlers(onPointerLeave, () => setHovered(false))}
      onFocus={composeHandlers(onFocus, () => setFocused(true))}
      onBlur={composeHandlers(onBlur, () => setFocused(false))}
    >
      {/* The stack is a polite live region. An alert inside it is announced at once instead. */}
      <Texts role={kind === 'alert' ? 'alert' : undefined}>
        <Title id={label}>{title}</Title>
        <Message>{message}</Message>
      </Texts>
      {action && (
        <Action type="button" onClick={act} onKeyDown={composeKeyHandlers(undefined, escape)}>
          {action.text}
        </Action>
      )}
      <Close
        type="button"
        aria-label={closeLabel}
        onClick={(event) => close(event.currentTarget, event.detail === 0)}
        onKeyDown={composeKeyHandlers(undefined, escape)}
      >
        <Cross size={18} />
      </Close>
      {visible !== Infinity && <Timer ref={line} style={time} />}
    </Root>
  )
}

/**
 * Moves focus from a closing toast to the next one, or from the last one back to where it was, or else to what is nearest.
 */
function passFocusOn(button: HTMLElement, byKeyboard: boolean, { opener }: Pick<Toaster, 'opener'>): void {
  if (button !== document.activeElement) return
  const stack = button.closest<HTMLElement>('[popover]') ?? button
  const toasts = byKeyboard ? stack.querySelectorAll<HTMLElement>('[data-phase=shown] button') : []
  const targets = [...toasts, opener.current, ...placeOf(stack).others]
  targets.some(
    (one) =>
      one instanceof HTMLElement &&
      one.parentElement !== button.parentElement &&
      takesFocus(one, { preventScroll: true }),
  )
}

const Root = styled.article`
  ${flatGlass.thick}
  --_kind: ${kindColors.success};
  border-radius: var(--glass-radius, 1.25rem);
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  width: 100%;
  max-width: 30rem;
  padding: 0.875rem 0.875rem 1.25rem 1.25rem;
  pointer-events: auto;
  animation: ${enter} 0.45s cubic-bezier(0.2, 0.9, 0.3, 1);
  transition: transform 0.4s ease-in;

  &[data-kind='alert'] {
    --_kind: ${kindColors.error};
  }

  &[data-phase='hiding'] {
    transform: translateX(var(--toast-way, 110%));
  }

  /* A dot in the color of its kind: a border, so that forced colors show it. */
  &::before {
    content: '';
    flex: none;
    margin-top: 0.4375rem;
    border: 0.3125rem solid var(--_kind);
    border-radius: 50%;
    box-shadow: 0 0 0 0.25rem rgb(from var(--_kind) r g b / 0.2);
  }

  /* A ring that turns. */
  &[data-pending]::before {
    width: 0.5rem;
    height: 0.5rem;
    margin: 0.3125rem -0.0625rem 0;
    border-width: 0.125rem;
    border-block-start-color: transparent;
    box-shadow: none;
    animation: ${turn} 0.9s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &,
    &[data-pending]::before {
      animation: none;
      transition: none;
    }
  }
`

const Texts = styled.div`
  flex: 1;
  min-width: 0;
`

const Title = styled.p`
  margin: 0;
  font-weight: 700;
  line-height: 1.4;
`

const Message = styled.p`
  margin: 0.125rem 0 0;
  font-size: 0.9375rem;
  line-height: 1.45;
`

const control = css`
  flex: none;
  height: 2rem;
  border: 1px solid var(--_line);
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    background: var(--_hover);
  }

  &:active {
    ${pressed}
  }

  &:focus-visible {
    ${insetFocusRing}
  }
`

const Action = styled.button`
  ${control}
  padding: 0 0.875rem;
  border-radius: 999px;
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 600;
`

const Close = styled.button`
  ${control}
  display: grid;
  place-items: center;
  width: 2rem;
  padding: 0;
  border-radius: 50%;
`

/**
 * The remaining time, as a line between the corners that gets shorter. It stops while the toasts wait. It is a border, so
 * that forced colors show it.
 */
const Timer = styled.div`
  position: absolute;
  inset: auto 1.25rem 0.5rem;
  border-top: 3px solid var(--_kind);
  border-radius: 999px;
  transform-origin: left;
  animation: ${runOut} var(--toast-time) linear forwards;

  [data-paused='true'] > & {
    animation-play-state: paused;
  }

  @media (prefers-reduced-motion: reduce) {
    display: none;
  }
`
