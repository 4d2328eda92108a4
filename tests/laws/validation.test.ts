import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newComponent } from '../../scripts/entry/component-template'
import type { Diagnostic } from '../../scripts/entry/diagnostic'
import { createLoader, type LoadModule } from '../../scripts/check/module-loader'
import { validateRegistry } from '../../scripts/check/validate-registry'

/** The folder of the registries that these tests create. It is inside the project, so that packages are found. */
const desk = '.cache/registries'

let load: LoadModule
let close: () => Promise<void>
let count = 0

beforeAll(async () => ({ load, close } = await createLoader()))
afterAll(async () => {
  await close()
  rmSync(desk, { recursive: true, force: true })
})

type Files = Record<string, string>

interface Folder {
  readonly name: string
  readonly change?: (files: Files) => void
}

/** Writes a registry of what components share, and of new components whose files the test changes. */
function writeRegistry(folders: readonly Folder[]): string {
  const folder = join(desk, String(count++), 'registry')
  for (const shared of ['glass', 'shared'])
    cpSync(`registry/${shared}`, join(folder, shared), { recursive: true })
  for (const { name, change } of folders) {
    const files = newComponent(name, '2026-11-21')
    change?.(files)
    mkdirSync(join(folder, name), { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, name, file), text)
  }
  return folder
}

const validate = (...folders: readonly Folder[]): Promise<Diagnostic[]> =>
  validateRegistry(writeRegistry(folders), load, [{ path: '/about', title: 'About Us' }])

const replace = (file: string, before: string, after: string) => (files: Files) => {
  expect(files[file]).toContain(before)
  files[file] = files[file]?.replace(before, after) ?? ''
}

test('a new component is valid as created', async () => {
  expect(await validate({ name: 'badge' })).toEqual([])
})

const broken: [string, (files: Files) => void, { file: RegExp; message: RegExp; suggestion: RegExp }][] = [
  [
    'a default that the table documents wrongly',
    replace('badge.tsx', 'any CSS color. */', "any CSS color. @default 'red' */"),
    {
      file: /badge\/entry\.tsx:16$/,
      message: /'tint' says @default 'red', but the component uses '#ffffff'/,
      suggestion: /Remove the @default/,
    },
  ],
  [
    'an unknown icon',
    replace('entry.tsx', "icon: 'tag'", "icon: 'no-such-icon'"),
    { file: /badge\/entry\.tsx:4$/, message: /no icon 'no-such-icon'/, suggestion: /lucide\.dev/ },
  ],
  [
    'a route of one of the site’s own pages',
    replace('entry.tsx', "route: '/badge-details'", "route: '/about'"),
    {
      file: /badge\/entry\.tsx/,
      message: /route '\/about' is taken by one of the site's own pages/,
      suggestion: /route of its own/,
    },
  ],
  [
    'a title of one of the site’s own pages',
    replace('entry.tsx', "title: 'Badge'", "title: 'About us'"),
    {
      file: /badge\/entry\.tsx/,
      message: /title 'About us' is taken by one of the site's own pages/,
      suggestion: /title of its own/,
    },
  ],
  [
    'a day that does not exist',
    replace('entry.tsx', "added: '2026-11-21'", "added: '2026-02-30'"),
    {
      file: /badge\/entry\.tsx:4$/,
      message: /meta\.added must be a date such as "2026-11-21"/,
      suggestion: /meta\.ts/,
    },
  ],
  [
    'an unknown category',
    replace('entry.tsx', "category: 'inputs'", "category: 'widgets'"),
    {
      file: /badge\/entry\.tsx:4$/,
      message: /meta\.category must be one of "actions", "inputs"/,
      suggestion: /meta\.ts/,
    },
  ],
  [
    'a keyword with a capital letter',
    replace('entry.tsx', "category: 'inputs'", "category: 'inputs',\n  keywords: ['Label']"),
    { file: /badge\/entry\.tsx:4$/, message: /keywords\.0 must be in lower case/, suggestion: /meta\.ts/ },
  ],
  [
    'a related component that does not exist',
    replace('entry.tsx', "category: 'inputs'", "category: 'inputs',\n  related: ['label']"),
    {
      file: /badge\/entry\.tsx$/,
      message: /related names 'label', which is no folder with an entry/,
      suggestion: /other components/,
    },
  ],
  [
    'itself as a related component',
    replace('entry.tsx', "category: 'inputs'", "category: 'inputs',\n  related: ['badge']"),
    {
      file: /badge\/entry\.tsx$/,
      message: /related names 'badge', which is this component itself/,
      suggestion: /other components/,
    },
  ],
  [
    'a prop that does not exist',
    replace('entry.tsx', "['tint']", "['tint', 'shade']"),
    { file: /badge\/entry\.tsx:16$/, message: /Badge has no prop 'shade'/, suggestion: /tint/ },
  ],
  [
    'a prop without a description',
    replace('badge.tsx', '  /** The color of the glass: any CSS color. */\n', ''),
    { file: /badge\/entry\.tsx:16$/, message: /prop 'tint' has no description/, suggestion: /TSDoc/ },
  ],
  [
    'a member of a prop’s object type without a description',
    replace('badge.tsx', 'tint?: string', 'tint?: string | { hue: number }'),
    {
      file: /badge\/badge\.tsx:8$/,
      message: /member 'tint\.hue' has no description/,
      suggestion: /TSDoc/,
    },
  ],
  [
    'a snippet that does not compile',
    replace('entry.tsx', '<Badge>New</Badge>)', '<Badge {...{ shade: 3 }}>New</Badge>)'),
    {
      file: /badge\/entry\.tsx/,
      message: /snippet 'Basic Usage' does not compile, line 4: .*shade/,
      suggestion: /example/,
    },
  ],
  [
    'a default out of its control’s range',
    replace(
      'entry.tsx',
      "{ type: 'color', default: '#ffffff' }",
      "{ type: 'color', default: '#ffffff' }, size: { type: 'range', min: 0, max: 10, step: 1, default: 11 }",
    ),
    {
      file: /badge\/entry\.tsx/,
      message: /control 'size' of 'Custom Badge' has the default 11, which is not between 0 and 10/,
      suggestion: /default that the control accepts/,
    },
  ],
  ...['dir', 'preview-size'].map((name): (typeof broken)[number] => [
    `a control with the name ${name}, which means something else in an address,`,
    replace(
      'entry.tsx',
      'controls: { tint:',
      `controls: { '${name}': { type: 'boolean', default: false }, tint:`,
    ),
    {
      file: /badge\/entry\.tsx/,
      message: new RegExp(`control '${name}' .* means something else on every page`),
      suggestion: /Rename/,
    },
  ]),
  [
    'a component that does not say that it runs in the browser',
    replace('badge.tsx', "'use client'\n\n", ''),
    { file: /badge\/badge\.tsx/, message: /does not say that it runs/, suggestion: /'use client'/ },
  ],
  [
    'an announced part without a role',
    replace('entry.tsx', "role: 'checkbox'", "role: ''"),
    {
      file: /badge\/entry\.tsx/,
      message: /announced part 'The checkbox' is malformed: .*role/s,
      suggestion: /AnnouncedRow/,
    },
  ],
  [
    'an announced part that is listed twice',
    replace('entry.tsx', "part: 'After a click'", "part: 'The checkbox'"),
    {
      file: /badge\/entry\.tsx/,
      message: /announced part 'The checkbox' appears twice/,
      suggestion: /Rename/,
    },
  ],
  [
    'a computed meta',
    replace('entry.tsx', "title: 'Badge'", "title: 'Bad' + 'ge'"),
    { file: /badge\/entry\.tsx:5$/, message: /computed/, suggestion: /literal/ },
  ],
  [
    'a thumbnail that needs a browser',
    replace(
      'entry.tsx',
      'export default docs({',
      `const Shown = () => window.name\n\nexport default docs({\n  thumbnail: <Shown />,`,
    ),
    {
      file: /badge\/entry\.tsx/,
      message: /thumbnail cannot be rendered: .*window/,
      suggestion: /Declare a `thumbnail`/,
    },
  ],
  [
    'a thumbnail that plays something',
    replace(
      'entry.tsx',
      'export default docs({',
      `export default docs({\n  thumbnail: <video src="/glass.mp4" />,`,
    ),
    { file: /badge\/entry\.tsx/, message: /thumbnail has a <video>/, suggestion: /Declare a `thumbnail`/ },
  ],
  [
    'an example that no snippet can print',
    replace('entry.tsx', '<Badge>New</Badge>)', '<Badge onClick={() => {}}>New</Badge>)'),
    { file: /badge\/entry\.tsx/, message: /needs a name for a function/, suggestion: /./ },
  ],
]

test.each(broken)('%s is reported with file, fact and fix', async (_what, change, expected) => {
  const problems = await validate({ name: 'badge', change })
  expect(problems).toContainEqual({
    file: expect.stringMatching(expected.file) as string,
    message: expect.stringMatching(expected.message) as string,
    suggestion: expect.stringMatching(expected.suggestion) as string,
  })
})

test('a component that plain CSS cannot be made of is reported with the line, the fact and the fix', async () => {
  const computed = replace('badge.tsx', 'padding: 0.25rem', 'padding: ${1 / 4}rem')
  expect(await validate({ name: 'badge', change: computed })).toEqual([
    {
      file: expect.stringMatching(/registry\/badge\/badge\.tsx:\d+$/) as string,
      message: '`1 / 4` in a look is neither a piece of styles nor a constant.',
      suggestion: 'Use a custom property for what changes, and a constant for what does not.',
    },
  ])
})

test('a component without an entry is reported, and a folder of shared files is not', async () => {
  const withoutEntry = (files: Files) => void delete files['entry.tsx']
  const shared = (files: Files) => {
    for (const file of Object.keys(files)) delete files[file]
    files['shades.ts'] = 'export const shades = {}'
  }
  expect(
    await validate(
      { name: 'badge', change: withoutEntry },
      { name: 'glass', change: shared },
      { name: 'label' },
    ),
  ).toEqual([
    {
      file: expect.stringMatching(/registry\/badge$/) as string,
      message: expect.stringContaining('no entry.tsx') as string,
      suggestion: expect.stringContaining('Add an entry.tsx') as string,
    },
  ])
})

test('two entries with the same route are reported with both files', async () => {
  const change = replace('entry.tsx', "route: '/label-details'", "route: '/badge-details'")
  expect(await validate({ name: 'badge' }, { name: 'label', change })).toEqual([
    {
      file: expect.stringContaining('label/entry.tsx') as string,
      message: expect.stringMatching(/route '\/badge-details' is taken by .*badge\/entry\.tsx/) as string,
      suggestion: 'Give the entry a route of its own.',
    },
  ])
})

test('a registry that needs several type programs is validated like one that needs one', async () => {
  const change = replace('entry.tsx', '<Badge>New</Badge>)', '<Badge {...{ shade: 3 }}>New</Badge>)')
  const wrongProp = replace('entry.tsx', "['tint']", "['tint', 'shade']")
  const folder = writeRegistry([
    { name: 'badge', change },
    { name: 'label' },
    { name: 'tag', change: wrongProp },
  ])
  const problems = await validateRegistry(folder, load, [], 1)
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/snippet 'Basic Usage' does not compile/),
    expect.stringMatching(/Tag has no prop 'shade'/),
  ])
  expect(await validateRegistry(folder, load, [], 3)).toHaveLength(2)
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

async function problemsOfScreens(screens: Readonly<Record<string, Files>>): Promise<string[]> {
  const folder = writeRegistry([{ name: 'badge' }])
  for (const [name, files] of Object.entries(screens)) {
    mkdirSync(join(folder, 'screens', name), { recursive: true })
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'screens', name, file), text)
  }
  return (await validateRegistry(folder, load, [])).map(
    ({ file, message }) => `${relative(join(folder, 'screens'), file)}: ${message}`,
  )
}

test('a screen is valid when it is whole', async () => {
  expect(await problemsOfScreens({ desk: screen('desk', 1), hall: screen('hall', 2) })).toEqual([])
})

test('what is wrong with a screen is reported with its file', async () => {
  const { 'screen.ts': _screen, ...unsaid } = screen('attic', 4)
  expect(
    await problemsOfScreens({
      attic: unsaid,
      badge: screen('badge', 3),
      desk: screen('desk', 1),
      hall: screen('hall', 1),
      loft: { ...screen('loft', 0), 'loft.tsx': 'export const Screen = () => null' },
    }),
  ).toEqual([
    'attic: The folder lies among the screens, but holds no screen.ts.',
    "badge/screen.ts: There is a component 'badge', whose item has the same address.",
    expect.stringMatching(/^hall\/screen\.ts:3: The order 1 is taken by .*desk\/screen\.ts\.$/),
    'loft/screen.ts:3: meta.order must be positive.',
    'loft/loft.tsx: The file has a component, and does not say that it runs in the browser.',
  ])
})
