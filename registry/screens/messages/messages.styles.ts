import { styled } from '../../glass/glass'

/** The list of conversations beside the open one. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: inherit;

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
  }
`

/** Small buttons close together. */
export const Tools = styled.div`
  display: flex;
  gap: 0.5rem;
`

/** The parts of a card, stacked. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
`

/** At the end of the line. */
export const End = styled.div`
  display: flex;
  justify-content: end;
`
