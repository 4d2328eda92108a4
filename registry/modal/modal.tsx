'use client'

import { keyframes } from '@emotion/react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import {
  contrastingForeground,
  filled,
  focusRing,
  glass,
  pressed,
  styled,
  type GlassStyle,
} from '../glass/glass'
import { Cross } from '../shared/cross'
import { urlOf, type ImageSource } from '../shared/image-source'
import { headingOf, type HeadingLevel } from '../shared/heading'
import { MissingPicture } from '../shared/missing-picture'
import { useControllable } from '../shared/use-controllable'
import type { InitialFocus } from '../shared/dialog-focus'
import { useGrowth } from '../shared/use-growth'
import { useImage } from '../shared/use-image'
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

export interface ModalProps extends ComponentProps<'dialog'> {
  /** The heading, which is also the accessible name of the modal. */
  heading: ReactNode
  /** The level of the heading. */
  headingLevel?: HeadingLevel | undefined
  /** The text below the heading. It describes the modal. */
  paragraph: ReactNode
  /** Any content below the paragraph, such as a form. */
  children?: ReactNode | undefined
  /** The call to action: a button below the paragraph. */
  CTA: {
    /** The label of the button. It is black or white, whichever contrasts more. */
    text: string
    /** The color of the button: any CSS color. */
    color: string
  }
  /** Other buttons, after the call to action. */
  actions?: ReactNode | undefined
  /**
   * Called when the visitor presses the close icon, the backdrop or Escape. Stop rendering the modal in response: with
   * `unmount` and without `open`, it is open as long as it is rendered.
   */
  unmount?: (() => void) | undefined
  /** Whether the modal is open. Without it and without `unmount`, the modal is uncontrolled. */
  open?: boolean | undefined
  /** Whether the modal is open initially, when uncontrolled. */
  defaultOpen?: boolean | undefined
  /**
   * Called with `false` when the visitor closes the modal, and with the value of the button if that submits a
   * `<form method="dialog">`. Otherwise the value is `''`.
   */
  onOpenChange?: ((open: boolean, returnValue: string) => void) | undefined
  /**
   * The color of the glass: any CSS color, preferably translucent. Text is black or white, whichever contrasts more.
   */
  bgColor?: string | undefined
  /** A picture above the heading, shown with an aspect ratio of 2 to 1: a URL or an import. */
  imageUrl?: ImageSource | undefined
  /**
   * The alternative text of the picture, shown if the picture cannot be loaded. Leave it empty if the picture is
   * decorative.
   */
  imageAlt?: string | undefined
  /** Called when the call to action is pressed. Without it, pressing the call to action closes the modal. */
  onCtaClick?: (() => void) | undefined
  /** The accessible name of the close icon. */
  closeLabel?: string | undefined
  /**
   * What has focus first when the modal opens: a ref to it, or a function that returns it. Without it, focus is on what
   * has `autoFocus`, or else on the close icon.
   */
  initialFocus?: InitialFocus | undefined
}

/**
 * A glass modal. It is a native modal `<dialog>` in the top layer. The page behind it is inert and does not scroll.
 * Focus moves into the modal, stays there, and then returns to where it was.
 */
export function Modal({
  heading,
  headingLevel = 2,
  paragraph,
  CTA,
  unmount,
  open,
  defaultOpen = true,
  onOpenChange,
  bgColor = 'rgba(26, 16, 62, 0.6)',
  imageUrl,
  imageAlt = '',
  onCtaClick,
  closeLabel = 'Close',
  initialFocus,
  actions,
  children,
  className,
  style,
  ...rest
}: ModalProps) {
  const id = useId()
  const Level = headingOf(headingLevel) ?? 'h2'
  // A `<p>` has no lists or paragraphs in it.
  const Text = typeof paragraph === 'string' ? 'p' : 'div'
  const [isOpen, setOpen] = useControllable(open ?? (unmount ? true : undefined), defaultOpen, undefined)
  const close = (returnValue = '') => {
    setOpen(false)
    onOpenChange?.(false, returnValue)
    unmount?.()
  }
  const picture = urlOf(imageUrl)
  const image = useImage(picture)
  const isMissing = picture !== undefined && image === undefined && imageAlt !== ''
  const [dialog, start] = useModalDialog(isOpen, close, initialFocus, useGrowth(isOpen, rest))
  const look: GlassStyle = {
    '--glass-tint': bgColor,
    '--glass-thick-tint-opacity': 1,
    // Text that contrasts with this tint, regardless of the glass around it.
    '--glass-foreground': 'initial',
    '--modal-cta': CTA.color,
    ...style,
  }
  const action = (
    <Action type="button" onClick={onCtaClick ?? (() => close())}>
      {CTA.text}
    </Action>
  )
  return (
    <Root
      className={className}
      aria-labelledby={rest['aria-label'] ? undefined : `${id}-heading`}
      aria-describedby={`${id}-text`}
      style={look}
      {...dialog}
    >
      <Content>
        <Close ref={start} type="button" aria-label={closeLabel} onClick={() => close()}>
          <Cross size={20} />
        </Close>
        {image && <Picture {...image} alt={imageAlt} width={640} height={320} />}
        {isMissing && <MissingPicture style={missingPicture}>{imageAlt}</MissingPicture>}
        <Texts>
          <Heading as={Level} id={`${id}-heading`}>
            {heading}
          </Heading>
          <Paragraph as={Text} id={`${id}-text`}>
            {paragraph}
          </Paragraph>
          {children !== undefined && <Body>{children}</Body>}
          {actions === undefined ? (
            action
          ) : (
            <Actions>
              {action}
              <Others>{actions}</Others>
            </Actions>
          )}
        </Texts>
      </Content>
    </Root>
  )
}

/** The backdrop takes the color of the glass, so that the text is readable over any page. */
const Root = styled.dialog`
  ${glass.thick}
  ${contrastingForeground}
  width: min(30rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  margin: auto;
  padding: 0;
  border: 0;
  background: none;
  /* The shadow is outside the dialog. */
  overflow: visible;
  overscroll-behavior: contain;

  &[open] {
    display: grid;
    animation: ${grow} 0.35s cubic-bezier(0.2, 0.9, 0.3, 1.1);
  }

  &::backdrop {
    background: rgb(0 0 0 / 0.35);
    background: rgb(from var(--_tint) r g b / 0.38);
    animation: ${fade} 0.35s;
  }

  @media (prefers-reduced-motion: reduce) {
    &[open],
    &::backdrop {
      animation: none;
    }
  }
`

const Content = styled.div`
  position: relative;
  max-height: inherit;
  border-radius: inherit;
  overflow-y: auto;
`

/** Of the size and shape of a picture. */
const missingPicture = {
  width: 'auto',
  height: 'auto',
  margin: '0.5rem 0.5rem 0',
  borderRadius: '0.875rem',
  aspectRatio: 2,
}

/** In the glass, so that its lit rim goes all the way around. */
const Picture = styled.img`
  display: block;
  width: calc(100% - 1rem);
  height: auto;
  margin: 0.5rem 0.5rem 0;
  border-radius: 0.875rem;
  aspect-ratio: 2;
  object-fit: cover;
`

const Texts = styled.div`
  display: grid;
  justify-items: start;
  gap: 0.75rem;
  padding: 1.75rem;
`

const Heading = styled.h2`
  margin: 0;
  padding-inline-end: 2.5rem;
  font-size: 1.5rem;
  font-weight: 700;
  line-height: 1.2;
`

const Paragraph = styled.p`
  margin: 0;
  line-height: 1.6;
`

const Body = styled.div`
  justify-self: stretch;
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
`

/** Holds them apart from the call to action, so that a text can change on a page that a browser translates. */
const Others = styled.div`
  display: contents;
`

const Close = styled.button`
  position: absolute;
  top: 1rem;
  inset-inline-end: 1rem;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  /* In forced-colors mode, the background disappears and the border shows. */
  border: 1px solid transparent;
  border-radius: 50%;
  ${filled}
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, var(--_foreground) 84%, var(--_fallback));
  }

  &:active {
    ${pressed}
  }

  &:focus-visible {
    ${focusRing}
  }
`

const Action = styled.button`
  min-height: 2.75rem;
  margin-top: 0.5rem;
  padding: 0.5rem 1.5rem;
  border: 1px solid var(--_line);
  border-radius: 999px;
  background: var(--modal-cta);
  color: #000000;
  color: lch(from var(--modal-cta) calc((49.44 - l) * infinity) 0 0 / 1);
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
