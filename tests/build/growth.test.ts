import { afterAll, describe, expect, test } from 'vitest'
import { fillRegistry, measureCatalogue } from '../../scripts/harness/grown-registry'
import { copyProject } from '../../scripts/harness/project-copy'

const small = 30
const large = 100

/** How much the first load may differ, in bytes of Brotli: it names the number of components. */
const tolerance = 16

const copy = copyProject()
afterAll(copy.dispose)

function measure(count: number) {
  fillRegistry(copy, count)
  copy.build()
  return measureCatalogue(copy)
}

describe('a growing catalogue', () => {
  const before = measure(small)
  const after = measure(large)

  test('names no entry in the first load', () => {
    expect(after.text).not.toContain('Made 99')
    expect(after.text).not.toContain('made-99')
  })

  test('adds nothing to the first load', () => {
    expect(Math.abs(after.script - before.script)).toBeLessThanOrEqual(tolerance)
  })

  test('has as many elements on its first page with 100 components as with 30', () => {
    expect(after.elements).toBe(before.elements)
  })
}, 600_000)
