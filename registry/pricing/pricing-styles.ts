import styled from '@emotion/styled'

const lacksBackdropFilter =
  '@supports not ((backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px)))'

export const Root = styled.article`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: 1rem;
  box-sizing: border-box;
  width: 100%;
  max-width: 22rem;
  padding: 1.5rem;
  border: 1px solid rgb(255 255 255 / 0.24);
  border-radius: 1.5rem;
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.28),
    0 24px 48px -20px rgb(8 2 30 / 0.6);
  line-height: 1.5;
  text-align: start;
  overflow-wrap: anywhere;

  /* The glass is a separate layer, so that glass inside the card can still blur the page. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    background:
      linear-gradient(160deg, rgb(255 255 255 / 0.1), rgb(255 255 255 / 0) 45%), rgb(18 9 44 / 0.74);
    -webkit-backdrop-filter: blur(18px) saturate(1.3);
    backdrop-filter: blur(18px) saturate(1.3);
  }

  ${lacksBackdropFilter} {
    &::before {
      background: rgb(18 9 44 / 0.92);
    }
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before {
      background: rgb(18 9 44);
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }
  }
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
  font-size: 1.5rem;
  font-weight: 700;
  line-height: 1.25;
`

export const Tag = styled.span`
  padding: 0.125rem 0.75rem;
  border-radius: 999px;
  font-size: 0.8125rem;
  font-weight: 650;
`

export const Body = styled.p`
  margin: 0;
`

export const Price = styled.p`
  margin: 0;
  font-size: 1.0625rem;

  & > strong {
    margin-inline-end: 0.125rem;
    font-size: 2.75rem;
    font-weight: 750;
    letter-spacing: -0.03em;
    line-height: 1.1;
  }
`

export const Features = styled.ul`
  display: grid;
  gap: 0.625rem;
  margin: 0;
  padding: 1rem 0 0.5rem;
  border-top: 1px solid rgb(255 255 255 / 0.18);
  list-style: none;
`

export const Feature = styled.li`
  position: relative;
  padding-inline-start: 1.75rem;

  &::first-letter {
    text-transform: uppercase;
  }
`

export const Check = styled.svg`
  position: absolute;
  top: 0.25rem;
  inset-inline-start: 0;
  width: 1rem;
  height: 1rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`

export const Action = styled.a`
  display: grid;
  place-items: center;
  min-height: 2.875rem;
  margin-top: auto;
  padding: 0.5rem 1.25rem;
  border: 1px solid rgb(255 255 255 / 0.3);
  border-radius: 0.875rem;
  box-shadow:
    inset 0 1px 0 rgb(255 255 255 / 0.35),
    0 10px 24px -10px rgb(8 2 30 / 0.8);
  color: #ffffff;
  font-weight: 650;
  text-align: center;
  text-decoration: none;
  transition: transform 0.15s;

  &:hover {
    transform: translateY(-2px);
  }

  &:active {
    transform: translateY(1px);
  }

  &:focus-visible {
    outline: 3px solid #ffffff;
    outline-offset: 3px;
    box-shadow: 0 0 0 8px rgb(8 2 30 / 0.85);
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
