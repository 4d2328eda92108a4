import { css } from '@emotion/react'
import { raised } from '../glass/glass'

/**
 * The pill of the selected item of a list. It is below the texts of all items, so that it can slide from one to another.
 * The item needs a `position` other than `static`.
 */
export const pill = css`
  color: #1b1230;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-radius: inherit;
    ${raised}
  }

  @media (forced-colors: active) {
    outline: 2px solid Highlight;
  }
`
