'use client'

import { useId, type ComponentProps, type CSSProperties, type ReactElement, type SyntheticEvent } from 'react'
import { mergeIds } from '../shared/compose'
import { Rendered, withState, type Render } from '../shared/render'

/** The state that `render` can depend on. */
export interface ButtonState {
  /** Whether it is disabled. */
  disabled: boolean
  /** Whether it is pending. */
  pending: boolean
}

/** A function that returns what takes the place of the `<button>`. */
export type ButtonRender = Render<ButtonState>

interface ButtonElementProps extends ComponentProps<'button'> {
  pending: boolean | undefined
  pendingLabel: string
  render: ReactElement | ButtonRender | undefined
}

/**
 * The element of a button, with what needs a script: it may be pending, or no `<button>`. It is one component for all of
 * them, so that a button that becomes pending keeps its focus.
 */
export function ButtonElement({
  pending,
  pendingLabel,
  render,
  type,
  disabled = false,
  ...rest
}: ButtonElementProps) {
  const status = useId()
  const isPending = pending === true && !disabled
  // An element that is no `<button>` cannot be disabled by the browser.
  const state = isPending ? 'pending' : disabled && render !== undefined ? 'disabled' : undefined
  return (
    <>
      <Rendered
        {...rest}
        tag="button"
        native={{ type, disabled }}
        render={withState(render, { disabled, pending: isPending })}
        data-rendered={render !== undefined || undefined}
        aria-describedby={mergeIds(rest['aria-describedby'], isPending ? status : undefined)}
        {...(state !== undefined && { ...inactive, 'data-state': state })}
      />
      {pending !== undefined && (
        <span id={status} role="status" style={heard}>
          {isPending && pendingLabel}
        </span>
      )}
    </>
  )
}

/** Keeps an event from everything: from handlers, from links and from forms. */
function refuse(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}

/** What an element does not do by itself while it can be focused, but not used. The middle button opens links, too. */
const inactive = { 'aria-disabled': true, onClickCapture: refuse, onAuxClickCapture: refuse }

/** It is heard, not seen. */
const heard: CSSProperties = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
}
