import { styled } from '../../glass/glass'

/** A narrow column beside a wide one. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: inherit;

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 5fr);
  }
`
