import { css } from '@emotion/react'
import { filled, focusRing, glass, styled, well } from '../glass/glass'

/** What all choices share: a check and an option of a group. Beside each other, a field and its label. */
export const choice = css`
  position: relative;
  isolation: isolate;
  display: inline-flex;
  flex-direction: column;
  justify-content: center;
  max-width: 100%;
  min-height: 2.75rem;
  font-weight: 600;
  line-height: 1.4;

  &:has(:disabled) {
    color: color-mix(in srgb, var(--_foreground) 60%, transparent);
  }

  @media (forced-colors: active) {
    &:has(:disabled) {
      color: GrayText;
    }
  }
`

/** A native checkbox or radio button, which is hollow, and filled while it is chosen. Its mark is its own layer. */
export const field = css`
  ${well}
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 1.375rem;
  height: 1.375rem;
  /* The field is in the middle of the first line. */
  margin: calc((1lh - 1.375rem) / 2) 0;
  color: inherit;
  font: inherit;
  cursor: inherit;
  transition: background-color 0.15s;

  &:is(:checked, [data-mixed])::before {
    content: '';
  }

  &:is(:checked, [data-mixed]) {
    ${filled}
  }

  &:disabled {
    opacity: 0.6;
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
    background: Canvas;
    forced-color-adjust: none;

    &:is(:checked, [data-mixed]) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }

    &:disabled {
      border-color: GrayText;
      opacity: 1;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

/** A field with its label. A press anywhere on the choice is one on the label. */
export const Label = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 0.75rem;
  cursor: pointer;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
  }

  &:has(:disabled) {
    cursor: not-allowed;
  }
`

/** A sentence below a label. What is no link in it lets a press through to the label. */
export const Description = styled.span`
  padding-inline-start: 2.125rem;
  font-size: 0.875rem;
  font-weight: 400;
  pointer-events: none;

  & a {
    color: inherit;
    pointer-events: auto;
  }
`

/** The pane of a group of choices. */
export const Group = styled.fieldset`
  ${glass.regular}
  position: relative;
  width: fit-content;
  min-width: 0;
  max-width: 100%;
  margin: 0;
  padding: 1rem 0.5rem 0.5rem;
  border: 0;
`

/** The heading of a group. It floats, so that it is inside the pane and not in its upper edge. */
export const Legend = styled.legend`
  float: inline-start;
  width: 100%;
  padding: 0 0.75rem;
  color: inherit;
  font-size: 1.0625rem;
  font-weight: 700;
  line-height: 1.35;
`

/** The options, one below the other, or beside each other where there is space. */
export const Options = styled.div`
  clear: both;
  display: grid;
  padding-top: 0.375rem;

  &[data-orientation='horizontal'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
  }
`

/** One option. */
export const Option = styled.span`
  ${choice}
  padding: 0.375rem 0.75rem;
  border-radius: 0.875rem;

  &:hover {
    background: var(--_hover);
  }
`
