import { css } from '@emotion/react'
import { filled, focusRing, glass, pressed, styled, well } from '../glass/glass'

export const Form = styled.form`
  ${glass.regular}
  position: relative;
  width: 100%;
  max-width: 26rem;
  padding: 1.5rem;
`

export const Parts = styled.fieldset`
  display: grid;
  gap: 0.875rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`

export const Row = styled.div`
  display: grid;
  gap: 0.25rem;
`

export const Caption = styled.label`
  font-size: 0.9375rem;
  font-weight: 600;
`

const field = css`
  ${well}
  width: 100%;
  color: inherit;
  font: inherit;
  opacity: 1;

  &:hover {
    background: color-mix(in srgb, var(--_tint) 70%, transparent);
  }

  &:focus-visible {
    ${focusRing}
  }
`

export const Input = styled.input`
  ${field}
  height: 2.75rem;
  padding: 0 0.875rem;
`

export const Message = styled.textarea`
  ${field}
  height: 144px;
  padding: 0.625rem 0.875rem;
  line-height: 1.5;
  resize: vertical;
`

export const Robot = styled.label`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2rem;
  width: fit-content;
  cursor: pointer;
`

export const Box = styled.input`
  ${well}
  appearance: none;
  display: grid;
  flex: none;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  /* Rounder, it would look like a radio button. */
  border-radius: calc(0.625rem * 0.6);
  color: inherit;
  font: inherit;

  &:checked::before {
    content: '';
    width: 0.375rem;
    height: 0.75rem;
    margin-top: -0.25rem;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }

  &:focus-visible {
    ${focusRing}
  }
`

export const Button = styled.button`
  min-height: 3rem;
  padding: 0.5rem 1.5rem;
  border: 1px solid transparent;
  border-radius: 0.875rem;
  ${filled}
  font: inherit;
  font-weight: 600;
  cursor: pointer;
  transition: transform 0.15s;

  &:hover:enabled {
    background: color-mix(in srgb, var(--_foreground) 84%, var(--_fallback));
  }

  &:active:enabled {
    ${pressed}
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
