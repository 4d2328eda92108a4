import { css } from '@emotion/react'
import { styled } from '../glass/glass'

export const Scene = styled.div`
  width: 100%;
  max-width: 25rem;
  padding-block: 4rem;
  border-radius: inherit;
  transition: color 0.2s;

  /* Where the stage stays above the controls, all of the glass is seen with its shadow. */
  @media (max-width: 55.99rem) {
    [data-stage] & {
      padding-block: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

/* Fills the nearest positioned ancestor. It is dark in the middle, so that light text is readable. */
export const Dusk = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  border-radius: inherit;
  background:
    radial-gradient(58% 70% at 50% 52%, rgb(29 8 84 / 0.9), transparent),
    radial-gradient(100% 100% at 100% 100%, #ff9d6c, #e8508f 54%, transparent) 100% 100% / 55% 70% no-repeat,
    radial-gradient(100% 100% at 0% 100%, #b02fc4, transparent) 0% 100% / 42% 56% no-repeat,
    linear-gradient(160deg, #38169c, #6a2fd0 55%, #a035b8);
  overflow: hidden;

  /* Hidden when the page shows another backdrop. */
  [data-stage]:not([data-stage='dusk']) & {
    display: none;
  }
`

const shape = css`
  position: absolute;
  border-radius: 50%;
`

export const Sun = styled.div`
  ${shape}
  top: calc(50% - 12.5rem);
  right: max(-1rem, 50% - 15.5rem);
  width: 12rem;
  height: 12rem;
  background: radial-gradient(circle at 38% 30%, #fff3c4, #ffc24b 32%, #ff7f3d 64%, #f03a6d);
  box-shadow: 0 0 6rem 1rem rgb(255 122 61 / 0.5);
`

export const Moon = styled.div`
  ${shape}
  top: calc(50% + 5.25rem);
  left: max(-3.75rem, 50% - 16.75rem);
  width: 7.5rem;
  height: 7.5rem;
  background: radial-gradient(circle at 30% 26%, #c9f6ff, #45c6ff 30%, #2a63f5 66%, #2d1fc0);
  box-shadow: 0 0 4rem rgb(64 120 255 / 0.55);
`

export const Planet = styled.div`
  ${shape}
  top: calc(50% - 11rem);
  left: max(0.5rem, 50% - 14rem);
  width: 3.75rem;
  height: 3.75rem;
  background: radial-gradient(circle at 34% 28%, #ffe1f5, #ff74cb 42%, #a02bd6);
`

export const Ring = styled.div`
  ${shape}
  top: calc(50% - 1rem);
  right: max(-5rem, 50% - 18rem);
  width: 15rem;
  height: 15rem;
  border: 1.6rem solid rgb(255 255 255 / 0.17);
`

export const Pane = styled.div`
  display: grid;
  gap: 1.75rem;
  padding: 1.75rem;

  @media (max-width: 55.99rem) {
    [data-stage] & {
      gap: 1rem;
      padding: 1.125rem 1.5rem;
    }
  }
`

export const Now = styled.div`
  @media (max-width: 55.99rem) {
    [data-stage] & {
      display: grid;
      grid-template-columns: 1fr auto;
      align-items: center;
      column-gap: 1rem;
    }
  }
`

export const Place = styled.p`
  margin: 0;
  font-size: 1.375rem;
  font-weight: 700;
  line-height: 1.2;
`

export const Degrees = styled.p`
  margin: 0.25rem 0 0.375rem;
  font-size: 4.25rem;
  font-weight: 400;
  letter-spacing: -0.04em;
  line-height: 1;

  @media (max-width: 55.99rem) {
    [data-stage] & {
      grid-row: 1 / 3;
      grid-column: 2;
      margin: 0;
      font-size: 3.25rem;
    }
  }
`

export const Sky = styled.p`
  margin: 0;
  font-weight: 600;
  line-height: 1.4;
`

export const Hours = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 0.5rem;
`

export const Hour = styled.div`
  display: grid;
  flex: 1 1 0;
  justify-items: center;
  gap: 0.5rem;
  min-width: 0;
  font-size: 0.9375rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;

  @media (max-width: 55.99rem) {
    [data-stage] & {
      gap: 0.25rem;
    }
  }
`
