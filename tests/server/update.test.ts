import { spawnSync } from 'node:child_process'
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { expect, test } from 'vitest'
import { updateScript } from '../../scripts/update/update-script'
import { withFirstLine } from '../../src/install/file-hash'
import { projectWith, releasedTexts, updatedSite } from './support/updated-site'
import { temporaryFolder } from './support/temporary-folder'

const script = await updateScript('http://127.0.0.1:1')

/** Runs the script in a process of its own, as a visitor does. */
async function update(
  folder: string,
  site: string,
  words: readonly string[] = [],
  env: NodeJS.ProcessEnv = process.env,
) {
  const file = join(await temporaryFolder(), 'vitrine-update.mjs')
  writeFileSync(file, script)
  // The server is a process of its own, and answers meanwhile.
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [file, folder, ...(site === '' ? [] : ['--site', site]), ...words],
    { encoding: 'utf8', env },
  )
  return { code: status, output: stdout + stderr }
}

const button = 'button/button.tsx'
const sheet = 'button/button.module.css'
const shared = 'shared/class-names.ts'

const atEnd = (line: string) => (text: string) => `${text}${line}\n`
const today = { [sheet]: atEnd('/* today */'), [shared]: atEnd('// today') }
const textIn = (name: string) => releasedTexts('button').find(([known]) => known === name)?.[1] ?? ''
const todays = (name: keyof typeof today) => withFirstLine(name, today[name](textIn(name)))
const edited = (text: string) => text.replace('\n\n', '\n\n// mine\n')

test('files that were not edited become today’s, shared ones once for all, and a second run changes nothing', async () => {
  const site = await updatedSite(['button', 'spinner'], today)
  const { folder, read } = await projectWith(['button', 'spinner'])
  const { code, output } = await update(folder, site)
  expect(output).toMatch(/src\/vitrine\/button\/button\.module\.css +updated/)
  expect(output).toContain('2 files updated, 0 left as they were')
  expect(code).toBe(0)
  expect(read(sheet)).toBe(todays(sheet))
  expect(read(shared)).toBe(todays(shared))
  const again = await update(folder, site, ['--check'])
  expect(again.output).toContain('0 files to update')
  expect(again.code).toBe(0)
  expect(readdirSync(join(folder, 'src/vitrine/button')).filter((name) => name.startsWith('.'))).toEqual([])
})

test('an edit is kept, and the update arrives', async () => {
  const site = await updatedSite(['button'], today)
  const { folder, read } = await projectWith(['button'], { [sheet]: (text) => text.replace(/\d+px/, '77px') })
  const { code, output } = await update(folder, site)
  expect(output).toContain('merged with your edits')
  expect(code).toBe(0)
  expect(read(sheet)).toContain('77px')
  expect(read(sheet)).toContain('/* today */')
  expect(read(sheet).split('\n')[0]).toBe(todays(sheet).split('\n')[0])
})

test('a conflict leaves its component and what it shares as they were, says so, and is written only on demand', async () => {
  const site = await updatedSite(['button', 'spinner'], today)
  const { folder, read } = await projectWith(['button', 'spinner'], { [sheet]: atEnd('/* mine */') })
  const before = [sheet, shared].map(read)
  const { code, output } = await update(folder, site)
  expect(code).toBe(1)
  expect(output).toMatch(/button\.module\.css +has a conflict/)
  expect(output).toMatch(/class-names\.ts +waits for button\/button\.module\.css/)
  expect([sheet, shared].map(read)).toEqual(before)
  const forced = await update(folder, site, ['--conflicts'])
  expect(forced.output).toContain('written with marks')
  for (const text of ['<<<<<<< yours', '/* mine */', '/* today */', '>>>>>>> Vitrine today'])
    expect(read(sheet)).toContain(text)
  expect(read(shared)).toBe(todays(shared))
})

test('a conflict whose component has to wait for another file is not written, even on demand', async () => {
  const site = await updatedSite(['button'], today)
  const { folder, read } = await projectWith(['button'], {
    [sheet]: atEnd('/* mine */'),
    [shared]: (text: string) => edited(text.replace(/[0-9a-f]{8}\n/, '00000000\n')),
  })
  const before = [sheet, shared].map(read)
  const { code, output } = await update(folder, site, ['--conflicts'])
  expect(output).toMatch(/class-names\.ts +has an unknown hash/)
  expect(output).toMatch(/button\.module\.css +waits for shared\/class-names\.ts/)
  expect([code, ...[sheet, shared].map(read)]).toEqual([1, ...before])
})

test('a release that changes only shared files is told once for all that use them, and of what it adds, what is imported arrives', async () => {
  const isNew = () => 'export const isNew = true\n'
  const added = { 'shared/new.ts': isNew, 'shared/idle.ts': isNew }
  const notes = [{ text: 'Names are joined.', breaking: true }]
  const site = await updatedSite(
    ['button', 'spinner'],
    { [shared]: atEnd("export * from './new'") },
    added,
    notes,
  )
  const { folder, read } = await projectWith(['button', 'spinner'])
  const { output } = await update(folder, site)
  expect(output).toContain(
    'What has changed:\n  button, spinner, 2026-12-24: Breaking: Names are joined.\n\n',
  )
  expect(read('shared/new.ts')).toContain('isNew')
  expect(() => read('shared/idle.ts')).toThrow('ENOENT')
  expect((await update(folder, site)).output).not.toContain('What has changed')
})

test('what waits for a shared file names it, and not a component that waits, too', async () => {
  const site = await updatedSite(['button', 'spinner'], today)
  const { folder } = await projectWith(['button', 'spinner'], { [shared]: atEnd('// mine') })
  const { code, output } = await update(folder, site)
  expect(output).toMatch(/class-names\.ts +has a conflict/)
  expect(output).toMatch(/button\.module\.css +waits for shared\/class-names\.ts\n/)
  expect(code).toBe(1)
})

test('--dry-run and --check write nothing, and --check ends with 1', async () => {
  const site = await updatedSite(['button'], today)
  const { folder, read } = await projectWith(['button'])
  const before = read(sheet)
  const dry = await update(folder, site, ['--dry-run'])
  expect([dry.code, dry.output]).toEqual([0, expect.stringContaining('2 files to update')])
  expect((await update(folder, site, ['--check'])).code).toBe(1)
  expect(read(sheet)).toBe(before)
})

test('line ends, a formatter and aliases do not stand in the way', async () => {
  const site = await updatedSite(['button'], { ...today, [button]: atEnd('// today') })
  const { folder, read, write } = await projectWith(['button'], {
    [sheet]: (text) => text.replaceAll('\n', '\r\n'),
    [button]: (text) => text.replace("'../glass/glass'", "'@/vitrine/glass/glass'"),
  })
  write(shared, await format(read(shared), { parser: 'typescript', tabWidth: 4, printWidth: 60 }))
  const { code, output } = await update(folder, site)
  expect(output).toMatch(/class-names\.ts +updated: run your formatter again/)
  expect(code).toBe(0)
  expect(read(sheet)).toBe(todays(sheet).replaceAll('\n', '\r\n'))
  expect(read(button)).toContain("'@/vitrine/glass/glass'")
  expect(read(button)).toContain('// today')
})

test('a moved file is updated where it is, a deleted one is not brought back, and a new one is added', async () => {
  const site = await updatedSite(['button'], today, { 'button/new.ts': () => 'export const isNew = true\n' })
  const { folder, read } = await projectWith(['button'])
  renameSync(join(folder, 'src/vitrine', sheet), join(folder, 'src/my-button.css'))
  rmSync(join(folder, 'src/vitrine/button/label-opacity.ts'))
  const { code, output } = await update(folder, site)
  expect(output).toMatch(/src\/my-button\.css +updated where you moved it/)
  expect(code).toBe(0)
  expect(read('../my-button.css')).toBe(todays(sheet))
  expect(read('button/new.ts')).toContain('isNew')
  expect(readdirSync(join(folder, 'src/vitrine/button'))).not.toContain('label-opacity.ts')
})

test.each([
  [
    'an unknown hash',
    { [sheet]: (text: string) => edited(text.replace(/[0-9a-f]{8} \*\//, '00000000 */')) },
    /has an unknown hash, 00000000/,
  ],
  [
    'the other styling',
    {
      [button]: () =>
        withFirstLine(
          button,
          releasedTexts('button', 'emotion').find(([name]) => name === button)?.[1] ?? '',
        ),
    },
    /is of the other styling/,
  ],
] as const)('a file with %s is named, and nothing is lost', async (_, edits, word) => {
  const site = await updatedSite(['button'], { ...today, [button]: atEnd('// today') })
  const { folder, read } = await projectWith(['button'], edits)
  const before = [button, sheet, shared].map(read)
  const { code, output } = await update(folder, site)
  expect(output).toMatch(word)
  expect(code).toBe(1)
  expect([button, sheet, shared].map(read)).toEqual(before)
})

test('a file between two releases that was not edited becomes today’s', async () => {
  const site = await updatedSite(['button'], today)
  const { folder, read, write } = await projectWith(['button'])
  write(sheet, withFirstLine(sheet, `${textIn(sheet)}/* between */\n`))
  expect((await update(folder, site)).code).toBe(0)
  expect(read(sheet)).toBe(todays(sheet))
})

test('a component that the site no longer has keeps what it uses', async () => {
  const site = await updatedSite(['button'], today)
  const { folder, read } = await projectWith(['button', 'accordion'])
  const before = read(shared)
  const { code, output } = await update(folder, site)
  expect(output).toMatch(/src\/vitrine\/accordion +is no longer part of Vitrine/)
  expect(output).toMatch(/class-names\.ts +waits for accordion/)
  expect([code, read(shared)]).toEqual([1, before])
})

test('a file that was translated into JavaScript is named, and nothing is lost', async () => {
  const site = await updatedSite(['button'], { ...today, [button]: atEnd('// today') })
  const { folder, read } = await projectWith(['button'])
  renameSync(join(folder, 'src/vitrine', button), join(folder, 'src/vitrine/button/button.jsx'))
  const before = read('button/button.jsx')
  const { code, output } = await update(folder, site)
  expect(output).toMatch(/button\.jsx +was translated into JavaScript/)
  expect(code).toBe(1)
  expect(read('button/button.jsx')).toBe(before)
})

test('without git, edits are merged, too, and a conflict has to wait', async () => {
  const env = { ...process.env, PATH: await temporaryFolder() }
  const site = await updatedSite(['button'], { [sheet]: today[sheet] })
  const merged = await projectWith(['button'], { [sheet]: (text) => text.replace(/\d+px/, '77px') })
  const { code, output } = await update(merged.folder, site, [], env)
  expect(output).toMatch(/button\.module\.css +merged with your edits/)
  expect(merged.read(sheet)).toBe(todays(sheet).replace(/\d+px/, '77px'))
  expect(code).toBe(0)

  const { folder, read } = await projectWith(['button'], { [sheet]: atEnd('/* mine */') })
  const before = read(sheet)
  const stuck = await update(folder, site, [], env)
  expect(stuck.output).toMatch(/button\.module\.css +has a conflict/)
  expect([stuck.code, read(sheet)]).toEqual([1, before])
  await update(folder, site, ['--conflicts'], env)
  expect(read(sheet)).toMatch(/<<<<<<< yours\n[^]*\/\* mine \*\/\n=======\n[^]*>>>>>>> Vitrine today/)
})

test('without a network, or with a mistyped word, nothing changes and the fix is told', async () => {
  const { folder, read } = await projectWith(['button'])
  const before = read(sheet)
  for (const [site, words, fix] of [
    ['', [], 'http://127.0.0.1:1 does not answer. Nothing was changed.'],
    [`${await updatedSite([], {})}/sprite.svg?`, [], 'is not what Vitrine answers.'],
    ['http://127.0.0.1:1', ['--chek'], 'Usage: node vitrine-update.mjs'],
    ['http://127.0.0.1:1', ['more'], 'One folder at a time'],
  ] as const) {
    const { code, output } = await update(folder, site, words)
    expect(output).toContain(fix)
    expect(code).toBe(2)
  }
  expect(read(sheet)).toBe(before)
})
