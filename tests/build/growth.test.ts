import { afterAll, describe, expect, test } from 'vitest'
import { fillRegistry, measureCatalogue } from '../../scripts/harness/grown-registry'
import { copyProject } from '../../scripts/harness/project-copy'

const small = 30
const large = 100

/** What an entry may add to the first load, in bytes of Brotli: its line in the catalogue. */
const bytesAnEntry = 60

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

  test('loads no entry’s page with the catalogue', () => {
    expect(after.text).toContain('Made 99')
    expect(after.text).not.toContain('Custom Made 99')
    expect(after.text).not.toContain('A glass label with a checkbox. All other props')
  })

  test(`adds at most ${bytesAnEntry} bytes per entry to the first load`, () => {
    expect((after.script - before.script) / (large - small)).toBeLessThanOrEqual(bytesAnEntry)
  })

  test('has as many elements on its first page with 100 components as with 30', () => {
    expect(after.elements).toBe(before.elements)
  })
}, 600_000)
