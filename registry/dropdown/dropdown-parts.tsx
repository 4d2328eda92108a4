import styled from '@emotion/styled'

export const Root = styled.div`
  display: inline-grid;
  justify-items: center;
  gap: 0.75rem;
  color: #150b2e;
`

const glass = `
  border: 1px solid rgb(255 255 255 / 0.6);
  background: linear-gradient(160deg, rgb(255 255 255 / 0.68), rgb(255 255 255 / 0.54));
  -webkit-backdrop-filter: blur(16px) saturate(1.6);
  backdrop-filter: blur(16px) saturate(1.6);

  @supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px))) {
    background: rgb(255 255 255 / 0.9);
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    background: #ffffff;
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }
`

const focusRing = `
  &:focus-visible {
    outline: 3px solid #150b2e;
    outline-offset: -3px;
    box-shadow: inset 0 0 0 5px #ffffff;
  }
`

export const Toggle = styled.button`
  ${glass}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  box-sizing: border-box;
  width: 15rem;
  max-width: 100%;
  min-height: 3rem;
  padding: 0.5rem 1.125rem;
  border-radius: 1rem;
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.6),
    0 12px 32px -14px rgb(21 11 46 / 0.6);
  color: inherit;
  font: inherit;
  font-weight: 650;
  text-align: start;
  cursor: pointer;

  &:hover {
    border-color: #ffffff;
  }

  ${focusRing}
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

/* The browser keeps the list next to its button. Without anchor positioning, it is at the bottom of the window. */
export const List = styled.ul`
  ${glass}
  position-area: block-end span-inline-end;
  position-try-fallbacks: flip-block;
  inset: auto;
  box-sizing: border-box;
  min-width: anchor-size(width);
  max-height: min(20rem, 60vh);
  margin: 0.5rem 0;
  padding: 0.375rem;
  border-radius: 1rem;
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.6),
    0 20px 48px -14px rgb(21 11 46 / 0.7);
  color: #150b2e;
  color-scheme: light;
  list-style: none;
  overflow-y: auto;

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
  min-height: 2.5rem;
  padding: 0 0.75rem;
  border-radius: 0.75rem;
  cursor: pointer;

  &:hover {
    background: rgb(255 255 255 / 0.6);
  }

  &[aria-selected='true'] {
    font-weight: 700;
  }

  &[aria-selected='true']::after {
    content: '';
    flex: none;
    width: 0.375rem;
    height: 0.75rem;
    margin: -0.25rem 0.25rem 0 0;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }

  ${focusRing}
`

export const Chosen = styled.output`
  ${glass}
  padding: 0.25rem 0.875rem;
  border-radius: 1rem;
  font-size: 0.9375rem;
  font-weight: 600;

  &:empty {
    visibility: hidden;
  }
`
