import { focusRing, styled } from '../glass/glass'
import { boxButton, textBox, textField } from '../shared/text-box.styles'
import { wrong } from '../shared/wrong'

export const Box = styled.span`
  ${textBox}
  padding: 1px;
  border-radius: var(--glass-radius, 0.625rem);
  font-size: calc(1rem + var(--_size) / 4);

  &:has(input:is(:user-invalid, [aria-invalid='true'])) {
    ${wrong}
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }
`

export const Field = styled.input`
  ${textField}
  padding: calc(0.5rem + var(--_size) / 4) calc(1rem + var(--_size) / 2);
  font-variant-numeric: tabular-nums;

  /* Until a script has come, it is a native number field. Where none will, it keeps its own arrows. */
  @media (scripting: enabled) {
    appearance: textfield;

    &::-webkit-inner-spin-button {
      appearance: none;
      margin: 0;
    }
  }
`

/** The button that makes the number smaller, or larger. */
export const Step = styled.button`
  ${boxButton}
  margin-inline-start: 0;
  touch-action: manipulation;
  user-select: none;
  -webkit-touch-callout: none;
`
