import { css } from '@emotion/react'

/** Out of sight, but still read by assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  border-width: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`
