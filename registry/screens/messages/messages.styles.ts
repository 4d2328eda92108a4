import { styled } from '../../glass/glass'
import { visuallyHidden } from '../../shared/visually-hidden'

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

/** Text for assistive technology only. */
export const Hidden = styled.span`
  ${visuallyHidden}
`
