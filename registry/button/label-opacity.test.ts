import { expect, test } from 'vitest'
import { labelOpacity, usualOpacity } from './label-opacity'
import { least, worstCase } from '../../src/registry/readability'

const colors = ['#FD1D1D', '#FFDC80', '#833AB4', '#C13584', '#000', '#fff', '#0f766e', '#1a1038']

test.each(colors)(
  'a label on %s is readable over any backdrop, with a tint as thin as that allows',
  (tint) => {
    for (const label of ['#ffffff', '#000000']) {
      const ratio = (opacity: number) => worstCase(label, { tint, opacity }).ratio
      if (ratio(1) < least.large) continue
      const opacity = labelOpacity(label, tint)
      expect(ratio(opacity)).toBeGreaterThanOrEqual(least.large)
      expect(ratio(opacity / 1.1 - 0.02)).toBeLessThan(least.large)
    }
  },
)

test('white on the usual red needs the usual opacity, and other colors need less', () => {
  expect(labelOpacity('#ffffff', '#FD1D1D')).toBe(usualOpacity)
  expect(labelOpacity('#000000', '#FFDC80')).toBe(0.44)
  expect(labelOpacity('#ffffff', '#833AB4')).toBe(0.7)
})

test.each([
  ['var(--brand)', '#ffffff'],
  ['#ffffff', 'rebeccapurple'],
  ['#ffffff', '#ffffff'],
])('%s on %s, which cannot be read, gets the usual opacity', (label, tint) => {
  expect(labelOpacity(label, tint)).toBe(usualOpacity)
})
