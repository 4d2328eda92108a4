import { keyframes } from '@emotion/react'
import { flatGlass, insetFocusRing, styled } from '../glass/glass'

const grow = keyframes`
  from {
    opacity: 0;
    transform: scaleY(0.9);
  }
`

/* The browser keeps it beside the field. Where it cannot, a script does. */
export const Pane = styled.div`
  ${flatGlass.thick}
  --_border: var(--glass-border, var(--_boundary));
  position-area: block-end span-inline-end;
  inset: auto;
  width: anchor-size(width);
  max-height: min(20rem, 100% - 1.25rem);
  margin: 0.625rem 0;
  padding: 0.25rem;
  border-radius: var(--glass-radius, 0.875rem);
  font-size: calc(1rem + var(--_size) / 4);
  line-height: 1.4;
  text-align: start;
  overflow-y: auto;
  overscroll-behavior: contain;
  transform-origin: top;
  animation: ${grow} 0.16s ease-out;

  &[data-side='top'] {
    position-area: block-start span-inline-end;
    transform-origin: bottom;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: calc(2.5rem + var(--_size));
  padding: 0.25rem 0.75rem;
  border-radius: 0.625rem;
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: max(2.75rem, 2.5rem + var(--_size));
  }

  &:hover {
    background: var(--_hover);
  }

  /* The field keeps the focus. */
  &[data-active] {
    ${insetFocusRing}
  }

  &[aria-disabled='true'] {
    background: none;
    color: color-mix(in srgb, var(--_foreground) 60%, transparent);
    cursor: not-allowed;

    @media (forced-colors: active) {
      color: GrayText;
    }
  }

  &[aria-selected='true'] {
    font-weight: 700;
  }

  &[aria-selected='true']::after {
    content: '';
    flex: none;
    width: 0.375rem;
    height: 0.75rem;
    margin-block-start: -0.25rem;
    margin-inline-end: 0.25rem;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
`

/** Options under one heading, below a line. */
export const Group = styled.li`
  li + & {
    margin-top: 0.25rem;
    padding-top: 0.25rem;
    border-top: 1px solid var(--_line);
  }
`

export const Heading = styled.span`
  display: block;
  padding: 0.375rem 0.75rem 0.125rem;
  font-size: 0.8125rem;
  font-weight: 600;
`

export const Description = styled.span`
  display: block;
  font-size: 0.875rem;
  font-weight: 400;
`

/** A sentence in place of the options, or below them. */
export const Note = styled.div`
  padding: 0.5rem 0.75rem;
  font-size: 0.875rem;

  ul:not(:empty) + & {
    margin-top: 0.25rem;
    border-top: 1px solid var(--_line);
  }
`
