import { css } from '@emotion/react'
import { filled, glass, insetFocusRing, styled } from '../glass/glass'

/** The width of the container, not of the window, determines whether the links collapse. */
export const Nav = styled.nav`
  width: 100%;
  container-type: inline-size;
`

export const Bar = styled.div`
  ${glass.regular}
  position: relative;
  padding: 0.375rem;
`

const control = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border-radius: 0.9375rem;
  color: inherit;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: var(--_hover);
  }

  &:focus-visible {
    ${insetFocusRing}
  }
`

export const MenuButton = styled.button`
  ${control}
  width: 100%;
  border: 0;
  background: none;
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  @container (min-width: 26rem) {
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

export const Links = styled.ul`
  display: grid;
  gap: 0.125rem;
  margin: 0;
  padding: 0.25rem 0 0;
  list-style: none;

  &[data-open='false'] {
    display: none;
  }

  @container (min-width: 26rem) {
    &,
    &[data-open='false'] {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      padding: 0;
    }
  }
`

export const Anchor = styled.a`
  ${control}

  &[aria-current],
  &[aria-current]:hover {
    ${filled}
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`
