import { styled } from '../../glass/glass'
import { visuallyHidden } from '../../shared/visually-hidden'

/** A part of the settings: what it is about, and below or beside that its controls. */
export const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem 2.5rem;
  padding-block: 1.5rem;
  border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent);

  &:first-of-type {
    padding-top: 0.5rem;
    border-top: 0;
  }

  [role='tabpanel'] > &:last-child {
    padding-bottom: 0.25rem;
  }

  form + & {
    margin-top: 1.25rem;
  }

  @container (min-width: 44rem) {
    /* A table needs all of the width. */
    &:not([data-wide]) {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr);
    }

    /* Two fields, as wide as they become. */
    &:not([data-wide]) > :last-child {
      max-width: 49rem;
    }
  }
`

/** The controls of a part, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1rem;
`

/** Two fields side by side where they fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(12.5rem, 50% - 0.5rem), 100%), 1fr));
  align-items: start;
  gap: 1.125rem 1rem;
`

/** Something at the start of a line, and what fills the rest of it. */
export const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 1rem;

  & > :last-child {
    flex: 1;
    min-width: 0;
  }
`

/** What is left below a form: the state of its values, and its buttons. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1rem;
  padding-top: 1rem;
  border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent);
`

/** Buttons beside each other. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`

/** What only screen readers say. */
export const Hidden = styled.span`
  ${visuallyHidden}
`
