import { css } from '@emotion/react'
import { glass, insetFocusRing, pressed, sized, styled } from '../glass/glass'
import { pill } from '../shared/pill'

export const Nav = styled.nav`
  ${sized}
  --_height: calc(2.75rem + var(--_size));
  width: 100%;
  font-size: calc(1em + var(--_size) / 4);

  @media (pointer: coarse) {
    --_height: calc(2.75rem + max(0rem, var(--_size)));
  }
`

/** As wide as the links, or as the space for them. */
export const Bar = styled.div`
  ${glass.regular}
  position: relative;
  width: fit-content;
  max-width: 100%;
  margin-inline: auto;
  padding: 0.375rem;
`

/** Until it is known whether the links fit, only its first line can be seen: the links, or else the menu button. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;

  &[data-measured='false'] {
    max-height: var(--_height);
    overflow: clip;
  }
`

/** Beside the links, it has no width. When they do not fit and go to the next line, it gets the whole first line. */
export const Fold = styled.div`
  flex: 1;
  container-type: inline-size;
`

const control = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: calc(0.75rem + var(--_size) / 4);
  min-height: var(--_height);
  padding: calc(0.5rem + var(--_size) / 4) calc(1.125rem + var(--_size));
  border: 0;
  border-radius: 0.875rem;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-decoration: none;
  cursor: pointer;

  &:hover {
    background: var(--_hover);
  }

  &:active {
    ${pressed}
  }

  &:focus-visible {
    ${insetFocusRing}
  }
`

export const MenuButton = styled.button`
  ${control}
  width: 100%;

  @container (max-width: 0) {
    display: none;
  }
`

/** The menu icon: three bars. */
export const Bars = styled.span`
  width: 1.125rem;
  height: 0.75rem;
  border: solid currentColor;
  border-width: 2px 0;
  background: linear-gradient(currentColor 0 0) center / 100% 2px no-repeat;
`

/**
 * One line of links, or a menu of them. Its preferred width is always the line's. Links that no longer fit wrap at once: the
 * menu comes a frame later.
 */
export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  &[data-menu] > li {
    flex: 1 0 100%;
  }

  &[data-menu='closed'] {
    height: 0;
    overflow: hidden;
    visibility: hidden;
  }
`

export const Anchor = styled.a`
  ${control}

  &[aria-current] {
    ${pill}
    background: none;
  }
`
