import styled from '@emotion/styled'
import type { ChangeEventHandler, ComponentProps, CSSProperties } from 'react'

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Inline styles of the field. A translucent `backgroundColor` tints the glass. */
  style?: CSSProperties | undefined
  /** The class name of the field. */
  className?: string | undefined
  /** The text that an empty field shows. It does not replace a label or an `aria-label`. */
  placeholder?: string | undefined
  /** Called with the change event whenever the text changes. */
  onChange?: ChangeEventHandler<HTMLTextAreaElement> | undefined
}

/** A multi-line glass text field. All props are passed to the native `<textarea>`. */
export function Textarea({ rows = 5, ...rest }: TextareaProps) {
  return <Root rows={rows} {...rest} />
}

const Root = styled.textarea`
  display: block;
  box-sizing: border-box;
  width: 100%;
  max-width: 30rem;
  min-height: 4rem;
  padding: 0.875rem 1rem;
  border: 1px solid rgb(255 255 255 / 0.7);
  border-radius: 1rem;
  background-color: rgb(255 255 255 / 0.6);
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.7),
    0 16px 32px -18px rgb(20 8 60 / 0.6);
  color: #1b1230;
  font: inherit;
  line-height: 1.5;
  resize: vertical;
  -webkit-backdrop-filter: blur(14px);
  backdrop-filter: blur(14px);

  &::placeholder {
    color: inherit;
    opacity: 0.9;
  }

  /* An inline shadow must not hide the focus ring. */
  &:focus-visible {
    outline: 3px solid #1b1230;
    outline-offset: 2px;
    box-shadow: 0 0 0 8px rgb(255 255 255 / 0.9) !important;
  }

  &:disabled {
    cursor: not-allowed;
    color: rgb(27 18 48 / 0.7);
  }

  @supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))) {
    background-color: rgb(255 255 255 / 0.85);
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    background-color: #ffffff;
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }

  /* Forced colors replace the color of an inline tint but not its transparency. */
  @media (forced-colors: active) {
    background-color: Canvas !important;
  }
`
