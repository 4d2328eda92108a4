'use client'

import { useId, type ComponentProps, type ReactNode } from 'react'
import type { GlassStyle } from '../glass/glass'
import { levels } from '../glass/levels'
import { Cross } from '../shared/cross'
import type { InitialFocus } from '../shared/dialog-focus'
import { headingOf, type HeadingLevel } from '../shared/heading'
import { inRange } from '../shared/in-range'
import { useControllable } from '../shared/use-controllable'
import { useModalDialog } from '../shared/use-modal-dialog'
import type { DrawerSide } from './drag'
import {
  Actions,
  Body,
  Close,
  Content,
  Description,
  Grip,
  Header,
  Heading,
  Main,
  Pane,
  Root,
} from './drawer.styles'
import { useDragToClose } from './use-drag-to-close'

export interface DrawerProps extends Omit<ComponentProps<'dialog'>, 'style'> {
  /** The heading, which is also the accessible name of the drawer. */
  heading: ReactNode
  /** The level of the heading. */
  headingLevel?: HeadingLevel | undefined
  /** A text below the heading, which also describes the drawer. */
  description?: ReactNode | undefined
  /** The content below the heading. */
  children?: ReactNode | undefined
  /** Buttons at the end of the drawer. */
  actions?: ReactNode | undefined
  /** The side of the window that the drawer is on. `start` and `end` follow the direction of the text. */
  side?: DrawerSide | undefined
  /** The color of the glass: any CSS color. Without `textColor`, text is black or white, whichever contrasts more. */
  tint?: string | undefined
  /** The color of the text: any CSS color. */
  textColor?: string | undefined
  /** The opacity of the glass, from 0 (clear) to 1 (solid). Without it, that of thick glass around it. */
  opacity?: number | undefined
  /** Whether the drawer is open. Without it, the drawer is uncontrolled. */
  open?: boolean | undefined
  /** Whether the drawer is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined
  /**
   * Called with `false` when the visitor closes the drawer, and with the value of the button if that submits a
   * `<form method="dialog">`. Otherwise the value is `''`.
   */
  onOpenChange?: ((open: boolean, returnValue: string) => void) | undefined
  /** The accessible name of the close button. */
  closeLabel?: string | undefined
  /**
   * What has focus first when the drawer opens: a ref to it, or a function that returns it. Without it, the close button.
   */
  initialFocus?: InitialFocus | undefined
  /** Inline styles of the pane, with the properties of the glass. */
  style?: GlassStyle | undefined
}

/**
 * A glass drawer at a side of the window. It is a native modal `<dialog>` in the top layer. The page behind it is inert and
 * does not scroll; the drawer does if it is too long. Escape, a press outside, the close button, or dragging it towards its side closes it.
 */
export function Drawer({
  heading,
  headingLevel = 2,
  description,
  children,
  actions,
  side = 'end',
  tint,
  textColor,
  opacity,
  open,
  defaultOpen = false,
  onOpenChange,
  closeLabel = 'Close',
  initialFocus,
  className,
  style,
  ...rest
}: DrawerProps) {
  const id = useId()
  const Level = headingOf(headingLevel) ?? 'h2'
  // A `<p>` has no lists or paragraphs in it.
  const Text = typeof description === 'string' ? 'p' : 'div'
  const [isOpen, setOpen] = useControllable(open, defaultOpen, undefined)
  const close = (returnValue = '') => {
    setOpen(false)
    onOpenChange?.(false, returnValue)
  }
  const look: GlassStyle = {
    // Glass around it changes both or neither.
    ...((tint ?? textColor) !== undefined && {
      '--glass-tint': tint ?? 'initial',
      '--glass-foreground': textColor ?? 'initial',
    }),
    ...(opacity !== undefined && {
      '--glass-thick-tint-opacity': inRange(opacity, 0, 1, levels.thick.opacity),
    }),
    ...style,
  }
  const draggable = useDragToClose(isOpen, side, close, rest)
  const [dialog, start] = useModalDialog(isOpen, close, initialFocus, draggable)
  return (
    <Root
      className={className}
      aria-labelledby={rest['aria-label'] ? undefined : `${id}-heading`}
      aria-describedby={description === undefined ? undefined : `${id}-text`}
      style={look}
      {...dialog}
      data-side={side}
      data-tinted={tint !== undefined && textColor === undefined}
    >
      <Pane>
        <Grip ref={start} aria-hidden="true" data-handle />
        <Main>
          <Content>
            <Header data-handle>
              <Heading as={Level} id={`${id}-heading`}>
                {heading}
              </Heading>
              <Close type="button" aria-label={closeLabel} onClick={() => close()}>
                <Cross size={20} />
              </Close>
            </Header>
            {description !== undefined && (
              <Description as={Text} id={`${id}-text`}>
                {description}
              </Description>
            )}
            {children !== undefined && <Body>{children}</Body>}
          </Content>
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Main>
      </Pane>
    </Root>
  )
}
