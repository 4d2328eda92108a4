import styled from '@emotion/styled'

/** The width of the container, not of the window, decides whether words fit beside the arrows. */
export const Nav = styled.nav`
  width: 100%;
  container-type: inline-size;
`

/** The glass behind the buttons. */
export const Bar = styled.ul`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.125rem;
  box-sizing: border-box;
  margin: 0 auto;
  padding: 0.25rem;
  border: 1px solid rgb(255 255 255 / 0.6);
  border-radius: 1.125rem;
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.6),
    0 12px 32px -14px rgb(21 11 46 / 0.6);
  color: #150b2e;
  list-style: none;

  @container (min-width: 32rem) {
    width: fit-content;
  }

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

/** Holds a button. In a narrow bar, all buttons share the width. */
export const Place = styled.li`
  flex: 1 1 1.75rem;
  max-width: 2.75rem;

  @container (min-width: 32rem) {
    flex: none;
    max-width: none;
  }
`

/** A button with a page number or an arrow. */
export const Control = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  box-sizing: border-box;
  width: 100%;
  height: 2.5rem;
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
    background: rgb(255 255 255 / 0.6);
  }

  &[aria-current],
  &[aria-current]:hover:enabled {
    background: #3b1583;
    color: #ffffff;
    cursor: default;
  }

  &:disabled {
    color: rgb(21 11 46 / 0.5);
    cursor: not-allowed;
  }

  &:focus-visible {
    outline: 3px solid #150b2e;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #ffffff;
  }

  @container (min-width: 32rem) {
    min-width: 2.5rem;
    padding: 0 0.75rem;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
    }
  }
`

/** Holds an ellipsis. It keeps its width when empty, so that no button moves away from the pointer. */
export const Gap = styled.li`
  width: 0.875rem;
  line-height: 2.5rem;
  text-align: center;
`

/** A decorative arrow. The button is named by its word or its label. */
export const Glyph = styled.span`
  margin-top: -0.1875rem;
  font-size: 1.375rem;
  line-height: 1;
`

/** A word that names its button, and is visible when there is room. */
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
