import { styled } from '../../glass/glass'

/** The product beside its pictures. */
export const Columns = styled.div`
  display: grid;
  align-items: start;
  gap: inherit;

  @container (min-width: 40rem) {
    grid-template-columns: minmax(0, 6fr) minmax(0, 7fr);
  }
`

/** Cards side by side, or stacked. */
export const Cards = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  gap: inherit;

  @container (min-width: 44rem) {
    grid-auto-flow: column;
  }
`
