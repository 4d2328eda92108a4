import { glass, insetFocusRing, styled } from '../glass/glass'

export const Card = styled.div`
  ${glass.regular}
  position: relative;
  width: 100%;
  max-width: 21.5rem;
  padding: 0.75rem;
  font-variant-numeric: tabular-nums;
`

/* The height of the heading and six rows of days. */
export const Placeholder = styled.div`
  position: relative;
  height: 15rem;
  margin-top: 5.5rem;
  background: radial-gradient(circle, var(--_hover) 0.875rem, transparent 0.9375rem) 0 0 / calc(100% / 7)
    2.5rem;

  &::before {
    content: '';
    position: absolute;
    inset: -4.875rem 30% auto;
    height: 1.5rem;
    border-radius: 999px;
    background: var(--_hover);
  }
`

export const Selection = styled.output`
  display: block;
  min-height: 2.75rem;
  padding: 0.625rem 0.5rem 0;
  border-top: 1px solid var(--_line);
  font-weight: 600;
  line-height: 1.5;
  text-align: center;
`

/** A centered row that wraps. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.5rem;
  padding: 0.25rem 0 0.625rem;
  font-size: 0.875rem;
`

export const Preset = styled.button`
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--_line);
  border-radius: 0.625rem;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  cursor: pointer;

  &:hover {
    background: var(--_hover);
  }

  &:disabled {
    background: none;
    opacity: 0.5;
    cursor: default;
  }

  &:focus-visible {
    ${insetFocusRing}
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`
