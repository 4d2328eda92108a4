import { glass, styled } from '../glass/glass'

/** The pane of glass around a field. On glass that is there already, it is only a place. */
export const Root = styled.div`
  ${glass.regular}
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  width: 100%;
  /* As wide as an Input in a pane. */
  max-width: calc(26rem + 2px);
  padding: 0.875rem 1rem 1rem;
  line-height: 1.4;

  /* What is in the pane has nothing left to blur, and throws no shadow on the words below. */
  & > * {
    --glass-thin-blur: none;
    --glass-regular-blur: none;
    --glass-shadow: 0 0 transparent;
  }

  &[data-bare] {
    max-width: 24rem;
    padding: 0;
    color: inherit;

    &::before {
      content: none;
    }
  }
`

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
  width: 100%;
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
