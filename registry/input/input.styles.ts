import { focusRing, glass, hollow, insetFocusRing, pressed, sized, styled } from '../glass/glass'
import { kindColors } from '../shared/kinds'
import { wrong } from '../shared/wrong'

export const Box = styled.span`
  ${glass.thin}
  ${sized}
  /* The border of a field must be visible on any backdrop. */
  --_border: var(--glass-border, var(--_boundary));
  --_wrong: ${kindColors.error};
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  max-width: 24rem;
  min-height: calc(3rem + var(--_size));
  padding: var(--input-border-width);
  border-radius: var(--input-radius);
  font-size: calc(1em + var(--_size) / 4);
  line-height: 1.4;

  /* The field comes first in tab order, on whichever side the icon is. */
  &[data-icon='left'] {
    flex-direction: row-reverse;
  }

  &::before {
    border-width: var(--input-border-width);
    ${hollow}
  }

  &:has(input[aria-invalid='true']) {
    ${wrong}
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }

  @media (pointer: coarse) {
    min-height: max(2.75rem, 3rem + var(--_size));
  }

  /* Forced colors replace the color of the tint but not its transparency. */
  @media (forced-colors: active) {
    &::before {
      background-color: Canvas;
    }
  }
`

export const Field = styled.input`
  flex: 1;
  min-width: 0;
  padding: calc(0.625rem + var(--_size) / 4) calc(1rem + var(--_size) / 2);
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;

  &::placeholder {
    color: inherit;
    opacity: 0.9;
  }

  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.65;
  }
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
