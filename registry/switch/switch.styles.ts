import { filled, focusRing, glass, styled, well } from '../glass/glass'

/** The glass around the label and the switch: a press anywhere on it switches. */
export const Row = styled.label`
  ${glass.thin}
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: 0.875rem;
  max-width: 100%;
  min-height: 2.75rem;
  padding-block: 0.4375rem;
  padding-inline: 1.125rem 0.5rem;
  font-weight: 600;
  line-height: 1.4;
  cursor: pointer;

  /* Without a label, the glass is a rim of the same width on both sides. */
  &[data-bare='true'] {
    padding-inline: 0.5rem;
  }

  &:has(:disabled) {
    color: color-mix(in srgb, var(--_foreground) 60%, transparent);
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`

/** The place of the switch. */
export const Track = styled.span`
  position: relative;
  flex: none;
  width: 3.25rem;
  height: 1.875rem;
`

/** The native checkbox is the groove itself. It is filled while it is on. */
export const Field = styled.input`
  ${well}
  appearance: none;
  display: block;
  width: 100%;
  height: 100%;
  margin: 0;
  border-radius: 999px;
  color: inherit;
  font: inherit;
  cursor: inherit;
  transition: background-color 0.2s;

  &:checked {
    ${filled}
  }

  &:disabled {
    opacity: 0.6;
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
    background: ButtonFace;
    forced-color-adjust: none;

    &:checked {
      border-color: Highlight;
      background: Highlight;
    }

    &:disabled {
      border-color: GrayText;
      opacity: 1;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

/** The thumb, which stands at the end of the groove while it is on, and is wider while it is pressed. */
export const Thumb = styled.span`
  position: absolute;
  inset-block: 0.25rem;
  inset-inline-start: 0.25rem;
  width: 1.375rem;
  border-radius: 999px;
  background: var(--_foreground);
  box-shadow: 0 1px 3px rgb(from var(--_shade) r g b / 0.5);
  pointer-events: none;
  transition:
    transform 0.25s cubic-bezier(0.3, 0.9, 0.3, 1.1),
    width 0.15s;

  input:checked + & {
    background: var(--_fallback);
    transform: translateX(1.375rem);
  }

  input:checked + &:dir(rtl) {
    transform: translateX(-1.375rem);
  }

  input:disabled + & {
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    background: ButtonText;
    forced-color-adjust: none;

    input:checked + & {
      background: HighlightText;
    }

    input:disabled + & {
      background: GrayText;
      opacity: 1;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
