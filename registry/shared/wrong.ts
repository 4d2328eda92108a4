import { css } from '@emotion/react'
import { kindColors } from './kinds'

/** The border of a control whose value is wrong: in the color of errors, and as wide as two. */
export const wrong = css`
  --_border: ${kindColors.error};
  outline: 1px solid var(--_border);
  outline-offset: -2px;
`
