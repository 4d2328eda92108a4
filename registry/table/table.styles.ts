import { css, keyframes } from '@emotion/react'
import { glass, insetFocusRing, styled } from '../glass/glass'
import { field } from '../shared/choice.styles'
import { visuallyHidden } from '../shared/visually-hidden'

const pass = keyframes`
  from {
    background-position: 150% 0;
  }

  to {
    background-position: -50% 0;
  }
`

/** The pane. Give it a `max-height`, and the rows scroll below the head. */
export const Pane = styled.div`
  ${glass.regular}
  position: relative;
  display: flex;
  flex-direction: column;
  width: 100%;
  padding: 0.375rem;
  container-type: inline-size;
`

/** What scrolls, where the table is larger than the pane. */
export const Region = styled.div`
  min-height: 0;
  border-radius: 0.875rem;
  overflow: auto;
  /* What gets focus is not below the head. */
  scroll-padding-block-start: 3.5rem;
  overscroll-behavior-x: contain;

  &:focus-visible {
    ${insetFocusRing}
  }

  @media print {
    overflow: visible;
  }
`

export const Grid = styled.table`
  --_side: 0.75rem;
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  /* A table that is too wide scrolls before its words break. */
  overflow-wrap: break-word;

  @container (max-width: 26rem) {
    --_side: 0.375rem;
    font-size: 0.875rem;
  }

  /* While new rows come, the old ones stay. */
  &[aria-busy='true'] > tbody {
    opacity: 0.6;
  }

  /* Browsers lay out and draw no part of a long table that is out of view. A row group has to be a block for that. */
  &[data-long] {
    /* What is out of view is not drawn beyond its row group. */
    min-width: var(--_least);

    &,
    & > :is(caption, thead, tbody) {
      display: block;
    }

    & > tbody {
      content-visibility: auto;
      contain-intrinsic-block-size: auto calc(var(--_rows) * 2.75rem);
    }

    @media print {
      & > tbody {
        content-visibility: visible;
      }
    }
  }
`

export const Caption = styled.caption`
  padding: 0.625rem 0.75rem 0.75rem;
  font-size: 1.0625rem;
  font-weight: 700;
  text-align: start;

  /* It stays where the columns scroll. */
  & > span {
    position: sticky;
    inset-inline-start: 0.75rem;
  }
`

/** What all cells share. */
export const cell = css`
  padding: 0.625rem var(--_side);
  border: 0;
  border-block-start: 1px solid var(--_line);
  text-align: start;
  vertical-align: middle;

  &[data-align='center'] {
    text-align: center;
  }

  &[data-align='end'] {
    text-align: end;
  }

  [data-selected] > & {
    background: var(--_hover);
  }

  /* The column of the checkboxes is as wide as they are. */
  &[data-box] {
    width: 1px;
    padding-inline-end: 0.25rem;
    line-height: 0;
  }

  [data-long] &[data-box] {
    width: auto;
  }
`

/** A row. In a long table, its cells are columns of a grid. */
export const Line = styled.tr`
  [data-long] > * > & {
    display: grid;
    grid-template-columns: var(--_columns);
    min-width: var(--_least);
  }
`

export const Cell = styled.td`
  ${cell}
`

/** The cell that names its row. */
export const HeadCell = styled.th`
  ${cell}
  font-weight: 600;
`

/** The native checkbox of a row, and of all. */
export const Box = styled.input`
  ${field}
  margin: 0;
  border-radius: calc(0.625rem / 2);
  cursor: pointer;

  &::before {
    width: 0.375rem;
    height: 0.75rem;
    margin-top: -0.1875rem;
    border: solid currentColor;
    border-width: 0 2.5px 2.5px 0;
    transform: rotate(45deg);
  }

  &:indeterminate::before,
  &[data-mixed]:not(:checked)::before {
    width: 0.75rem;
    height: 0;
    margin-top: 0;
    border-width: 0 0 2.5px;
    transform: none;
  }

  /* A finger needs more than what is seen. */
  @media (pointer: coarse) {
    position: relative;

    &::after {
      content: '';
      position: absolute;
      inset: -0.6875rem;
    }
  }
`

/** What stands in place of rows. */
export const Note = styled.td`
  padding: 2rem 1rem;
  border: 0;
  border-block-start: 1px solid var(--_line);
  text-align: center;
`

/** Says that rows are coming: a line of light below the head that passes again and again. */
export const Coming = styled.span`
  position: absolute;
  inset: auto 1.25rem 0.25rem;
  height: 0.1875rem;
  border-radius: 999px;
  background: linear-gradient(90deg, transparent, var(--_foreground), transparent) no-repeat 50% 0 / 50% 100%;
  animation: ${pass} 1.4s linear infinite;

  @media (prefers-reduced-motion: reduce) {
    background-size: 100% 100%;
    animation: none;
  }
`

/** What is only heard. */
export const Heard = styled.span`
  ${visuallyHidden}
`
