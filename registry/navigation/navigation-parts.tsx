import styled from '@emotion/styled'

/** The width of the container, not of the window, decides whether the links collapse. */
export const Nav = styled.nav`
  box-sizing: border-box;
  width: 100%;
  container-type: inline-size;
`

export const Bar = styled.div`
  position: relative;
  isolation: isolate;
  padding: 0.375rem;
  border: 1px solid rgb(255 255 255 / 0.6);
  border-radius: 1.25rem;
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.6),
    0 12px 32px -14px rgb(21 11 46 / 0.6);
  color: #150b2e;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background: linear-gradient(160deg, rgb(255 255 255 / 0.68), rgb(255 255 255 / 0.54));
    -webkit-backdrop-filter: blur(16px) saturate(1.6);
    backdrop-filter: blur(16px) saturate(1.6);
  }

  @supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))) {
    &::before {
      background: rgb(255 255 255 / 0.9);
    }
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before {
      background: #ffffff;
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }
  }
`

const control = `
  display: flex;
  align-items: center;
  gap: 0.75rem;
  box-sizing: border-box;
  min-height: 2.75rem;
  padding: 0 1.125rem;
  border-radius: 0.9375rem;
  color: inherit;
  font-weight: 600;
  text-decoration: none;

  &:hover {
    background: rgb(255 255 255 / 0.55);
  }

  &:focus-visible {
    outline: 3px solid #150b2e;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #ffffff;
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
    background: #3b1583;
    color: #ffffff;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`
