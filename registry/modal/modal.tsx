import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useId, type ComponentProps, type CSSProperties } from 'react'
import { useModalDialog } from './use-modal-dialog'

const enter = keyframes`
  from {
    transform: translateY(2rem) scale(0.96);
  }
`

export interface ModalProps extends ComponentProps<'dialog'> {
  /** The heading, which names the modal for assistive technology. */
  heading: string
  /** The text under the heading. */
  paragraph: string
  /** The call to action: a button below the paragraph. */
  CTA: {
    /** The label of the button. It is black or white, whichever contrasts more. */
    text: string
    /** The color of the button: any CSS color. */
    color: string
  }
  /** Called when the visitor asks to close: by the close icon, a click on the backdrop, or Escape. Stop rendering it. */
  unmount: () => void
  /** The color of the glass: any CSS color, best with an alpha. Texts turn black or white, whichever reads better. */
  bgColor?: string
  /** The address of a picture above the heading, shown two to one. */
  imageUrl?: string
  /** What the picture shows, where it says something that the texts do not. */
  imageAlt?: string
  /** Called by a click on the call to action. Without it, that click closes the modal. */
  onCtaClick?: () => void
}

/**
 * A glass modal that is open as long as it is rendered. It is a native modal `<dialog>`: in the top layer, with the
 * page behind it inert and still; focus moves in, stays in, and goes back to where it was.
 */
export function Modal({
  heading,
  paragraph,
  CTA,
  unmount,
  bgColor = 'rgba(26, 16, 62, 0.6)',
  imageUrl,
  imageAlt = '',
  onCtaClick = unmount,
  style,
  ...rest
}: ModalProps) {
  const id = useId()
  const content = useModalDialog(true, unmount)
  const look: CSSProperties & Record<`--${string}`, string> = {
    '--modal-bg': bgColor,
    '--modal-cta': CTA.color,
    ...style,
  }
  return (
    <Root aria-labelledby={`${id}-heading`} aria-describedby={`${id}-text`} style={look} {...rest}>
      <Content ref={content}>
        <Close type="button" aria-label="Close" onClick={unmount}>
          <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
            <path d="M6 6 18 18M18 6 6 18" stroke="currentColor" strokeWidth={2.25} strokeLinecap="round" />
          </svg>
        </Close>
        {imageUrl !== undefined && <Picture src={imageUrl} alt={imageAlt} width={640} height={320} />}
        <Texts>
          <Heading id={`${id}-heading`}>{heading}</Heading>
          <Paragraph id={`${id}-text`}>{paragraph}</Paragraph>
          <Action type="button" onClick={onCtaClick}>
            {CTA.text}
          </Action>
        </Texts>
      </Content>
    </Root>
  )
}

/** The scrim takes the glass's own color, so that its text can be read whatever the page shows behind it. */
const Root = styled.dialog`
  box-sizing: border-box;
  width: min(30rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 1px solid rgb(255 255 255 / 0.4);
  border-radius: 1.5rem;
  background: none;
  color: #ffffff;
  /* Black on light glass, white on dark glass: the two contrast alike at a lightness of 49.44. */
  color: lch(from var(--modal-bg) calc((49.44 - l) * infinity) 0 0 / 1);
  overflow: hidden;
  overscroll-behavior: contain;
  isolation: isolate;
  box-shadow: 0 40px 80px -24px rgb(8 2 32 / 0.7);

  &[open] {
    display: grid;
    animation: ${enter} 0.35s cubic-bezier(0.2, 0.9, 0.3, 1.1);
  }

  /* The glass is a layer of its own: glass inside the modal still has a backdrop to blur. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background: linear-gradient(160deg, rgb(255 255 255 / 0.2), rgb(255 255 255 / 0) 40%), var(--modal-bg);
    -webkit-backdrop-filter: blur(18px) saturate(1.6);
    backdrop-filter: blur(18px) saturate(1.6);
    box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.35);
  }

  &::backdrop {
    background: rgb(0 0 0 / 0.35);
    background: rgb(from var(--modal-bg) r g b / 0.38);
  }

  @media (prefers-reduced-motion: reduce) {
    &[open] {
      animation: none;
    }
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before {
      background: rgb(from var(--modal-bg) r g b / 1);
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }
  }

  @supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))) {
    &::before {
      background: rgb(from var(--modal-bg) r g b / 1);
    }
  }
`

const Content = styled.div`
  position: relative;
  overflow-y: auto;
`

const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
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

const Close = styled.button`
  position: absolute;
  top: 1rem;
  right: 1rem;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  padding: 0;
  border: 1px solid rgb(255 255 255 / 0.5);
  border-radius: 50%;
  background: rgb(20 12 48 / 0.72);
  color: #ffffff;
  cursor: pointer;

  &:hover {
    background: rgb(20 12 48 / 0.92);
  }

  &:focus-visible {
    outline: 3px solid #ffffff;
    outline-offset: 1px;
    box-shadow: 0 0 0 6px rgb(20 12 48 / 0.9);
  }
`

const Action = styled.button`
  min-height: 2.75rem;
  margin-top: 0.5rem;
  padding: 0.5rem 1.5rem;
  border: 1px solid rgb(255 255 255 / 0.35);
  border-radius: 999px;
  background: var(--modal-cta);
  color: #000000;
  color: lch(from var(--modal-cta) calc((49.44 - l) * infinity) 0 0 / 1);
  font: inherit;
  font-weight: 650;
  cursor: pointer;

  &:hover {
    filter: brightness(1.08);
  }

  &:focus-visible {
    outline: 3px solid currentColor;
    outline-offset: -6px;
  }
`
