import { keyframes } from '@emotion/react'
import { flatGlass, glass, hovered, insetFocusRing, pressed, sized, styled } from '../glass/glass'

export const Root = styled.div`
  display: inline-block;
  max-width: 100%;
`

/** The place in which a right click, or a long press, opens a menu. */
export const Area = styled.div`
  -webkit-touch-callout: none;
`

export const Toggle = styled.button`
  ${glass.regular}
  ${sized}
  /* The border of a field must be visible on any backdrop. */
  --_border: var(--glass-border, var(--_boundary));
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: calc(0.75rem + var(--_size) / 4);
  max-width: 100%;
  min-height: calc(2.75rem + var(--_size));
  padding: 0.5rem calc(1.125rem + var(--_size) / 2);
  border: 0;
  border-radius: var(--glass-radius, 0.875rem);
  background: none;
  font: inherit;
  font-size: calc(1rem + var(--_size) / 4);
  font-weight: 600;
  text-align: start;
  cursor: pointer;

  &:hover:enabled {
    ${hovered}
  }

  &:active:enabled {
    ${pressed}
  }

  &:disabled {
    cursor: not-allowed;
    color: color-mix(in srgb, var(--_foreground) 70%, transparent);
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  @media (pointer: coarse) {
    min-height: max(2.75rem, calc(2.75rem + var(--_size)));
  }
`

/** The arrow of the button, and of an item that opens a submenu. */
export const Arrow = styled.span`
  flex: none;
  width: 0.5rem;
  height: 0.5rem;
  border: solid currentColor;
  border-width: 0 2px 2px 0;
  transform: translateY(-0.125rem) rotate(45deg);

  [role='menu'] & {
    transform: rotate(-45deg);
  }

  [role='menu'] &:dir(rtl) {
    transform: rotate(135deg);
  }
`

/* It is placed by its size, which a transform would change. */
const appear = keyframes`
  from {
    opacity: 0;
  }
`

/* A submenu is in the menu around it, and is shown above all of it. */
export const List = styled.div`
  ${flatGlass.thick}
  --_border: var(--glass-border, var(--_boundary));
  box-sizing: border-box;
  position: fixed;
  inset: auto;
  width: max-content;
  min-width: 12rem;
  max-width: min(20rem, 100%);
  max-height: min(30rem, 100dvh);
  margin: 0;
  padding: 0.25rem;
  border-radius: var(--glass-radius, 0.875rem);
  font-size: 1rem;
  font-weight: 400;
  line-height: 1.4;
  text-align: start;
  overflow-y: auto;
  animation: ${appear} 0.12s ease-out;

  &:focus {
    outline: none;
  }

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

export const Option = styled.button`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  width: 100%;
  min-height: 2.5rem;
  padding: 0.375rem 0.75rem;
  border: 0;
  border-radius: 0.625rem;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:is(:hover, :focus, [aria-expanded='true']) {
    background: var(--_hover);
  }

  &:focus {
    outline: none;
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  /* The mark's space is reserved while it is not shown. */
  &[aria-checked]::before {
    content: '';
    flex: none;
    box-sizing: border-box;
    width: 0.4375rem;
    height: 0.75rem;
    margin-block-start: -0.25rem;
    margin-inline: 0.375rem 0.4375rem;
    border: solid transparent;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }

  &[aria-checked='true']::before {
    border-color: currentColor;
  }

  &[role='menuitemradio']::before {
    width: 0.5rem;
    height: 0.5rem;
    margin-block-start: 0;
    margin-inline: 0.375rem;
    border-width: 0.25rem;
    border-radius: 50%;
  }

  &[aria-disabled='true'] {
    background: none;
    color: color-mix(in srgb, var(--_foreground) 60%, transparent);
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }

  @media (forced-colors: active) {
    &:is(:focus, [aria-expanded='true']) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }

    &[aria-disabled='true'] {
      color: GrayText;
    }
  }
`

export const Icon = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 1.25rem;
`

export const Label = styled.span`
  flex: 1;
`

export const Shortcut = styled.span`
  max-width: 50%;
  padding-inline-start: 0.75rem;
  font-size: 0.875rem;
`

export const Heading = styled.span`
  display: block;
  padding: 0.5rem 0.75rem 0.25rem;
  font-size: 0.875rem;
  font-weight: 700;
`

export const Separator = styled.hr`
  margin: 0.25rem 0.75rem;
  border: 0;
  border-top: 1px solid var(--_line);
  color: inherit;
`
