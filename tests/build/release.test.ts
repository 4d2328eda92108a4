import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProject } from '../../scripts/harness/project-copy'
import type { Version } from '../../src/install/releases'

const copy = copyProject()
afterAll(copy.dispose)

const release = () => copy.run('npx', 'tsx', 'scripts/release.ts')
const file = (path: string) => join(copy.folder, path)
const versionsOf = (name: string) =>
  JSON.parse(readFileSync(file(`registry/releases/${name}.json`), 'utf8')) as Version[]

test('a changed file needs a note, which the next release takes, and then all are released', () => {
  const before = versionsOf('button')
  appendFileSync(file('registry/shared/render.tsx'), '\n// One more line.\n')
  expect(release).toThrow(
    /registry\/shared\/changes\.md: The files of shared in the item \w+ differ from its last release/,
  )
  expect(versionsOf('button')).toEqual(before)

  writeFileSync(file('registry/shared/changes.md'), '- Breaking: it has one more line.\n')
  release()
  const after = versionsOf('button')
  expect(after.slice(0, -1)).toEqual(before)
  expect(after.at(-1)?.notes).toEqual([{ text: 'it has one more line.', breaking: true }])
  const hash = after.at(-1)?.emotion.files['shared/render.tsx'] ?? ''
  expect(readFileSync(file(`registry/releases/files/${hash}.txt`), 'utf8')).toContain('One more line.')
  expect(existsSync(file('registry/shared/changes.md'))).toBe(false)
  expect(versionsOf('spinner').at(-1)?.notes).toEqual([])
  expect(release()).toBe('')
})
