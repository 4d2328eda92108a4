import { schemeColors, styled } from '../glass/glass'

/** The root of a screen. Its custom properties have the colors of the glass around it. */
export const Screen = styled.div`
  ${schemeColors}
  --screen-tint: var(--glass-tint, var(--_scheme-tint));
  --screen-foreground: var(--glass-foreground, var(--_scheme-foreground));
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  width: 100%;
`

export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
`

/** Items side by side, which wrap when the row is too narrow. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 1rem;
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
  font-size: 1.25rem;
  font-weight: 700;
  line-height: 1.3;
`

export const Text = styled.p`
  margin: 0.25rem 0 0;
  font-size: 0.9375rem;
  line-height: 1.5;
`
