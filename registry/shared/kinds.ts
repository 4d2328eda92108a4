import { css } from '@emotion/react'

/** The colors of kinds of messages: dark on a light page, light on a dark one. */
export const kindColors = {
  info: 'rgb(from var(--_scheme) clamp(20, r, 143) clamp(78, g, 200) clamp(168, b, 255))',
  success: 'rgb(from var(--_scheme) min(r, 94) clamp(94, g, 234) clamp(74, b, 192))',
  warning: 'rgb(from var(--_scheme) clamp(138, r, 255) clamp(66, g, 211) min(b, 110))',
  error: 'rgb(from var(--_scheme) clamp(176, r, 255) clamp(16, g, 143) clamp(58, b, 163))',
} as const

/** `--_kind`: the color of the kind that `data-kind` names. */
export const kindColor = css`
  --_kind: ${kindColors.info};

  &[data-kind='success'] {
    --_kind: ${kindColors.success};
  }

  &[data-kind='warning'] {
    --_kind: ${kindColors.warning};
  }

  &[data-kind='error'] {
    --_kind: ${kindColors.error};
  }
`
