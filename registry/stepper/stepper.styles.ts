import { css } from '@emotion/react'
import { filled, glass, insetFocusRing, pressed, sized, styled } from '../glass/glass'
import { kindColors } from '../shared/kinds'
import { visuallyHidden } from '../shared/visually-hidden'

/** Steps in a row: each text is below its disc, and a line leads to the next disc. */
const row = css`
  & > li {
    --_basis: 0%;
    --_flow: column;
    --_align: center;
    --_side: auto;
    --_text-align: center;
    --_first-line: 0rem;
    --_after: 0rem;
  }

  & > li::after {
    top: calc(var(--_pad) + var(--_disc) / 2 - 1px);
    bottom: auto;
    inset-inline-start: calc(50% + var(--_disc) / 2 + 0.375rem);
    width: calc(100% - var(--_disc) - 0.75rem);
    border-width: 2px 0 0;
  }
`

/** The list is a column where it has too little space for a row. */
export const List = styled.ol`
  ${glass.regular}
  ${sized}
  --_disc: calc(2.25rem + var(--_size));
  --_pad: 0.5rem;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  width: 100%;
  margin: 0;
  padding: 0.5rem;
  font-size: calc(1em + var(--_size) / 4);
  line-height: 1.4;
  list-style: none;

  &[data-orientation='vertical'] {
    flex-flow: column nowrap;
    width: fit-content;
    max-width: 100%;

    & > li {
      --_basis: auto;
    }
  }

  &[data-orientation='horizontal'] {
    container-type: inline-size;
  }

  @container (min-width: 26rem) {
    &[data-orientation='horizontal']:not([data-many]) {
      ${row}
    }
  }

  @container (min-width: 44rem) {
    &[data-orientation='horizontal'][data-many] {
      ${row}
    }
  }
`

/** The place of a step, with the line to the next one. */
export const Place = styled.li`
  position: relative;
  flex: 1 1 var(--_basis, 100%);
  min-width: 0;

  &:not(:last-child) {
    padding-bottom: var(--_after, 0.5rem);
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(var(--_pad) + var(--_disc) + 0.25rem);
    bottom: calc(0.25rem - var(--_pad));
    inset-inline-start: calc(var(--_pad) + var(--_disc) / 2 - 1px);
    border: 0 solid var(--_boundary);
    border-inline-start-width: 2px;
    pointer-events: none;
  }

  &[data-status='done']::after {
    border-color: var(--_foreground);
  }
`

/** A step: a link, a button, or neither. */
export const Step = styled.span`
  position: relative;
  display: flex;
  flex-direction: var(--_flow, row);
  align-items: var(--_align, flex-start);
  gap: 0.25rem 0.75rem;
  width: fit-content;
  max-width: 100%;
  min-width: 2.75rem;
  margin-inline: var(--_side, 0);
  padding: var(--_pad);
  border: 0;
  border-radius: 0.875rem;
  background: none;
  color: inherit;
  font: inherit;
  text-align: var(--_text-align, start);
  text-decoration: none;

  &:is(a, button):hover {
    background: var(--_hover);
  }

  &:is(a, button):active {
    ${pressed}
  }

  &:focus-visible {
    ${insetFocusRing}
  }
`

/** The number of a step, or the sign in its place. */
export const Disc = styled.span`
  position: relative;
  display: grid;
  flex: none;
  place-items: center;
  width: var(--_disc);
  height: var(--_disc);
  border: 2px solid var(--_boundary);
  border-radius: 50%;
  background: color-mix(in srgb, var(--_tint) 40%, transparent);
  font-weight: 700;
  font-variant-numeric: tabular-nums;

  [data-status='done'] > * > & {
    border-color: var(--_foreground);
    ${filled}
  }

  [aria-current] > & {
    border-color: var(--_foreground);
    outline: 2px solid var(--_foreground);
    outline-offset: 2px;
    background: var(--_fallback);
    color: inherit;
  }

  [data-status='error'] > * > & {
    background: ${kindColors.error};
    color: var(--_scheme-tint);
  }

  @media (forced-colors: active) {
    [aria-current] > & {
      outline-color: Highlight;
    }
  }
`

export const Sign = styled.svg`
  width: 60%;
  height: 60%;
  fill: none;
  stroke: currentColor;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`

/** The texts of a step. Beside a disc, their first line is in the middle of it. */
export const Texts = styled.span`
  display: grid;
  min-width: 0;
  padding-top: var(--_first-line, max(0rem, calc((var(--_disc) - 1lh) / 2)));
`

export const Title = styled.span`
  font-weight: 600;

  [data-status='upcoming'] > :not([aria-current]) & {
    font-weight: 400;
  }
`

/** The text for screen readers after a step's name. */
export const Status = styled.span`
  ${visuallyHidden}
`

export const Description = styled.span`
  font-size: 0.875em;
`
