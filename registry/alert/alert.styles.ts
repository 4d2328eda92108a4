import { css } from '@emotion/react'
import { glass, insetFocusRing, pressed, styled } from '../glass/glass'
import { kindColor } from '../shared/kinds'
import { visuallyHidden } from '../shared/visually-hidden'

export const Root = styled.div`
  ${glass.regular}
  ${kindColor}
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  width: 100%;
  padding: 1rem;
  line-height: 1.5rem;
`

/** What is beside the first line is in the middle of it. */
const beside = css`
  flex: none;
  margin-block: calc((1.5rem - var(--alert-height)) / 2);
`

/** A shape in the color of the kind, and a sign in it: one of them is seen on any glass. */
export const Icon = styled.svg`
  --alert-height: 1.75rem;
  ${beside}
  width: 1.75rem;
  height: 1.75rem;
  fill: var(--_kind);
  stroke: var(--_kind);
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;

  & > path + path {
    fill: none;
    stroke: var(--_scheme-tint);
  }

  @media (forced-colors: active) {
    &,
    & > path + path {
      fill: none;
      stroke: CanvasText;
    }
  }
`

export const Main = styled.div`
  flex: 1;
  min-width: 0;
`

/** The texts. While a live region waits for them, their place is there. */
export const Texts = styled.div`
  display: grid;
  gap: 0.125rem;

  &[data-waiting] > * {
    visibility: hidden;
  }
`

export const Kind = styled.span`
  ${visuallyHidden}
`

export const Heading = styled.p`
  margin: 0;
  font-size: 1.0625rem;
  font-weight: 700;
  line-height: inherit;
`

export const Body = styled.div`
  & a {
    color: inherit;
  }
`

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: 0.75rem;
`

export const Close = styled.button`
  --alert-height: 2.25rem;
  ${beside}
  display: grid;
  place-items: center;
  width: var(--alert-height);
  height: var(--alert-height);
  margin-inline-end: -0.375rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: none;
  color: inherit;
  font: inherit;
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

  @media (pointer: coarse) {
    --alert-height: 2.75rem;
  }
`
