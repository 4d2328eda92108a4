import { glass, insetFocusRing, pressed, sized, styled } from '../glass/glass'
import { pill } from '../shared/pill'
import { visuallyHidden } from '../shared/visually-hidden'

/** The width of the container, not of the window, determines whether words fit beside the arrows. */
export const Nav = styled.nav`
  ${sized}
  width: 100%;
  container-type: inline-size;
`

/** The glass behind the buttons. */
export const Bar = styled.ul`
  ${glass.regular}
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0.125rem;
  margin: 0 auto;
  padding: 0.25rem;
  list-style: none;

  @container (min-width: 32rem) {
    width: fit-content;
  }
`

/** The place of a button. In a narrow bar, all buttons share the width. */
export const Place = styled.li`
  flex: 1 1 1.75rem;
  max-width: 2.75rem;

  @container (min-width: 32rem) {
    flex: none;
    max-width: 100%;
  }
`

/** A button with a page number or an arrow. */
export const Control = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: calc(0.25rem + var(--_size) / 4);
  width: 100%;
  min-height: calc(2.5rem + var(--_size));
  padding: 0;
  border: 0;
  border-radius: 0.875rem;
  background: none;
  color: inherit;
  font: inherit;
  font-size: calc(0.9375rem + var(--_size) / 4);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  cursor: pointer;

  &:hover:not(:disabled, [aria-disabled]) {
    background: var(--_hover);
  }

  &:active:not(:disabled, [aria-disabled]) {
    ${pressed}
  }

  &[aria-current],
  &[aria-current]:hover {
    ${pill}
    background: none;
    cursor: default;
  }

  &:disabled,
  &[aria-disabled] {
    color: color-mix(in srgb, currentColor 50%, transparent);
    cursor: not-allowed;
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  @media (pointer: coarse) {
    min-height: calc(2.5rem + max(0rem, var(--_size)));
  }

  @container (min-width: 32rem) {
    min-width: calc(2.5rem + var(--_size));
    padding: 0 calc(0.75rem + var(--_size));
  }
`

/** The place of an ellipsis. It keeps its width when empty, so that no button moves away from the pointer. */
export const Gap = styled.li`
  width: 0.875rem;
  line-height: calc(2.5rem + var(--_size));
  text-align: center;
`

export const Icon = styled.svg`
  flex: none;

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`

/** The name of a button, visible in a wide bar. */
export const Word = styled.span`
  @container (max-width: 31.99rem) {
    ${visuallyHidden}
  }
`
