import { glass, styled } from '../glass/glass'
import { choice, field } from '../shared/choice.styles'

/** The glass of a check. */
export const Root = styled.span`
  ${glass.thin}
  ${choice}
  padding-block: 0.4375rem;
  padding-inline: 0.75rem 1.125rem;

  /* Without a label, the glass is a rim of the same width on all sides. */
  &[data-bare='true'] {
    padding-inline: 0.6875rem;
  }
`

/** The native checkbox. Mixed, it has a line in place of the check mark, before hydration too. */
export const Box = styled.input`
  ${field}
  border-radius: calc(0.625rem / 2);

  &::before {
    width: 0.375rem;
    height: 0.75rem;
    margin-top: -0.1875rem;
    border: solid currentColor;
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(45deg);
  }

  &:indeterminate::before,
  &[data-mixed]:not(:checked)::before {
    width: 0.75rem;
    height: 0;
    margin-top: 0;
    border-width: 0 0 2.5px;
    transform: none;
  }
`

/** The place of the check for all options, with a line below. */
export const All = styled.div`
  clear: both;
  display: grid;
  padding-block: 0.375rem;
  border-bottom: 1px solid var(--_line);
`
