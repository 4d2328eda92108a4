import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { siteFiles, writeFixtureSite } from '../../scripts/harness/fixture-site'
import { freshFolder, replaceBuild } from '../../scripts/html/build-folder'
import { serverProcess } from './support/running-server'
import { temporaryFolder } from './support/temporary-folder'

/** Writes a build as the real one does: the printer imports the code of a component when that is first asked for. */
async function writeBuild(folder: string, version: string): Promise<void> {
  await writeFixtureSite(folder)
  for (const name of Object.keys(siteFiles))
    await writeFile(join(folder, 'client', name), `${version} ${name}`)
  for (const chunk of ['one', 'two'])
    await writeFile(
      join(folder, 'install', `${chunk}-${version}.js`),
      `export const text = '${chunk} ${version}'`,
    )
  await writeFile(
    join(folder, 'install/answer.js'),
    `export const answer = async (path, parameters) => {
      const { text } = await import('./' + parameters.get('chunk') + '-${version}.js')
      return { kind: 'text', key: text, print: () => text }
    }`,
  )
}

async function siteThatIsBuiltAgain() {
  const out = await temporaryFolder()
  const build = async (version: string) => {
    await writeBuild(freshFolder(out), version)
    replaceBuild(out)
  }
  await build('first')
  // Without memory, each answer is read from the disk.
  const { client } = await serverProcess({ SITE_DIR: out, SITE_MEMORY: '0' })
  const read = async (path: string) => {
    const { status, body } = await client.send(path)
    return `${status} ${body.toString()}`
  }
  return { out, build, read }
}

test('a server goes on serving the build that it was started from when another replaces it', async () => {
  const { build, read } = await siteThatIsBuiltAgain()
  await build('second')
  expect(await read('/')).toBe('200 first index.html')
  expect(await read('/assets/app-3f2a.js')).toBe('200 first assets/app-3f2a.js')
  expect(await read('/nowhere')).toBe('404 first 404.html')
  expect(await read('/r/card.json?chunk=one')).toBe('200 one first')
})

test('what it prints comes from that build also when it has loaded only a part of the printer before', async () => {
  const { build, read } = await siteThatIsBuiltAgain()
  expect(await read('/r/card.json?chunk=one')).toBe('200 one first')
  await build('second')
  expect(await read('/r/card.json?chunk=two')).toBe('200 two first')
  expect(await read('/r/card.json?chunk=one')).toBe('200 one first')
})

test('after a third build, it answers 503 and never with files of another build', async () => {
  const { build, read } = await siteThatIsBuiltAgain()
  await build('second')
  await build('third')
  expect(await read('/')).toMatch(/^503 .*cannot read this file/)
  expect(await read('/r/card.json?chunk=one')).toMatch(/^503 .*cannot read this file/)
})

test('a build replaces only what a build writes, and keeps one that it replaced', async () => {
  const { out, build } = await siteThatIsBuiltAgain()
  await writeFile(join(out, 'notes.txt'), 'mine')
  await build('second')
  await build('third')
  expect(await readFile(join(out, 'notes.txt'), 'utf8')).toBe('mine')
  const names = ['client', 'install', 'site.json']
  expect((await readdir(out)).toSorted()).toEqual([...names, 'notes.txt', 'previous'].toSorted())
  expect((await readdir(join(out, 'previous'))).toSorted()).toEqual(names)
  expect(await readFile(join(out, 'previous/client/index.html'), 'utf8')).toBe('second index.html')
})
