import { css } from '@emotion/react'
import { glass, hollow, insetFocusRing, pressed, sized } from '../glass/glass'
import { kindColors } from './kinds'

/** The common styles of text fields' panes. */
export const textBox = css`
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
  line-height: 1.4;

  &::before {
    ${hollow}
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

/** The native field in it. */
export const textField = css`
  flex: 1;
  min-width: 0;
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

/** A button at the end of it, which needs a script. */
export const boxButton = css`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: calc(2.5rem + var(--_size));
  margin: 0.25rem;
  padding: 0;
  border: 0;
  border-radius: calc(var(--glass-radius, 0.625rem) * 0.6);
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
    inset: calc(-0.25rem - 1px) -0.125rem;
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
