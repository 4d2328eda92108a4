'use client'

import { Children, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { flatGlass, styled } from '../glass/glass'
import { keepAboveDialogs } from '../shared/above-dialogs'
import { useMergedRef } from '../shared/compose'
import { inRange } from '../shared/in-range'
import { keepFocusNear } from '../shared/keep-focus-near'
import { useKeptFocus } from '../shared/use-kept-focus'

export interface ToastStackProps extends ComponentProps<'div'> {
  /** The corner of the window in which the toasts appear. */
  placement?: 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left' | undefined
  /** The accessible name of the list of toasts. */
  label?: string | undefined
  /**
   * The maximum number of toasts. Newer ones wait until the list drops one, so that none disappears before its time. Nobody
   * reads more than ten in the time that they stay.
   */
  limit?: number | undefined
  /**
   * The text about the toasts that wait.
   * @default (count) => `${count} more`
   */
  waitingText?: ((count: number) => string) | undefined
}

/**
 * Shows its children in a corner of the window: toasts, newest first, and how many wait. It is in the top layer, so that glass around it
 * does not move it, and above modal dialogs. It is a live region from the start, so that assistive technology announces
 * each new toast.
 */
export function ToastStack({
  placement = 'bottom-right',
  label = 'Notifications',
  limit = 10,
  waitingText = (count) => `${count} more`,
  ref,
  children,
  className,
  ...rest
}: ToastStackProps) {
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLDivElement>(null)
  const follow = useRef(() => {})
  const root = useMergedRef(useMergedRef(ref, region), keepFocusNear)
  const all = Children.toArray(children)
  const shown = all.slice(-Math.ceil(inRange(limit, 1, Infinity, 10)))
  const waiting = all.length - shown.length

  useLayoutEffect(() => {
    let above: ReturnType<typeof keepAboveDialogs> | undefined
    const show = () => {
      if (region.current && home.current) above ??= keepAboveDialogs(region.current, home.current)
      above?.follow()
    }
    follow.current = show
    if (region.current?.hasChildNodes()) show()
    // Without toasts, show the popover after the next paint, because the browser then styles the whole page. A timer
    // that is started in a frame runs after its paint; any other timer may run before it.
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(show)
    })
    return () => {
      follow.current = () => {}
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      above?.stop()
    }
  }, [])

  // A toast before that shows the popover. In browsers whose dialogs have no toggle events, it looks for the open
  // dialog.
  useLayoutEffect(() => {
    if (region.current?.hasChildNodes()) follow.current()
  }, [children])
  useKeptFocus(region)

  return (
    <Home ref={home}>
      <Root
        className={className}
        ref={root}
        popover="manual"
        role="status"
        aria-label={label}
        aria-atomic={false}
        data-placement={placement}
        {...rest}
      >
        {/* Each toast is announced when it comes; how many still wait is not. */}
        {waiting > 0 && <Waiting aria-live="off">{waitingText(waiting)}</Waiting>}
        {shown}
      </Root>
    </Home>
  )
}

/** The place of the toasts in the page while they are inside a dialog. */
const Home = styled.div`
  display: contents;
`

const Root = styled.div`
  width: min(32rem, 100%);
  max-height: 100dvh;
  margin: 0;
  padding: 1rem;
  border: 0;
  background: none;
  overflow: hidden auto;
  overscroll-behavior: contain;
  pointer-events: none;

  &:popover-open {
    display: grid;
    gap: 0.75rem;
  }

  &[data-placement='bottom-right'] {
    inset: auto 0 0 auto;
  }

  &[data-placement='bottom-left'] {
    inset: auto auto 0 0;
    --toast-way: -110%;
  }

  &[data-placement='top-right'] {
    inset: 0 0 auto auto;
  }

  &[data-placement='top-left'] {
    inset: 0 auto auto 0;
    --toast-way: -110%;
  }
`

const Waiting = styled.p`
  ${flatGlass.thick}
  border-radius: 999px;
  justify-self: center;
  margin: 0;
  padding: 0.25rem 0.875rem;
  font-size: 0.875rem;
  font-weight: 600;
`
