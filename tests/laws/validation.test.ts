import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newComponent } from '../../scripts/entry/component-template'
import { formatDiagnostic } from '../../scripts/entry/diagnostic'
import { entryFiles } from '../../scripts/entry/registry-folders'
import { createLoader, type LoadModule } from '../../scripts/check/module-loader'
import { validateRegistry } from '../../scripts/check/validate-registry'
import { sitePages } from '../../src/registry/site-pages'
import { mistakes, type Files } from './mistakes'

/** The folder of the registries that these tests create. It is inside the project, so that packages are found. */
const desk = '.cache/registries'

let load: LoadModule
let close: () => Promise<void>

beforeAll(async () => ({ load, close } = await createLoader()))
afterAll(async () => {
  await close()
  rmSync(desk, { recursive: true, force: true })
})

/** Writes the files of a folder, by path. */
function write(folder: string, files: Files): void {
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
}

/** Writes a registry of what components share, and of the given folders. */
function writeRegistry(name: string, folders: Readonly<Record<string, Files>>): string {
  const registry = join(desk, name, 'registry')
  for (const shared of ['glass', 'shared'])
    cpSync(`registry/${shared}`, join(registry, shared), { recursive: true })
  for (const [folder, files] of Object.entries(folders)) write(join(registry, folder), files)
  return registry
}

/** What is wrong with a registry, as one reads it: each file is named from the folder of the registry. */
async function problemsOf(registry: string, batch?: number): Promise<string[]> {
  const site = [{ path: '/about', title: 'About Us' }]
  const found = await validateRegistry(registry, load, site, batch)
  return found.map((one) => formatDiagnostic(one).replaceAll(`${registry}/`, ''))
}

/** A new component. It is called badge where it is changed, and then by its own name. */
function component(name: string, change: (files: Files) => void = () => {}): Files {
  const files = newComponent('badge', '2026-11-21')
  change(files)
  const words = name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase())
  const renamed = (text: string) => text.replaceAll('badge', name).replaceAll('Badge', words)
  return Object.fromEntries(Object.entries(files).map(([file, text]) => [renamed(file), renamed(text)]))
}

describe('the registry', () => {
  let problems: readonly string[]
  beforeAll(async () => {
    problems = (await validateRegistry('registry', load, sitePages)).map(formatDiagnostic)
  })
  const folders = entryFiles().map((file) => relative('.', join(file, '..')))
  const isOf = (folder: string) => (problem: string) =>
    problem.startsWith(`${folder}/`) || problem.startsWith(`${folder}:`)

  test.each(folders)('%s is valid', (folder) => {
    expectNone(problems.filter(isOf(folder)))
  })

  test('nothing else in it is invalid', () => {
    expectNone(problems.filter((problem) => !folders.some((folder) => isOf(folder)(problem))))
  })
})

/** Fails with the problems themselves, each on a line. */
function expectNone(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'))
}

describe('a mistake is reported once, with file, line, fact and fix:', () => {
  const nameOf = (index: number) => `badge${String(index).padStart(2, '0')}`
  let problems: readonly string[]
  beforeAll(async () => {
    const folders = mistakes.map(
      ({ change }, index) => [nameOf(index), component(nameOf(index), change)] as const,
    )
    // All in one registry: each type program takes half a second by itself.
    const card = { ...component('card'), 'parts.ts': 'export const part = 1\n' }
    problems = await problemsOf(writeRegistry('mistakes', { ...Object.fromEntries(folders), card }))
  })

  test.each(mistakes.map((mistake, index) => ({ ...mistake, name: nameOf(index) })))(
    '$what',
    ({ name, expected }) => {
      const own = problems.filter((problem) => problem.startsWith(name))
      const badge = (text: string) =>
        text.replaceAll(name, 'badge').replaceAll(name.replace('b', 'B'), 'Badge')
      expect(own.map(badge)).toEqual(expected)
    },
  )
})

test('a new component is valid as created, and so are a folder of shared files and files that import each other', async () => {
  const circle = (files: Files) => {
    files['one.ts'] =
      "import { two } from './two'\n\nexport const one = 1\nexport const sum = () => one + two()\n"
    files['two.ts'] = "import { one } from './one'\n\nexport const two = () => one + 1\n"
    files['badge.tsx'] =
      files['badge.tsx']?.replace("'use client'\n", "'use client'\n\nimport './one'\n") ?? ''
  }
  const registry = writeRegistry('valid', {
    badge: component('badge'),
    label: component('label', circle),
    shades: { 'shades.ts': 'export const shades = {}' },
  })
  expect(await problemsOf(registry)).toEqual([])
})

test('what is wrong with several folders is reported, by several type programs as by one', async () => {
  const { 'entry.tsx': _entry, ...withoutEntry } = component('chip')
  const wrongProp = (files: Files) => {
    files['entry.tsx'] = files['entry.tsx']?.replace("['tint']", "['tint', 'shade']") ?? ''
  }
  const sameRoute = (files: Files) => {
    files['entry.tsx'] = files['entry.tsx']?.replace('/badge-details', '/label-details') ?? ''
  }
  const registry = writeRegistry('several', {
    badge: component('badge', sameRoute),
    chip: withoutEntry,
    label: component('label'),
    tag: component('tag', wrongProp),
  })
  const expected = [
    'chip: The folder holds a component, but no entry.tsx. Add an entry.tsx, as CONTRIBUTING.md describes, or delete the folder.',
    `label/entry.tsx:8: The route '/label-details' is taken by ${registry}/badge/entry.tsx. Give the entry a route of its own.`.replace(
      `${registry}/`,
      '',
    ),
    "tag/entry.tsx:16: Tag has no prop 'shade'. List one of its own: tint.",
  ]
  expect(await problemsOf(registry, 1)).toEqual(expected)
  expect(await problemsOf(registry, 4)).toEqual(expected)
})

/** A screen that shows a component. */
const screen = (name: string, order: number): Files => ({
  'screen.ts': `import type { ScreenMeta } from '#docs'

export const meta = {
  title: '${name}',
  description: 'Shows a badge.',
  order: ${order},
} satisfies ScreenMeta

export { Screen as default } from './${name}'
`,
  [`${name}.tsx`]: `'use client'

import { Badge } from '../../badge/badge'

/** A badge. */
export const Screen = () => <Badge>New</Badge>
`,
})

async function problemsOfScreens(name: string, screens: Readonly<Record<string, Files>>): Promise<string[]> {
  const registry = writeRegistry(name, { badge: component('badge') })
  for (const [folder, files] of Object.entries(screens)) write(join(registry, 'screens', folder), files)
  return problemsOf(registry)
}

test('a screen is valid when it is whole', async () => {
  expect(await problemsOfScreens('screens', { desk: screen('desk', 1), hall: screen('hall', 2) })).toEqual([])
})

test('what is wrong with a screen is reported with its file', async () => {
  const { 'screen.ts': _screen, ...unsaid } = screen('attic', 4)
  expect(
    await problemsOfScreens('wrong-screens', {
      attic: unsaid,
      badge: screen('badge', 3),
      desk: screen('desk', 1),
      hall: screen('hall', 1),
      loft: { ...screen('loft', 0), 'loft.tsx': 'export const Screen = () => null' },
    }),
  ).toEqual([
    'screens/attic: The folder lies among the screens, but holds no screen.ts. Add a screen.ts, as registry/screens/README.md describes, or delete the folder.',
    "screens/badge/screen.ts: There is a component 'badge', whose item has the same address. Rename the folder of the screen.",
    "screens/hall/screen.ts:6: The order '1' is taken by screens/desk/screen.ts. Give the screen one of its own.",
    'screens/loft/screen.ts:6: meta.order must be positive. Correct the field as src/registry/meta.ts describes.',
    "screens/loft/loft.tsx:1: The file has a component, and does not say that it runs in the browser. Begin it with 'use client'.",
  ])
})
