import styled from '@emotion/styled'

export const Box = styled.span`
  position: relative;
  isolation: isolate;
  display: flex;
  align-items: center;
  box-sizing: border-box;
  width: 100%;
  max-width: 24rem;
  min-height: 3rem;
  border-style: solid;
  box-shadow: 0 12px 28px -16px rgb(20 8 60 / 0.6);
  line-height: 1.4;

  /* The field comes first in tab order, wherever the icon is. */
  &[data-icon='left'] {
    flex-direction: row-reverse;
  }

  &:has(input:focus-visible) {
    outline: 3px solid #1b1230;
    outline-offset: 2px;
    box-shadow: 0 0 0 8px rgb(255 255 255 / 0.9);
  }

  /* The blur is a separate layer over the tint, so that the box is not a backdrop root for its content. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    box-shadow: inset 0 1px 0 rgb(255 255 255 / 0.6);
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
  }

  /* Without blur, the tint is painted twice, so that any color covers the page enough. */
  @supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))) {
    &::before {
      background-color: inherit;
    }
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before,
    &::after {
      background-color: inherit;
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }

    &::after {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      border-radius: inherit;
    }
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
  box-sizing: border-box;
  min-width: 0;
  padding: 0.625rem 1rem;
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
  width: 3rem;
`

export const IconButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: 2.5rem;
  margin: 0.25rem;
  padding: 0;
  border: 0;
  border-radius: 0.375rem;
  background: transparent;
  color: inherit;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: rgb(255 255 255 / 0.45);
  }

  &:active:not(:disabled) {
    transform: translateY(1px);
  }

  &:focus-visible {
    outline: 3px solid #1b1230;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #ffffff;
  }

  &:disabled {
    cursor: not-allowed;
  }
`
