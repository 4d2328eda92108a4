import { focusRing, insetFocusRing, pressed, styled } from '../glass/glass'
import { boxButton, textBox, textField } from '../shared/text-box.styles'
import { visuallyHidden } from '../shared/visually-hidden'
import { wrong } from '../shared/wrong'

export const Box = styled.div`
  ${textBox}
  padding: 1px;
  border-radius: var(--glass-radius, 0.625rem);
  font-size: calc(1rem + var(--_size) / 4);
  align-items: stretch;
  text-align: start;

  &:has(input:is(:user-invalid, [aria-invalid='true'])) {
    ${wrong}
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }
`

/** The tokens, and the field behind them. */
export const Line = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  min-width: 0;
`

export const Field = styled.input`
  ${textField}
  flex-basis: 5rem;
  align-self: stretch;
  padding-block: calc(0.5rem + var(--_size) / 4);
  padding-inline: calc(1rem + var(--_size) / 2) 0.25rem;
  text-overflow: ellipsis;

  /* Behind tokens, it is as long as its text. */
  &:not(:last-child) {
    flex-basis: 3rem;
    padding-inline-start: 0.5rem;

    @supports (field-sizing: content) {
      field-sizing: content;
      flex-basis: auto;
      min-width: 1.5rem;
      max-width: 100%;
    }
  }
`

/* A label around the field names its first control: the field, which stands before them. */
export const Tokens = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem;
  order: -1;
  min-width: 0;
  margin: 0;
  padding: 0.375rem;
  padding-inline-end: 0;
  list-style: none;

  @media (pointer: coarse) {
    gap: 0.75rem 0.5rem;
  }
`

export const Token = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;
  min-height: calc(2.125rem + var(--_size) * 0.75);
  padding-inline-start: 0.625rem;
  border: 1px solid var(--_line);
  border-radius: calc(var(--glass-radius, 0.625rem) * 0.6);
  background: var(--_hover);
  font-size: 0.9375em;
  font-weight: 600;

  @media (pointer: coarse) {
    min-height: 2.25rem;
  }
`

export const Remove = styled.button`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  align-self: stretch;
  width: 1.75rem;
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

  /* With a finger, it reaches beyond its token. */
  @media (pointer: coarse) {
    width: 2.25rem;

    &::after {
      content: '';
      position: absolute;
      inset: calc(-0.25rem - 1px) -0.25rem;
    }
  }

  @media (scripting: none) {
    visibility: hidden;
  }
`

/** The button that opens the list. */
export const Toggle = styled.button`
  ${boxButton}

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    margin-top: -0.25rem;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
    transition: transform 0.2s ease;
  }

  &[aria-expanded='true']::before {
    transform: translateY(0.25rem) rotate(225deg);
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
`

/** Said, and not seen. */
export const Status = styled.span`
  ${visuallyHidden}
`
