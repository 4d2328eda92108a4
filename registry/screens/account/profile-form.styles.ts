import { styled } from '../../glass/glass'

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.125rem;
`

/** As many fields side by side as fit. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: 1.125rem 1rem;
`

/** A label above its field, which fills the width. */
export const Field = styled.div`
  display: grid;
  align-content: start;
  gap: 0.375rem;
  min-width: 0;
  font-size: 0.9375rem;

  & > :is(label, [aria-hidden]) {
    font-weight: 600;
  }

  & > div {
    justify-items: stretch;
  }

  & > div > button {
    width: 100%;
  }
`
