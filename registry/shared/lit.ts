import { css } from '@emotion/react'

/** Light on the rim of glass, where the pointer is: the element has `data-lit`, and a `PointerLight` inside. */
export const lit = css`
  @media (hover: hover) and (prefers-reduced-motion: no-preference) and (prefers-contrast: no-preference) {
    &:hover::after {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      border-radius: inherit;
      box-shadow:
        inset 0 0 2px 1px var(--_highlight),
        inset 0 0 0.75rem var(--_highlight);
      mask: radial-gradient(circle at var(--_light-x, 0%) var(--_light-y, 0%), #000000, transparent 14rem);
      pointer-events: none;
      transition: opacity 0.3s;

      @starting-style {
        opacity: 0;
      }
    }
  }
`
