import styled from '@emotion/styled'
import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'

export interface ToastStackProps extends ComponentProps<'div'> {
  /** The corner of the window in which the toasts appear. */
  placement?: 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left'
  /** The toasts, newest first. */
  children?: ReactNode
}

/**
 * Shows a list of toasts in a corner of the window. It is in the top layer, so that glass around it does not move it,
 * and it is a live region from the start, so that assistive technology announces each new toast.
 */
export function ToastStack({ placement = 'bottom-right', children, ...rest }: ToastStackProps) {
  // The ref of the popover itself is left to the component that renders it.
  const region = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const popover = region.current?.parentElement
    popover?.showPopover()
    return () => popover?.hidePopover()
  }, [])

  return (
    <Root popover="manual" data-placement={placement} {...rest}>
      <Region ref={region} role="status" aria-label="Notifications" aria-atomic={false}>
        {children}
      </Region>
    </Root>
  )
}

const Root = styled.div`
  box-sizing: border-box;
  width: min(32rem, 100vw);
  max-height: 100dvh;
  margin: 0;
  padding: 1rem;
  border: 0;
  background: none;
  overflow: hidden auto;
  overscroll-behavior: contain;
  pointer-events: none;

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

const Region = styled.div`
  display: grid;
  gap: 0.75rem;
`
