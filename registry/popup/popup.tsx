'use client'

import { keyframes } from '@emotion/react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { focusRing, glass, pressed, styled, type GlassStyle } from '../glass/glass'
import { headingOf, type HeadingLevel } from '../shared/heading'
import { inRange, px } from '../shared/in-range'
import { useControllable } from '../shared/use-controllable'
import type { InitialFocus } from '../shared/dialog-focus'
import { useGrowth } from '../shared/use-growth'
import { useModalDialog } from '../shared/use-modal-dialog'

const grow = keyframes`
  from {
    transform: scale(0.3);
  }
`

const fade = keyframes`
  from {
    opacity: 0;
  }
`

export interface PopupProps extends ComponentProps<'dialog'> {
  /**
   * Whether the popup is open; the same as `open`. Without either, the popup is uncontrolled.
   * @default false
   */
  isOpen?: boolean | undefined
  /** Called when the visitor presses the close button, the backdrop or Escape. Set `isOpen` to false in response. */
  onClose?: (() => void) | undefined
  /** Whether the popup is open. */
  open?: boolean | undefined
  /** Whether the popup is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined
  /**
   * Called with `false` when the visitor closes the popup, and with the value of the button if that submits a
   * `<form method="dialog">`. Otherwise the value is `''`.
   */
  onOpenChange?: ((open: boolean, returnValue: string) => void) | undefined
  /** The color of the glass: any CSS color. */
  bg?: string | undefined
  /** The color of the heading and the text: any CSS color. */
  textColor?: string | undefined
  /** The color of the border: any CSS color. */
  borderColor?: string | undefined
  /** The color of the close button: any CSS color. Its label contrasts with it. */
  buttonBg?: string | undefined
  /** The opacity of the glass, from 0 (clear) to 1 (solid). */
  opacity?: number | undefined
  /** The radius of the blur behind the glass, in px. */
  blur?: number | undefined
  /** The heading, which is also the accessible name of the popup. */
  heading?: ReactNode | undefined
  /** The level of the heading. */
  headingLevel?: HeadingLevel | undefined
  /** A text below the heading, which also describes the popup. */
  description?: ReactNode | undefined
  /** Other buttons, before the close button. */
  actions?: ReactNode | undefined
  /** The label of the close button. */
  closeLabel?: string | undefined
  /**
   * What has focus first when the popup opens: a ref to it, or a function that returns it. Without it, the control with
   * `autoFocus`, the first one, or the heading if that one is too far down.
   */
  initialFocus?: InitialFocus | undefined
  /** The content below the heading. */
  children?: ReactNode | undefined
}

/**
 * A glass popup over the page. It is a native modal `<dialog>` in the top layer. The page behind it is inert and does
 * not scroll. Focus moves into the popup, stays there, and then returns to where it was.
 */
export function Popup({
  isOpen,
  onClose,
  open = isOpen,
  defaultOpen = false,
  onOpenChange,
  bg = '#ffffff',
  textColor = '#000000',
  borderColor = '#000000',
  buttonBg = '#4a90e2',
  opacity = 0.5,
  blur = 5,
  heading = 'Popup',
  headingLevel = 2,
  description,
  actions,
  closeLabel = 'Close',
  initialFocus,
  className,
  style,
  children,
  ...rest
}: PopupProps) {
  const id = useId()
  const Level = headingOf(headingLevel) ?? 'h2'
  const [shown, setShown] = useControllable(open, defaultOpen, undefined)
  const close = (returnValue = '') => {
    setShown(false)
    onOpenChange?.(false, returnValue)
    onClose?.()
  }
  const [dialog, start] = useModalDialog(shown, close, initialFocus, useGrowth(shown, rest))
  const look: GlassStyle = {
    '--glass-tint': bg,
    '--glass-thick-tint-opacity': inRange(opacity, 0, 1, 0.5),
    '--glass-thick-blur': px(blur, 5),
    '--glass-foreground': textColor,
    '--glass-border': borderColor,
    '--popup-button': buttonBg,
    ...style,
  }
  const button = (
    <Close type="button" onClick={() => close()}>
      {closeLabel}
    </Close>
  )
  return (
    <Root
      className={className}
      aria-labelledby={rest['aria-label'] ? undefined : id}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
      style={look}
      {...dialog}
    >
      <Content>
        <Heading as={Level} id={id} ref={start}>
          {heading}
        </Heading>
        {description !== undefined && <div id={`${id}-text`}>{description}</div>}
        <Body>{children}</Body>
        {actions === undefined ? (
          button
        ) : (
          <Actions>
            <Body>{actions}</Body>
            {button}
          </Actions>
        )}
      </Content>
    </Root>
  )
}

/** Its own background, below the glass, makes the text readable over any page, so that the veil around it can be light. */
const Root = styled.dialog`
  ${glass.thick}
  width: min(26rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  border: 0;
  background: color-mix(in srgb, var(--_tint) 32%, transparent);
  /* The shadow is outside the dialog. */
  overflow: visible;
  text-align: center;
  overscroll-behavior: contain;

  &[open] {
    display: grid;
    animation: ${grow} 0.3s cubic-bezier(0.2, 0.9, 0.3, 1.2);
  }

  &::backdrop {
    background: rgb(from var(--_shade) r g b / 0.16);
    animation: ${fade} 0.3s;
  }

  @media (prefers-reduced-motion: reduce) {
    &[open],
    &::backdrop {
      animation: none;
    }
  }
`

const Content = styled.div`
  display: grid;
  grid-auto-rows: max-content;
  justify-items: center;
  gap: 0.75rem;
  max-height: inherit;
  padding: 2rem 1.75rem 1.75rem;
  border-radius: inherit;
  overflow-y: auto;
  line-height: 1.55;
`

const Heading = styled.h2`
  margin: 0;
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1.25;

  &:focus-visible {
    ${focusRing}
  }
`

/** Holds the children apart from the button, so that a text can change on a page that a browser translates. */
const Body = styled.div`
  display: contents;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: center;
  gap: 0.75rem;
`

const Close = styled.button`
  min-height: 2.75rem;
  margin-top: 0.75rem;
  padding: 0.5rem 1.75rem;
  border: 1px solid var(--_line);
  border-radius: 0.875rem;
  background: var(--popup-button);
  color: #000000;
  /* Black on a light button, white on a dark one. At a lightness of 49.44, both have the same contrast. */
  color: lch(from var(--popup-button) calc((49.44 - l) * infinity) 0 0 / 1);
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  &:hover {
    filter: brightness(1.08);
  }

  &:active {
    ${pressed}
  }

  &:focus-visible {
    ${focusRing}
  }
`
