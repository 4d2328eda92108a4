import { filled, focusRing, glass, pressed, styled } from '../glass/glass'
import { lit } from '../shared/lit'

export const Card = styled.article`
  ${glass.regular}
  ${lit}
  position: relative;
  width: 100%;
  max-width: 22rem;
  padding: 0.875rem;
`

export const Picture = styled.div`
  padding: 1.25rem 1rem 0.75rem;
  /* Light in the color of the product, without an edge. */
  background: radial-gradient(
    closest-side,
    color-mix(in srgb, var(--product-color) 40%, transparent),
    transparent
  );

  & img {
    display: block;
    width: 100%;
    height: auto;
  }
`

export const Details = styled.div`
  padding: 1rem 0.625rem 0.375rem;
`

export const Brand = styled.p`
  margin: 0;
  font-size: 0.875rem;
  font-weight: 700;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`

export const Name = styled.h3`
  margin: 0.125rem 0 0.375rem;
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1.25;
`

export const Buttons = styled.div`
  display: flex;
  gap: 0.625rem;
`

export const CartButton = styled.button`
  display: inline-flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-height: 3rem;
  padding: 0 0.5rem;
  /* In forced-colors mode, the background disappears and the border shows. */
  border: 1px solid transparent;
  border-radius: 0.875rem;
  ${filled}
  font: inherit;
  font-weight: 700;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, var(--_foreground) 88%, var(--_fallback));
  }

  &:active {
    ${pressed}
  }

  &:focus-visible {
    ${focusRing}
  }
`

export const WishButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  padding: 0;
  border: 1px solid var(--_boundary);
  border-radius: 0.875rem;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover {
    background: var(--_hover);
  }

  &:active {
    ${pressed}
  }

  &[aria-pressed='true'] {
    border-color: currentColor;
    color: rgb(from var(--_scheme) clamp(160, r, 255) clamp(15, g, 158) clamp(71, b, 192));

    @media (forced-colors: active) {
      border-width: 3px;
      border-color: Highlight;
    }
  }

  &:focus-visible {
    ${focusRing}
  }
`
