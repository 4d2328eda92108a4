import { styled } from '../../glass/glass'
import { schemes } from '../../glass/levels'

export const Screen = styled.div`
  --screen-tint: var(--glass-tint, light-dark(${schemes.light.tint}, ${schemes.dark.tint}));
  --screen-foreground: var(
    --glass-foreground,
    light-dark(${schemes.light.foreground}, ${schemes.dark.foreground})
  );
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  width: 100%;
`

export const Columns = styled.div`
  display: grid;
  gap: inherit;

  @container (min-width: 44rem) {
    grid-template-columns: minmax(0, 5fr) minmax(0, 3fr);
  }
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`

export const Title = styled.h2`
  margin: 0;
  font-size: 1.5rem;
  font-weight: 700;
  letter-spacing: -0.015em;
  line-height: 1.25;
`

export const Heading = styled.h3`
  margin: 0;
  font-size: 1rem;
  font-weight: 700;
  line-height: 1.3;
`

export const Text = styled.p`
  margin: 0.25rem 0 0;
  font-size: 0.9375rem;
  line-height: 1.5;
`

/** Things side by side that wrap where there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1rem;
`
