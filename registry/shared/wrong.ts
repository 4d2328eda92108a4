import { css } from '@emotion/react'

/** The border of a control whose value is wrong: as wide as two, and of the color `--_wrong`. */
export const wrong = css`
  --_border: var(--_wrong);
  outline: 1px solid var(--_border);
  outline-offset: -2px;
`
