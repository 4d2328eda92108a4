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

/** As many fields side by side as fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: 1.125rem 1rem;

  /* What needs all of the width. */
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`
