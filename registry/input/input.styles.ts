import { focusRing, styled } from '../glass/glass'
import { boxButton, textBox, textField } from '../shared/text-box.styles'
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
  ${boxButton}
  border-radius: inherit;
`
