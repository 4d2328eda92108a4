import { glassStyle } from '../../../registry/generator/glass-style'
import { toCss } from '../../../registry/generator/to-css'
import { readableOn, withAlpha } from '../../../src/registry/color'

/** The values with which the generator's page starts. */
export const startValues = {
  opacity: 0.5,
  blur: 10,
  backgroundColor: 'rgba(255, 255, 255, 0.25)',
  borderRadius: 15,
  shadowBlur: 10,
  shadowOffsetX: 0,
  shadowOffsetY: 4,
  shadowColor: 'rgba(0, 0, 0, 0.5)',
}

/** The style sheet of values, from the site's own printer, so that a comparison measures everything else. */
export const cssOf = (values: typeof startValues): string =>
  toCss(
    glassStyle({
      ...values,
      solidColor: withAlpha(values.backgroundColor, 1),
      solidTextColor: readableOn(values.backgroundColor),
    }),
  )
