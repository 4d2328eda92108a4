import fc from 'fast-check'
import { glassControls, glassNames, type Glass } from '../../src/glass/glass-values'
import { hexOf } from '../../src/registry/color'
import type { ColorControl, RangeControl } from '../../src/registry/controls'

const channel = fc.integer({ min: 0, max: 255 })

/** Any value that a control can have. */
export const anyValue = (control: ColorControl | RangeControl): fc.Arbitrary<string | number> => {
  if (control.type === 'range') {
    const { min, max, step } = control
    const steps = Math.round((max - min) / step)
    return fc.integer({ min: 0, max: steps }).map((count) => Number((min + count * step).toFixed(2)))
  }
  return control.alpha === true
    ? fc
        .tuple(channel, channel, channel, fc.integer({ min: 0, max: 100 }))
        .map(([r, g, b, alpha]) => `rgba(${r}, ${g}, ${b}, ${alpha / 100})`)
    : fc.tuple(channel, channel, channel).map(([r, g, b]) => hexOf({ r, g, b }))
}

/** Any glass that the controls can make, readable or not. */
export const anyGlass: fc.Arbitrary<Glass> = fc
  .tuple(...glassNames.map((name) => anyValue(glassControls[name])))
  // A value for each name, in the names' order.
  .map((values) => Object.fromEntries(glassNames.map((name, index) => [name, values[index]])) as Glass)
