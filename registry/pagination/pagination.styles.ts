import { glass, insetFocusRing, pressed, styled } from '../glass/glass'
import { pill } from '../shared/pill'

/** The width of the container, not of the window, determines whether words fit beside the arrows. */
export const Nav = styled.nav`
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
  gap: 0.25rem;
  width: 100%;
  min-height: 2.5rem;
  padding: 0;
  border: 0;
  border-radius: 0.875rem;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover:enabled {
    background: var(--_hover);
  }

  &:active:not(:disabled) {
    ${pressed}
  }

  &[aria-current],
  &[aria-current]:hover:enabled {
    ${pill}
    background: none;
    cursor: default;
  }

  &:disabled {
    color: color-mix(in srgb, currentColor 50%, transparent);
    cursor: not-allowed;
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  @container (min-width: 32rem) {
    min-width: 2.5rem;
    padding: 0 0.75rem;
  }
`

/** The place of an ellipsis. It keeps its width when empty, so that no button moves away from the pointer. */
export const Gap = styled.li`
  width: 0.875rem;
  line-height: 2.5rem;
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
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`
