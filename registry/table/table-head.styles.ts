import { insetFocusRing, styled } from '../glass/glass'
import { cell } from './table.styles'

/** The head stays in view while the rows scroll below it. */
export const Head = styled.thead`
  position: sticky;
  z-index: 1;
  inset-block-start: 0;
`

/** The name of a column. Rows that scroll below it do not shine through. */
export const ColumnCell = styled.th`
  ${cell}
  border-block-start-color: transparent;
  font-size: 0.875rem;
  font-weight: 600;

  [data-high] & {
    background: color-mix(in srgb, var(--_fallback) 92%, transparent);
  }

  &:first-of-type {
    border-start-start-radius: 0.625rem;
    border-end-start-radius: 0.625rem;
  }

  &:last-of-type {
    border-start-end-radius: 0.625rem;
    border-end-end-radius: 0.625rem;
  }

  &:has(> button) {
    padding: 0;
  }
`

/** A column name that sorts: all of its cell can be pressed. */
export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
  width: 100%;
  min-height: 2.5rem;
  padding: 0.625rem var(--_side);
  border: 0;
  border-radius: 0.625rem;
  background: none;
  color: inherit;
  font: inherit;
  text-align: inherit;
  cursor: pointer;

  [data-align='center'] > & {
    justify-content: center;
  }

  [data-align='end'] > & {
    justify-content: end;
  }

  &:hover {
    background: var(--_hover);
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`

/** Two arrows, of which the one of the direction is drawn in full. */
export const Arrows = styled.svg`
  flex: none;

  & > path {
    opacity: 0.45;
  }

  [aria-sort='ascending'] > * > & > path:first-of-type,
  [aria-sort='descending'] > * > & > path:last-of-type {
    opacity: 1;
  }

  [aria-sort='ascending'] > * > & > path:last-of-type,
  [aria-sort='descending'] > * > & > path:first-of-type {
    opacity: 0;
  }
`
