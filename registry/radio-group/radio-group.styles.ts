import { styled } from '../glass/glass'
import { field } from '../shared/choice.styles'

/** The native radio button. Its mark is a dot, drawn as a border, which forced colors keep. */
export const Radio = styled.input`
  ${field}
  border-radius: 50%;

  &::before {
    border: 0.25rem solid currentColor;
    border-radius: 50%;
  }
`
