import { filled, focusRing, glass, pressed, styled } from '../glass/glass'
import { lit } from '../shared/lit'
import { visuallyHidden } from '../shared/visually-hidden'

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
  text-decoration: none;
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

export const RatingRow = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  font-size: 0.875rem;
  font-weight: 400;
`

export const Stars = styled.svg`
  height: 1.125rem;
  color: rgb(from var(--_scheme) clamp(143, r, 255) clamp(68, g, 196) min(b, 107));
  stroke: currentColor;
  stroke-linejoin: round;
  stroke-width: 2;

  &:dir(rtl) {
    transform: scaleX(-1);
  }

  @media (forced-colors: active) {
    color: CanvasText;
  }
`

export const PriceRow = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.625rem;
  margin: 1rem 0 0.875rem;
  font-variant-numeric: tabular-nums;
`

export const Now = styled.strong`
  font-size: 1.5rem;
  font-weight: 700;
  letter-spacing: -0.01em;
`

export const Off = styled.span`
  padding: 0.0625rem 0.4375rem;
  /* In forced-colors mode, the background disappears and the border shows. */
  border: 1px solid transparent;
  border-radius: 0.625rem;
  background: #0b5c37;
  color: #ffffff;
  font-size: 0.875rem;
  font-weight: 700;
`

export const Hidden = styled.span`
  ${visuallyHidden}
`

export const ChoicesRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  margin-top: 1rem;
  font-size: 0.875rem;
  font-weight: 600;
`

export const Colors = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    padding: 0;
  }
`

export const Swatches = styled.div`
  display: flex;
  gap: 0.25rem;
`

export const Swatch = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: 50%;
  cursor: pointer;

  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & span {
    width: 1.75rem;
    height: 1.75rem;
    border: 2px solid var(--_fallback);
    border-radius: 50%;
    background-color: var(--product-color);
    box-shadow: 0 0 0 1px var(--_boundary);
  }

  & input:checked + span {
    box-shadow: 0 0 0 2px var(--_foreground);
  }

  & input:focus-visible + span {
    ${focusRing}
  }

  /* The swatches keep their colors. The ring around the selected one uses system colors. */
  @media (forced-colors: active) {
    & span {
      border-color: Canvas;
      forced-color-adjust: none;
    }

    & input:checked + span {
      box-shadow: 0 0 0 3px Highlight;
    }

    & input:focus-visible + span {
      outline-color: CanvasText;
      outline-offset: 4px;
      box-shadow: 0 0 0 9px Canvas;
    }
  }
`

export const Sizes = styled.label`
  display: grid;
  gap: 0.25rem;

  & select {
    min-width: 5rem;
    max-width: 100%;
    min-height: 2.5rem;
    padding: 0.25rem 0.625rem;
    border: 1px solid var(--_boundary);
    border-radius: 0.625rem;
    background: var(--_fallback);
    color: inherit;
    font: inherit;
    cursor: pointer;
  }

  & select:focus-visible {
    ${focusRing}
  }
`
