// @vitest-environment jsdom
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, expect, test } from 'vitest'
import { claims } from '../../src/accessibility/claims'
import type { Docs } from '../../src/registry/sections'
import { problemsOf } from './accessible-checks'
import { mutations, type Mutation } from './mutations'
import { reported } from './reported-criteria'

/** The folder of the registries with a mistake. It is inside the project, so that packages are found. */
const desk = '.cache/mutations'

afterEach(cleanup)
afterAll(() => rmSync(desk, { recursive: true, force: true }))

/** A registry whose other folders are the project's: what imports a changed folder is copied with it. */
function registryWith({ folder, file, from, to }: Mutation, name: string): string {
  const registry = join(desk, name, 'registry')
  mkdirSync(registry, { recursive: true })
  const [changed = ''] = file.split('/')
  const copied = changed === folder ? [folder] : [folder, 'shared', 'glass']
  for (const entry of readdirSync('registry')) {
    if (copied.includes(entry)) cpSync(join('registry', entry), join(registry, entry), { recursive: true })
    else symlinkSync(resolve('registry', entry), join(registry, entry))
  }
  const text = readFileSync(join('registry', file), 'utf8')
  expect(text.split(from), `${file} has this once: ${from}`).toHaveLength(2)
  writeFileSync(
    join(registry, file),
    text.replace(from, () => to),
  )
  return registry
}

test('there are thirty mistakes, of many criteria', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(30)
  expect(new Set(mutations.flatMap(({ red }) => red)).size).toBeGreaterThanOrEqual(15)
})

// That each component as it is has no problem, `accessible.test.tsx` says of all of them.
test.each(mutations.map((mutation, index) => ({ ...mutation, index })))(
  'where $what, the claims of $red are wrong, and no others, as far as a test without a browser sees it',
  async (mutation) => {
    const registry = registryWith(mutation, String(mutation.index))
    const entry = resolve(registry, mutation.folder, 'entry.tsx')
    const { default: docs } = (await import(/* @vite-ignore */ entry)) as { default: Docs }
    const problems = await problemsOf({ registry, folder: mutation.folder, docs })
    expect([...new Set(problems.map(({ criterion }) => criterion))].sort()).toEqual(mutation.red)
    // The claim is the one that names the test which has found it.
    for (const { criterion, test: name } of problems) {
      expect(claims[criterion].components.tests, criterion).toContain(name)
      expect(reported[name], name).toContain(criterion)
    }
  },
)
