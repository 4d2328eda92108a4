import { focusRing, glass, pressed, styled } from '../glass/glass'
import { lit } from '../shared/lit'

export const Root = styled.article`
  ${glass.thick}
  ${lit}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 1rem;
  width: 100%;
  max-width: 22rem;
  padding: 1.5rem;
  color: var(--pricing-color);
  line-height: 1.5;
  text-align: start;
`

/* The tag is shown above the name but read after it. */
export const Header = styled.header`
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-start;
  gap: 0.625rem;
`

export const Title = styled.h3`
  margin: 0;
  color: var(--pricing-title);
  font-size: 1.5rem;
  font-weight: 700;
  line-height: 1.25;
`

export const Tag = styled.span`
  padding: 0.0625rem 0.6875rem;
  /* In forced-colors mode, the background disappears and the border shows. */
  border: 1px solid transparent;
  border-radius: 999px;
  background-color: var(--pricing-tag);
  color: var(--pricing-tag-text);
  font-size: 0.875rem;
  font-weight: 600;
`

export const Body = styled.p`
  margin: 0;
`

export const Price = styled.p`
  margin: 0;
  font-size: 1rem;
  font-variant-numeric: tabular-nums;

  & > strong {
    margin-inline-end: 0.125rem;
    font-size: 2.75rem;
    font-weight: 700;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
`

export const Features = styled.ul`
  display: grid;
  gap: 0.625rem;
  margin: 0;
  padding: 1rem 0 0.5rem;
  border-top: 1px solid var(--_line);
  list-style: none;
`

export const Feature = styled.li`
  position: relative;
  padding-inline-start: 1.75rem;

  /* A check mark: two sides of a turned box. */
  &::before {
    content: '';
    position: absolute;
    top: 0.3125rem;
    inset-inline-start: 0.375rem;
    width: 0.375rem;
    height: 0.6875rem;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: 42deg;
  }

  &::first-letter {
    text-transform: uppercase;
  }
`

export const Action = styled.a`
  display: grid;
  place-items: center;
  min-height: 2.875rem;
  margin-top: auto;
  padding: 0.5rem 1.25rem;
  border: 1px solid rgb(255 255 255 / 0.3);
  border-radius: 0.875rem;
  background-image: linear-gradient(135deg, var(--pricing-button), var(--pricing-button-end));
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.35),
    0 10px 24px -10px rgb(8 2 30 / 0.8);
  color: #ffffff;
  font: inherit;
  font-weight: 600;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform 0.15s;

  &:hover {
    transform: translateY(-2px);
  }

  &:active {
    ${pressed}
  }

  &:focus-visible {
    ${focusRing}
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
