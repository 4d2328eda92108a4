import { styled } from '../../glass/glass'

/** A wide column beside a narrow one. */
export const Columns = styled.div`
  display: grid;
  gap: inherit;

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`

/** The heading of a card, smaller than on other screens: there are many cards. */
export const Heading = styled.h3`
  margin: 0;
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.3;
`
