import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { copyProject } from '../../scripts/harness/project-copy'
import { startServer } from '../../scripts/harness/server-process'
import { printVersions, readVersions, releasedNames } from '../../scripts/release/release-files'
import { releasePath, type Version } from '../../src/install/releases'
import { itemPath, type RegistryItem } from '../../src/install/registry-item'
import { stylings } from '../../src/registry/styling'

const copy = copyProject()
afterAll(copy.dispose)

const release = () => copy.run('npx', 'tsx', 'scripts/release.ts')
const file = (path: string) => join(copy.folder, path)
const versionsOf = (name: string, folder = copy.folder) =>
  JSON.parse(readFileSync(join(folder, `registry/releases/${name}.json`), 'utf8')) as Version[]

test('a changed file needs a note, which the next release takes, and then all are released', () => {
  // What this copy of the project has not released yet has its notes.
  release()
  const before = versionsOf('button')
  const unchanged = versionsOf('spinner')
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
  expect(versionsOf('spinner')).toEqual(unchanged)
  expect(release()).toBe('')
})

/** What a build's server answers. */
async function answersOf(folder: string, paths: readonly string[]) {
  const server = await startServer(join(folder, 'dist'), { DATA_DIR: join(folder, 'data') })
  const answers = new Map<string, string>()
  for (const path of paths) {
    const response = await fetch(server.url + path)
    answers.set(path, response.ok ? await response.text() : String(response.status))
  }
  await server.stop()
  return answers
}

test('an old address answers the same bytes after two builds and a release, and what is new has an address of its own', async () => {
  const { before, after } = inject('builds')
  const old = new Map(releasedNames().flatMap((name) => [...printVersions(name)]))
  const fresh = stylings.map((styling) => {
    const hash = versionsOf('button', after).at(-1)?.[styling].hash ?? ''
    return { today: itemPath('button', styling), address: releasePath('button', hash) }
  })
  const paths = [...old.keys(), ...fresh.flatMap(({ today, address }) => [today, address])]
  const first = await answersOf(before, paths)
  const second = await answersOf(after, paths)

  expect(versionsOf('button', after)).toHaveLength(readVersions('button').length + 1)
  for (const [path, text] of old) expect([first.get(path), second.get(path)], path).toEqual([text, text])
  for (const { today, address } of fresh) {
    const filesAt = (path: string, answers = second) =>
      (JSON.parse(answers.get(path) ?? '') as RegistryItem).files.map(({ target, content }) => [
        target,
        content,
      ])
    expect(first.get(address)).toBe('404')
    expect(filesAt(address).join()).toContain('// One more line.')
    expect(filesAt(address)).toEqual(filesAt(today))
    expect(filesAt(address)).toEqual(filesAt(today, first))
  }
})
