import { keyframes } from '@emotion/react'
import { flatGlass, glass, hovered, insetFocusRing, pressed, sized, styled } from '../glass/glass'
import { levels } from '../glass/levels'
import { kindColors } from '../shared/kinds'
import { visuallyHidden } from '../shared/visually-hidden'
import { wrong } from '../shared/wrong'

export const Root = styled.div`
  ${sized}
  position: relative;
  display: inline-grid;
  grid-template-columns: minmax(0, auto);
  justify-items: center;
  max-width: 100%;
  gap: 0.75rem;
  --_notes: 15rem;
  font-size: calc(1em + var(--_size) / 4);
`

export const Toggle = styled.button`
  ${glass.regular}
  /* The border of a field must be visible on any backdrop. */
  --_border: var(--glass-border, var(--_boundary));
  --_wrong: ${kindColors.error};
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: calc(1rem + var(--_size) / 4);
  width: 15rem;
  max-width: 100%;
  min-height: calc(3rem + var(--_size));
  padding: calc(0.5rem + var(--_size) / 4) calc(1.125rem + var(--_size) / 2);
  border: 0;
  border-radius: var(--glass-radius, 0.875rem);
  background: none;
  font: inherit;
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: max(2.75rem, 3rem + var(--_size));
  }

  &:hover:enabled {
    ${hovered}
  }

  &:active:enabled {
    ${pressed}
  }

  /* Open, it is one pane with its list. */
  &[data-side] {
    --_opacity: var(--glass-thick-tint-opacity, var(--glass-tint-opacity, ${levels.thick.opacity}));
    transform: none;
  }

  &[data-side='below'] {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }

  &[data-side='above'] {
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }

  &:disabled {
    cursor: not-allowed;
    color: color-mix(in srgb, var(--_foreground) 70%, transparent);
  }

  &:has(+ [aria-invalid='true']) {
    ${wrong}
  }

  &:focus-visible {
    ${insetFocusRing}
  }
`

/** The label of the button. It names the button even when the selected option is shown in its place. */
export const Name = styled.span`
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`

export const Chevron = styled.span`
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  margin-top: -0.25rem;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  transform: rotate(45deg);
  transition: transform 0.2s ease;

  [aria-expanded='true'] > & {
    transform: translateY(0.25rem) rotate(225deg);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

const grow = keyframes`
  from {
    opacity: 0;
    transform: scaleY(0.9);
  }
`

/* The browser keeps the list next to its button. Without anchor positioning, it is at the bottom of the window. */
export const List = styled.ul`
  ${flatGlass.thick}
  --_border: var(--glass-border, var(--_boundary));
  box-sizing: border-box;
  border-radius: var(--glass-radius, 0.875rem);
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block;
  inset: auto;
  width: anchor-size(width);
  max-height: min(20rem, 60vh);
  margin: -1px 0;
  padding: 0.25rem;
  list-style: none;
  overflow-y: auto;
  transform-origin: top;
  animation: ${grow} 0.16s ease-out;

  /* It stays on the side on which it has opened. */
  &[data-side] {
    position-try-fallbacks: none;
  }

  &[data-side='below'] {
    border-top-color: var(--_line);
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }

  &[data-side='above'] {
    position-area: block-start span-inline-end;
    border-bottom-color: var(--_line);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    transform-origin: bottom;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @supports not (position-area: block-end) {
    inset: auto 1rem 1rem;
    width: auto;
    margin: 0;
  }
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
    min-height: max(2.5rem, 2.5rem + var(--_size));
  }

  &:hover {
    background: var(--_hover);
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

  &:focus-visible {
    ${insetFocusRing}
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

export const Grouped = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

export const Heading = styled.span`
  display: block;
  padding: 0.375rem 0.75rem 0.125rem;
  font-size: 0.8125rem;
  font-weight: 600;
`

/** An icon beside a label with a sentence below it. */
export const Parts = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
`

export const Icon = styled.span`
  display: grid;
  margin-inline-end: 0.625rem;
`

export const Label = styled.span`
  grid-column: 2;
`

export const Description = styled.span`
  grid-column: 2;
  font-size: 0.875rem;
  font-weight: 400;
`

export const Chosen = styled.output`
  ${flatGlass.thin}
  padding: 0.25rem 0.875rem;
  border-radius: var(--glass-radius, 999px);
  font-size: 0.9375rem;
  font-weight: 600;

  &:empty {
    visibility: hidden;
  }

  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`
