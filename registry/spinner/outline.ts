import { css } from '@emotion/react'

/**
 * `--_outline`: the color of a line around a part that has the element's `color` and must be visible on the glass (WCAG
 * 2.2, 1.4.11). It is black or white if that color might not reach a contrast of 3:1, and otherwise transparent.
 *
 * Two colors have that contrast if their lightness differs by 38.5 or more. CSS cannot subtract two colors, but it can
 * mix one with the inverse of the other: the lightness of the mix is 50 and half of the difference. The second mix
 * pulls it halfway to the foreground, so that a difference in the wrong direction – pale on light glass – counts as too
 * small.
 */
export const outline = css`
  /* The color of the glass over the worst backdrop for its foreground. */
  --_worst: color-mix(in srgb, var(--_tint) calc(var(--_opacity) * 100%), var(--_foreground));
  --_difference: color-mix(
    in lab,
    color-mix(in lab, currentcolor, lab(from var(--_worst) calc(100 - l) 0 0)),
    var(--_foreground)
  );
  --_outline: lab(
    from var(--_difference) calc((l - 50) * infinity) 0 0 / calc((34.625 - max(l - 50, 50 - l)) * infinity)
  );
`
