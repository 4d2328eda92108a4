import { keyframes } from '@emotion/react'
import { focusRing, styled } from '../glass/glass'
import { boxButton, textBox, textField } from '../shared/text-box.styles'
import { wrong } from '../shared/wrong'

export const Box = styled.div`
  ${textBox}
  padding: 1px;
  border-radius: var(--glass-radius, 0.625rem);
  font-size: calc(1rem + var(--_size) / 4);

  &:has(> input:is(:user-invalid, [aria-invalid='true'])) {
    ${wrong}
  }

  &:has(> input:focus-visible) {
    ${focusRing}
  }
`

export const Field = styled.input`
  ${textField}
  padding-block: calc(0.5rem + var(--_size) / 4);
  padding-inline: calc(1rem + var(--_size) / 2) 0.25rem;
  font-variant-numeric: tabular-nums;

  /* Until a script has come, it is a native date field. Where none will, it keeps its own button. */
  @media (scripting: enabled) {
    &::-webkit-calendar-picker-indicator {
      display: none;
    }
  }
`

/** The button that opens the calendar. */
export const Toggle = styled.button`
  ${boxButton}
`

/* It is placed by its size, which a transform would change. */
const appear = keyframes`
  from {
    opacity: 0;
  }
`

/** What holds the calendar above the page. */
export const Pane = styled.div`
  box-sizing: border-box;
  position: fixed;
  inset: auto;
  width: 21.5rem;
  max-width: 100%;
  max-height: 100dvh;
  margin: 0;
  padding: 0.375rem 0;
  border: 0;
  background: none;
  color: inherit;
  font-size: 1rem;
  font-weight: 400;
  line-height: 1.4;
  text-align: start;
  animation: ${appear} 0.12s ease-out;

  &:focus {
    outline: none;
  }

  /* Where it is higher than the window. Elsewhere, its shadow is seen. */
  @media (max-height: 27rem) {
    overflow-y: auto;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`
