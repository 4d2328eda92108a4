import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewRules, propertiesOf } from '../../../src/glass/css'
import { schemes } from '../../../src/glass/glass-values'
import { anyGlass } from '../../support/any-glass'

test('the rules of any glass are one line, which a code can stand before', () => {
  fc.assert(
    fc.property(anyGlass, (glass) => {
      expect(previewRules(glass)).not.toContain('\n')
    }),
  )
})

test('the rules of any glass have all its properties in both schemes', () => {
  fc.assert(
    fc.property(anyGlass, fc.constantFrom(...schemes), (glass, scheme) => {
      for (const declaration of Object.entries(propertiesOf(glass, scheme)).map((pair) => pair.join(': ')))
        expect(previewRules(glass)).toContain(`${declaration};`)
    }),
  )
})
