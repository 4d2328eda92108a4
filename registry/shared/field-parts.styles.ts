import { styled } from '../glass/glass'

export const Label = styled.label`
  padding-bottom: 0.5rem;
  font-weight: 700;

  /* The control itself says that it is required. */
  &[data-required]::after {
    content: ' *';
    content: ' *' / '';
  }
`

/** The line below the control: an error and a hint, and the counter at its end. */
export const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.125rem 1rem;
  width: var(--_notes, 100%);
  max-width: 100%;
  font-size: 0.875rem;

  /* The place of an error is always there, so that a screen reader hears what comes. */
  &:has(> :not([aria-live]), [aria-live] > *) {
    padding-top: 0.5rem;
  }
`

/** An error, behind a mark. */
export const ErrorText = styled.span`
  display: flex;
  gap: 0.5rem;
  width: 100%;
  font-weight: 600;
`

/** The mark: a disc with an exclamation mark in the color of the text. */
export const Mark = styled.svg`
  flex: none;
  width: 1.25em;
  height: 1.25em;
  margin-top: calc((1lh - 1.25em) / 2);
`

export const Counter = styled.span`
  margin-inline-start: auto;
  font-variant-numeric: tabular-nums;
`

/** A control with its label, and no pane. It is as wide as the control may be. */
export const Stack = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  width: 100%;
  max-width: 24rem;
  line-height: 1.4;
  overflow-wrap: anywhere;

  &:has(> textarea) {
    max-width: 30rem;
  }
`
