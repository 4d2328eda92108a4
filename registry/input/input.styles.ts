import { focusRing, insetFocusRing, pressed, styled } from '../glass/glass'
import { textBox, textField } from '../shared/text-box.styles'
import { wrong } from '../shared/wrong'

export const Box = styled.span`
  ${textBox}
  padding: var(--input-border-width);
  border-radius: var(--input-radius);
  font-size: calc(1em + var(--_size) / 4);

  /* The field comes first in tab order, on whichever side the icon is. */
  &[data-icon='left'] {
    flex-direction: row-reverse;
  }

  &::before {
    border-width: var(--input-border-width);
  }

  &:has(input[aria-invalid='true']) {
    ${wrong}
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }
`

export const Field = styled.input`
  ${textField}
  padding: calc(0.625rem + var(--_size) / 4) calc(1rem + var(--_size) / 2);
`

export const IconSlot = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: calc(3rem + var(--_size));
`

export const IconButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: calc(2.5rem + var(--_size));
  margin: 0.25rem;
  padding: 0;
  border: 0;
  border-radius: inherit;
  background: transparent;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--_hover);
  }

  &:active:not(:disabled) {
    ${pressed}
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  &:disabled {
    cursor: not-allowed;
  }
`
