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
