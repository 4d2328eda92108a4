import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { newComponent } from '../../scripts/new-component'
import { filesOf } from '../../scripts/manifest'
import { readManifest, transferSize } from './manifest'
import { copyProject } from './project-copy'

const small = 30
const large = 100
const catalogueKeys = ['index.html', 'src/pages/catalogue.tsx']

/** What an entry may add to the first load: its line in the index, in bytes of brotli (issue table, "30 → 1,000"). */
const bytesAnEntry = 60

const copy = copyProject()
afterAll(copy.dispose)

/** Fills the registry up to a number of components, builds it, and measures the first load. */
function measure(count: number) {
  const registry = join(copy.folder, 'registry')
  for (let index = readdirSync(registry).length; index < count; index++) {
    const name = `made-${index}`
    mkdirSync(join(registry, name))
    for (const [file, text] of Object.entries(newComponent(name)))
      writeFileSync(join(registry, name, file), text)
  }
  copy.build()
  const files = filesOf(readManifest(copy.folder), catalogueKeys)
  const html = readFileSync(join(copy.folder, 'dist/client/components/index.html'), 'utf8')
  return {
    script: transferSize(copy.folder, files),
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    text: [...files].map((file) => readFileSync(join(copy.folder, 'dist/client', file), 'utf8')).join('\n'),
  }
}

describe('a catalogue that grows', () => {
  const before = measure(small)
  const after = measure(large)

  test('loads no entry’s body with the catalogue', () => {
    expect(after.text).toContain('Made 99')
    expect(after.text).not.toContain('Custom Made 99')
    expect(after.text).not.toContain('A piece of glass with a word on it. It passes every other prop')
  })

  test(`adds at most ${bytesAnEntry} bytes an entry to the first load`, () => {
    expect((after.script - before.script) / (large - small)).toBeLessThanOrEqual(bytesAnEntry)
  })

  test('shows as many elements on the first page of 100 components as of 30', () => {
    expect(after.elements).toBe(before.elements)
  })
}, 600_000)
