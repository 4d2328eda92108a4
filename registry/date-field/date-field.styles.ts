import { keyframes } from '@emotion/react'
import { focusRing, glass, hollow, insetFocusRing, pressed, sized, styled } from '../glass/glass'
import { kindColors } from '../shared/kinds'
import { wrong } from '../shared/wrong'

export const Box = styled.div`
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
  padding: 1px;
  border-radius: var(--glass-radius, 0.625rem);
  font-size: calc(1rem + var(--_size) / 4);
  line-height: 1.4;

  &::before {
    ${hollow}
  }

  &:has(> input:is(:user-invalid, [aria-invalid='true'])) {
    ${wrong}
  }

  &:has(> input:focus-visible) {
    ${focusRing}
  }

  @media (pointer: coarse) {
    min-height: max(2.75rem, calc(3rem + var(--_size)));
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
  padding-block: calc(0.5rem + var(--_size) / 4);
  padding-inline: calc(1rem + var(--_size) / 2) 0.25rem;
  border: 0;
  background: transparent;
  color: inherit;
  font: inherit;
  font-variant-numeric: tabular-nums;

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

  /* Until a script has come, it is a native date field. Where none will, it keeps its own button. */
  @media (scripting: enabled) {
    &::-webkit-calendar-picker-indicator {
      display: none;
    }
  }
`

export const Toggle = styled.button`
  position: relative;
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

  &:hover:enabled {
    background: var(--_hover);
  }

  &:active:enabled {
    ${pressed}
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  /* All of the height can be pressed. */
  &::after {
    content: '';
    position: absolute;
    inset: calc(-0.25rem - 1px);
  }

  @media (pointer: coarse) {
    width: max(2.75rem, calc(2.5rem + var(--_size)));
  }

  @media (scripting: none) {
    display: none;
  }

  @media (forced-colors: active) {
    &:disabled {
      color: GrayText;
      opacity: 1;
    }
  }
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
