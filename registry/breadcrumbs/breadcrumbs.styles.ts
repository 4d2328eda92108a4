import { css } from '@emotion/react'
import { glass, insetFocusRing, pressed, sized, styled } from '../glass/glass'
import { pill } from '../shared/pill'

export const Nav = styled.nav`
  ${glass.regular}
  ${sized}
  position: relative;
  width: fit-content;
  max-width: 100%;
  padding: 0.25rem;
  font-size: calc(1em + var(--_size) / 4);
`

/** The path. What does not fit in one line goes on in the next one. */
export const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  margin: 0;
  padding: 0;
  list-style: none;

  /* The browser opens the button's element, also before any script runs. */
  &:not(:has([open])) > [data-folded] {
    display: none;
  }
`

export const Place = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;
`

const crumb = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-width: calc(2.25rem + var(--_size));
  min-height: calc(2.25rem + var(--_size));
  padding: 0.25rem calc(0.75rem + var(--_size) / 2);
  border-radius: 0.875rem;
  color: inherit;
  font-weight: 600;
  line-height: 1.4;
  text-decoration: none;

  &:is(a, summary):hover {
    background: var(--_hover);
  }

  &:is(a, summary):active {
    ${pressed}
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  @media (pointer: coarse) {
    min-width: 2.75rem;
    min-height: calc(2.75rem + max(0rem, var(--_size)));
  }
`

/** A page of the path. */
export const Crumb = styled.a`
  ${crumb}

  &[aria-current] {
    ${pill}
    background: none;
  }
`

/** The button for the pages between. */
export const More = styled.summary`
  ${crumb}
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  [open] > & {
    background: var(--_hover);
  }
`

/** What is between two pages of the path. It is never announced. */
export const Separator = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 1rem;
  opacity: 0.7;
`

export const Chevron = styled.svg`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
