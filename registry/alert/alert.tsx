'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { useMergedRef } from '../shared/compose'
import { Cross } from '../shared/cross'
import { headingOf, type HeadingLevel } from '../shared/heading'
import { keepFocusNear } from '../shared/keep-focus-near'
import { Actions, Body, Close, Heading, Icon, Kind, Main, Root, Texts } from './alert.styles'
import { keepFocusAfter } from './keep-focus-after'
import { useLateText } from './use-late-text'

export interface AlertProps extends Omit<ComponentProps<'div'>, 'style'> {
  /** What the message is about. It decides the icon, its color, and how urgently a live message is announced. */
  kind?: 'info' | 'success' | 'warning' | 'error' | undefined
  /**
   * The name of the kind, which only screen readers say, before the message.
   * @default the kind in English
   */
  kindText?: string | undefined
  /** The title above the message. */
  heading?: ReactNode | undefined
  /** The level of the title. Without it, the title is a bold text and no heading. */
  headingLevel?: HeadingLevel | undefined
  /** The message: a text, or other content such as a list. */
  children?: ReactNode | undefined
  /** Buttons or links below the message. */
  actions?: ReactNode | undefined
  /** Called when the visitor presses the close button. Stop rendering the alert in response. Without it, there is no such button. */
  onClose?: (() => void) | undefined
  /** The accessible name of the close button. */
  closeLabel?: string | undefined
  /**
   * Whether screen readers announce the message when it appears: an error or a warning at once, anything else when they are
   * idle. Set it for a message that appears after the page.
   */
  live?: boolean | undefined
  /** Inline styles of the glass. Its properties change the look: `{ '--glass-tint': '#fefcd0' }`. */
  style?: GlassStyle | undefined
}

const circle = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z'
const triangle = 'M12 4 21.5 20h-19Z'

/** What is particular to a kind. The icons also differ without color. */
const kinds = {
  info: { text: 'Information', role: 'status', shape: circle, sign: 'M12 11.5V16M12 8h.01' },
  success: { text: 'Success', role: 'status', shape: circle, sign: 'm8 12.5 2.75 2.75L16 9.5' },
  warning: { text: 'Warning', role: 'alert', shape: triangle, sign: 'M12 10.5v4M12 17.25h.01' },
  error: { text: 'Error', role: 'alert', shape: circle, sign: 'm9 9 6 6M15 9l-6 6' },
} as const

/**
 * A message in the flow of the page, on glass, with an icon of its kind. All other props are passed to its `<div>`. A message
 * that is on the page from the start is read where it is; one that appears later is announced if it is `live`.
 */
export function Alert({
  kind = 'info',
  kindText,
  heading,
  headingLevel,
  children,
  actions,
  onClose,
  closeLabel = 'Close',
  live = false,
  ref,
  className,
  ...rest
}: AlertProps) {
  const { text, role, shape, sign } = kinds[kind in kinds ? kind : 'info']
  const Title = headingOf(headingLevel) ?? 'p'
  const isShown = useLateText(live)
  return (
    <Root
      className={className}
      {...rest}
      ref={useMergedRef(useMergedRef(ref, keepFocusNear), keepFocusAfter)}
      data-kind={kind}
    >
      <Icon viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
        <path d={sign} />
      </Icon>
      <Main>
        <Texts role={live ? role : undefined} data-waiting={!isShown || undefined}>
          <Kind>{kindText ?? text}</Kind>
          {heading !== undefined && <Heading as={Title}>{heading}</Heading>}
          {children !== undefined && <Body>{children}</Body>}
        </Texts>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Main>
      {onClose && (
        <Close type="button" aria-label={closeLabel} onClick={() => onClose()}>
          <Cross size={18} />
        </Close>
      )}
    </Root>
  )
}
