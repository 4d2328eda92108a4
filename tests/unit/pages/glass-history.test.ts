import fc from 'fast-check'
import { expect, test } from 'vitest'
import { defaultGlass } from '../../../src/glass/glass-values'
import { change, redo, startWith, undo } from '../../../src/pages/studio/glass-history'
import { anyGlass } from '../../support/any-glass'

const anyGlasses = fc.array(anyGlass, { minLength: 1, maxLength: 8 })

test('undoing every step gives back the first glass, and redoing them the last', () => {
  fc.assert(
    fc.property(anyGlasses, (glasses) => {
      const end = glasses.reduce((history, glass) => change(history, glass), startWith(defaultGlass))
      const steps = end.past.length
      let history = end
      for (let count = 0; count < steps; count++) history = undo(history)
      expect(history.glass).toEqual(defaultGlass)
      expect(undo(history)).toBe(history)
      for (let count = 0; count < steps; count++) history = redo(history)
      expect(history).toEqual(end)
      expect(redo(history)).toBe(history)
    }),
  )
})

test('changes of one step are undone at once', () => {
  fc.assert(
    fc.property(anyGlasses, (glasses) => {
      const first = change(startWith(defaultGlass), { radius: 21 })
      const last = glasses.reduce((history, glass) => change(history, glass, true), first)
      expect(undo(last).glass).toEqual(defaultGlass)
    }),
  )
})

test('what changes nothing is no step, and a new step forgets those that were undone', () => {
  const history = change(startWith(defaultGlass), { radius: 21 })
  expect(change(history, { radius: 21 })).toBe(history)
  expect(change(undo(history), { radius: 22 }).future).toEqual([])
})
