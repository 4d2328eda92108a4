import styled from '@emotion/styled'

export const Card = styled.article`
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: 22rem;
  padding: 0.875rem;
  border-radius: 1.5rem;
  color: #160a33;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border: 1px solid rgb(255 255 255 / 0.7);
    border-radius: inherit;
    background: linear-gradient(165deg, rgb(255 255 255 / 0.66), rgb(255 255 255 / 0.8));
    box-shadow: 0 22px 48px -18px rgb(26 8 70 / 0.6);
    -webkit-backdrop-filter: blur(16px) saturate(1.5);
    backdrop-filter: blur(16px) saturate(1.5);
  }

  @supports not ((-webkit-backdrop-filter: blur(1px)) or (backdrop-filter: blur(1px))) {
    &::before {
      background: rgb(255 255 255 / 0.94);
    }
  }

  @media (prefers-reduced-transparency: reduce), (prefers-contrast: more), (forced-colors: active) {
    &::before {
      background: #ffffff;
      -webkit-backdrop-filter: none;
      backdrop-filter: none;
    }
  }
`

export const Picture = styled.div`
  padding: 1.25rem 1rem 0.75rem;
  border-radius: 1rem;
  background:
    radial-gradient(circle at 30% 20%, rgb(255 255 255 / 0.85), transparent 62%),
    linear-gradient(135deg, rgb(255 255 255 / 0.35), rgb(214 190 255 / 0.45));

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
  color: #4a1f9e;
  font-size: 0.8125rem;
  font-weight: 700;
  letter-spacing: 0.08em;
  text-transform: uppercase;
`

export const Name = styled.h3`
  margin: 0.125rem 0 0.375rem;
  font-size: 1.3125rem;
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
  /* In forced-colors mode, the background disappears and the border shows. */
  border: 1px solid transparent;
  border-radius: 0.875rem;
  background: linear-gradient(120deg, #5b2bd9, #a3237f);
  color: #ffffff;
  font: inherit;
  font-weight: 700;
  cursor: pointer;
  transition: filter 0.15s;

  &:hover {
    filter: brightness(1.12);
  }

  &:active {
    filter: brightness(0.92);
  }

  &:focus-visible {
    outline: 3px solid #160a33;
    outline-offset: 2px;
    box-shadow: 0 0 0 7px #ffffff;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

export const WishButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border: 1px solid rgb(22 10 51 / 0.55);
  border-radius: 0.875rem;
  background: rgb(255 255 255 / 0.6);
  color: #160a33;
  cursor: pointer;

  &:hover {
    background: #ffffff;
  }

  &[aria-pressed='true'] {
    border-color: #b0124f;
    color: #b0124f;

    @media (forced-colors: active) {
      border-width: 3px;
      border-color: Highlight;
    }
  }

  &:focus-visible {
    outline: 3px solid #160a33;
    outline-offset: 2px;
    box-shadow: 0 0 0 7px #ffffff;
  }
`
