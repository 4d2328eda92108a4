import { basename } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { statesOf } from '../../scripts/check/snippets'
import { parametersOf, toParameters } from '../../src/registry/customizer-state'
import type { CustomizerSection } from '../../src/registry/sections'
import { encodeGlass } from '../../src/glass/code'
import { printCss } from '../../src/glass/css'
import { defaultGlass } from '../../src/glass/glass-values'
import { liveExampleOf, propsIn } from '../../src/registry/live-example'
import { customizerCode, exampleCode } from '../../src/registry/snippet'
import { defaultStyling, stylings } from '../../src/registry/styling'
import { answer } from '../../src/install/answer'
import { installableScreen } from '../../src/install/install-items'
import { isInstallable } from '../../src/registry/entry-module'
import { defaultExample, examplesOf } from '../../src/install/examples'
import { installFiles } from '../../src/install/files'
import { hashOf, itemHash } from '../../src/install/file-hash'
import { firstLineOf, withKeptLine, withoutFirstLine } from '../../src/install/first-line'
import { needs } from '../../src/install/other-items'
import { viteProject } from '../../src/install/vite-project'
import { itemPath, type RegistryItem } from '../../src/install/registry-item'
import { screens } from '../../src/registry/screens'
import { siteAddress } from '../../src/ui/site-address'
import { anyGlass } from '../support/any-glass'
import { entries, type Entry } from './entries'
import { testWhole } from './one-component'

const { files, items } = await installFiles(entries)

const installable = entries.filter(({ page }) => isInstallable(page))

/** What an address gives, as text. */
async function taken(path: string, query: Record<string, string>, format: 'item' | 'markdown') {
  const given = await answer(path, new URLSearchParams(query), format)
  if (given?.kind !== 'text') throw new Error(`${path} gave ${JSON.stringify(given)}`)
  return given.print()
}

const itemAt = async (path: string, query: Record<string, string> = {}) =>
  JSON.parse(await taken(path, query, 'item')) as RegistryItem

/** An item without what depends on whether the address of the site is known. */
function withoutNeeds(text: string | undefined) {
  const { docs: _docs, registryDependencies: _dependencies, ...item } = JSON.parse(text ?? '') as RegistryItem
  return item
}

/** The codes that the page shows of an example's section, for parameters. */
function shownCodes(entry: Entry, query: Record<string, string>, id: string): string[] {
  const section = examplesOf(entry.page).find((example) => example.id === id)?.section
  if (section?.kind === 'customizer') return [customizerCode(section, valuesFor(section, query), entry.page)]
  if (section?.kind !== 'examples') return []
  const live = liveExampleOf(entry.page.docs)
  const props = live?.section === section ? propsIn(live, new URLSearchParams(query)) : {}
  return section.examples.map((example, index) => exampleCode(example, entry.page, index === 0 ? props : {}))
}

/** The values of the state that has these parameters. */
function valuesFor(section: CustomizerSection, query: Record<string, string>) {
  const state = Object.values(statesOf(section)).find(
    (one) => JSON.stringify(toParameters(section, one)) === JSON.stringify(query),
  )
  if (state === undefined) throw new Error(`No state has the parameters ${JSON.stringify(query)}.`)
  return state.values
}

/** Every example of an entry with every first state of its customizer, as an address names it. */
const addressesOf = (entry: Entry) =>
  examplesOf(entry.page).flatMap((example) => {
    const { configurable } = example
    const states = configurable
      ? Object.values(statesOf(configurable)).map((state) => toParameters(configurable, state))
      : [{}]
    return states.map((query) => ({ example, query }))
  })

/** The paths that the commands in a text install. */
function installedBy(text = ''): string[] {
  const paths = [...text.matchAll(/shadcn@latest add "([^"]+)"/g)].map(([, address = '']) =>
    address.slice(siteAddress('/').length),
  )
  expect(paths.length).toBeGreaterThan(0)
  return paths
}

describe.each(installable)('$name', (entry) => {
  test('each address gives one code: on the page, in the item, in the Markdown and in the sandbox', async () => {
    for (const { example, query } of addressesOf(entry)) {
      const item = await itemAt(entry.route, { ...query, example: example.id })
      const file = item.files.at(-1)
      const code = file?.content ?? ''
      expect(shownCodes(entry, query, example.id)).toContain(code)
      const markdown = await taken(entry.route, { ...query, example: example.id }, 'markdown')
      expect(markdown).toContain(`\n${code.trimEnd()}\n`)
      const target = file?.target ?? ''
      const project = viteProject({ title: '', files: item.files, examples: [target], packages: [] })
      expect(project[`src/${target}`]).toBe(code)
    }
  })

  test.each(stylings)('its items hold every file of its source in %s, to the letter', async (style) => {
    const { files: source, packages } = entry.reference.source[style]
    const sources = source.map(({ path, code }) => [`components/vitrine/${path}`, code])
    const component = await itemAt(`/r/${entry.name}.json`, { style })
    expect(component.files.map(({ target, content }) => [target, content])).toEqual(sources)
    const example = await itemAt(entry.route, { style })
    expect(example.files.slice(0, -1).map(({ target, content }) => [target, content])).toEqual(sources)
    expect(example.dependencies).toEqual(packages)
    expect(packages.some((name) => name.startsWith('@emotion/'))).toBe(style === 'emotion')
    const markdown = await taken(entry.route, { style }, 'markdown')
    for (const { code } of source) expect(markdown).toContain(`\n${code.trimEnd()}\n`)
  })

  test.each(stylings)(
    'in %s, the CLI translates its scripts, and nothing else, for JavaScript',
    async (style) => {
      for (const path of [entry.route, `/r/${entry.name}.json`]) {
        const asTheyAre = await itemAt(path, { style })
        expect(new Set(asTheyAre.files.map(({ type }) => type))).toEqual(new Set(['registry:file']))
        const translated = asTheyAre.files.map((file) =>
          /\.tsx?$/.test(file.target)
            ? { ...file, type: 'registry:component', content: withKeptLine(file.content) }
            : file,
        )
        expect(await itemAt(path, { style, tsx: 'false' })).toEqual({ ...asTheyAre, files: translated })
        expect(await itemAt(path, { style, tsx: 'true' })).toEqual(asTheyAre)
      }
    },
  )

  test.each(stylings)(
    'in %s, each file says what it is, and an example is the visitor’s own',
    async (style) => {
      const item = await itemAt(entry.route, { style })
      const lines = item.files.slice(0, -1).map(({ path, content }) => {
        expect(content.slice(0, content.indexOf('\n')), path).toMatch(/ Vitrine \S+ [0-9a-f]{8}( |$)/)
        const line = firstLineOf(content)
        expect(line).toEqual({
          name: path.slice('registry/'.length),
          hash: hashOf(withoutFirstLine(content)),
        })
        return line ?? { name: '', hash: '' }
      })
      expect(firstLineOf(item.files.at(-1)?.content ?? '')).toBeUndefined()
      expect(item.meta?.hash).toBe(itemHash(lines.toReversed()))
      expect((await itemAt(`/r/${entry.name}.json`, { style })).meta).toEqual(item.meta)
    },
  )

  test('the values of controls are in examples, and in no file of the component', async () => {
    const asDelivered = (await itemAt(entry.route)).files.slice(0, -1)
    for (const { example, query } of addressesOf(entry)) {
      const item = await itemAt(entry.route, { ...query, example: example.id })
      expect(item.files.slice(0, -1)).toEqual(asDelivered)
    }
  })

  test('its files for a static host are what the server prints for the defaults', async () => {
    const file = items[entry.route] ?? ''
    expect(withoutNeeds(files.get(file))).toEqual(withoutNeeds(await taken(entry.route, {}, 'item')))
    expect(await taken(`/${file}`, {}, 'item')).toBe(await taken(entry.route, {}, 'item'))
    const markdown = files.get(`${entry.route.slice(1)}.md`)
    expect(markdown).toBe(await taken(entry.route, {}, 'markdown'))
    expect(installedBy(markdown).filter((path) => !files.has(path))).toEqual([])
    for (const [styling, folder] of [
      ['css', ''],
      ['emotion', 'emotion/'],
    ] as const) {
      const path = `r/${folder}${entry.name}.json`
      expect(withoutNeeds(files.get(path))).toEqual(withoutNeeds(await taken(`/${path}`, {}, 'item')))
      expect(await taken(`/${path}`, {}, 'item')).toBe(
        await taken(`/r/${entry.name}.json`, { style: styling }, 'item'),
      )
    }
  })

  test('how the previews are shown changes nothing that is installed', async () => {
    const preview = { 'preview-width': 'phone', 'preview-scheme': 'dark', 'preview-dir': 'rtl' }
    for (const format of ['item', 'markdown'] as const)
      expect(await taken(entry.route, preview, format)).toBe(await taken(entry.route, {}, format))
  })

  test('with Emotion, every file with a component says that it runs in the browser', async () => {
    const { files: own } = await itemAt(entry.route, { style: 'emotion' })
    const components = own.filter(({ target }) => target.endsWith('.tsx') && !target.endsWith('-demo.tsx'))
    for (const { target, content } of components)
      expect(withoutFirstLine(content).startsWith("'use client'\n"), target).toBe(true)
  })

  test('values that the page would not take are left out, and named', async () => {
    const section = defaultExample(examplesOf(entry.page))?.section
    if (section?.kind !== 'customizer') return
    const query = Object.fromEntries(
      parametersOf(section).map((name) => [name, '\u0007</script>${process.exit()}']),
    )
    const item = await itemAt(entry.route, query)
    const texts = Object.entries(section.controls).flatMap(([name, { type }]) =>
      type === 'text' ? [name] : [],
    )
    expect(item.files.at(-1)?.content).toBe((await itemAt(entry.route)).files.at(-1)?.content)
    expect(texts.length === 0 || item.docs).toBeTruthy()
    for (const name of parametersOf(section)) expect(item.docs).toContain(name)
    expect(JSON.stringify(item)).not.toContain('process.exit')
  })

  test('a number out of range is installed as the nearest bound, and that is said', async () => {
    const section = defaultExample(examplesOf(entry.page))?.section
    if (section?.kind !== 'customizer') return
    for (const [name, control] of Object.entries(section.controls)) {
      if ((control.type !== 'number' && control.type !== 'range') || control.min === undefined) continue
      const item = await itemAt(entry.route, { [name]: String(control.min - 7) })
      const atBound = await itemAt(entry.route, { [name]: String(control.min) })
      expect(item.docs).toContain(`${name} becomes ${control.min}`)
      expect(item.files).toEqual(atBound.files)
    }
  })
})

testWhole('an index lists every item once', () => {
  const index = JSON.parse(files.get('r/registry.json') ?? '') as { items: RegistryItem[] }
  const names = index.items.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  const itemFiles = [...files.keys()].filter((file) => /^r\/(?!api|registry)[^/]+$/.test(file))
  expect(names.map((name) => `r/${name}.json`).sort()).toEqual(itemFiles.sort())
})

testWhole('llms.txt names every component, and llms-full.txt has every source', () => {
  for (const path of installedBy(files.get('llms.txt'))) expect(files.has(path), path).toBe(true)
  for (const { title, route, reference } of installable) {
    expect(files.get('llms.txt')).toContain(`[${title}](`)
    expect(files.get('llms.txt')).toContain(`${route}.md`)
    for (const { code } of reference.source[defaultStyling].files)
      expect(files.get('llms-full.txt')).toContain(code.trimEnd())
  }
})

testWhole(
  'what nobody reads in an address changes nothing, and is gone through a few times at most',
  async () => {
    const others = Array.from({ length: 5_000 }, (_, number) => [`x${number}`, '1'])
    const keysOf = async (query: string[][]) => {
      const given = new URLSearchParams(query)
      const passes = vi.spyOn(given, Symbol.iterator)
      const gets = vi.spyOn(given, 'get')
      const answers = [
        await answer('/progress-bar-details', given, 'markdown'),
        await answer('/progress-bar-details', given, 'item'),
        await answer('/r/glass.json', given, 'item'),
      ]
      expect(passes.mock.calls.length + gets.mock.calls.length).toBeLessThanOrEqual(6)
      return answers.map((found) => (found?.kind === 'text' ? found.key : found))
    }
    const one = [
      ['dir', 'app/ui'],
      ['progress', '20'],
    ]
    expect(await keysOf([...others, ...one])).toEqual(await keysOf(one))
    expect(await keysOf([...one.toReversed(), ['dir', 'second'], ['progress', '9']])).toEqual(
      await keysOf(one),
    )
    expect(
      await keysOf([
        ['dir', 'app/ui'],
        ['progress', '20.0'],
      ]),
    ).toEqual(await keysOf(one))
    expect(
      await keysOf([
        ['dir', 'app/ui'],
        ['progress', '21'],
      ]),
    ).not.toEqual(await keysOf(one))
    const markdown = await taken('/progress-bar-details', Object.fromEntries([...others, ...one]), 'markdown')
    expect(markdown).toContain('/r/progress-bar-demo.json?progress=20&dir=app%2Fui"')
    expect(markdown).not.toContain('x4999')
  },
)

testWhole('a folder outside the project and an unknown example are refused with the reason', async () => {
  for (const dir of ['..', '../x', 'a/../../b', '/etc', 'C:\\x', '', 'a//b', '@other/x/../y', 'a b'])
    expect(await answer('/button-details', new URLSearchParams({ dir }), 'item'), dir).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('components/vitrine'),
    })
  expect(await answer('/button-details', new URLSearchParams({ example: 'none' }), 'item')).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('basic-usage'),
  })
})

testWhole.each(screens)(
  'the item of the screen $name has its files and those of its components',
  async ({ name }) => {
    const { source } = (await installableScreen(name)) ?? {}
    for (const style of stylings) {
      const { files: own = [], packages } = source?.[style] ?? {}
      const item = await itemAt(`/r/${name}.json`, { style, dir: 'app/ui' })
      expect(item.files.map(({ target, content }) => [target, content])).toEqual(
        own.map(({ path, code }) => [`app/ui/${path}`, code]),
      )
      expect(item.files[0]?.target).toBe(`app/ui/screens/${name}/${name}.tsx`)
      expect(item.dependencies).toEqual(packages)
      expect(withoutNeeds(files.get(itemPath(name, style).slice(1)))).toEqual(
        withoutNeeds(await taken(itemPath(name, style), {}, 'item')),
      )
    }
    expect(await answer(`/r/${name}.json`, new URLSearchParams({ dir: '..' }), 'item')).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('components/vitrine'),
    })
  },
)

testWhole(
  'an address installs the glass of its code, and without one the glass that components are delivered with',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyGlass, async (glass) => {
        const item = await itemAt('/r/glass.json', { g: encodeGlass(glass) })
        expect(item.files.map(({ target, content }) => [target, content])).toEqual([
          ['components/vitrine/glass.css', printCss(glass)],
        ])
      }),
      { numRuns: 20 },
    )
    expect(files.get('r/glass.json')).toBe(await taken('/r/glass.json', {}, 'item'))
    expect(files.get('r/glass.json')).toBe(
      await taken('/r/glass.json', { g: encodeGlass(defaultGlass) }, 'item'),
    )
    const elsewhere = await itemAt('/r/glass.json', { dir: 'app/ui' })
    expect(elsewhere.files[0]?.target).toBe('app/ui/glass.css')
  },
)

test('the item of a glass is that of no component, and overwrites no file of one', async () => {
  for (const entry of installable)
    for (const styling of stylings) {
      const { files: own } = await itemAt(`/r/${entry.name}.json`, { style: styling })
      for (const { target } of own) expect(target).not.toBe('components/vitrine/glass.css')
    }
  expect(entries.map(({ name }) => name)).not.toContain('glass')
})

testWhole(
  'a glass whose code cannot be read, or that leaves the project, is refused with the reason',
  async () => {
    const code = encodeGlass(defaultGlass)
    for (const g of ['', 'x', code.slice(0, -1), `${code}A`, code.replace('G', 'H')])
      expect(await answer('/r/glass.json', new URLSearchParams({ g }), 'item'), g).toMatchObject({
        kind: 'refused',
        reason: expect.stringContaining('g must be the code of a glass'),
      })
    expect(await answer('/r/glass.json', new URLSearchParams({ dir: '..' }), 'item')).toMatchObject({
      kind: 'refused',
      reason: expect.stringContaining('dir'),
    })
  },
)

testWhole('files go where `dir` says', async () => {
  for (const dir of ['@components/vitrine', 'app/ui', '~/lib/glass', 'src/(site)/[locale]']) {
    const item = await itemAt('/button-details', { dir })
    expect(item.files[0]?.target).toBe(`${dir}/button/button.tsx`)
    const [next] = (await itemAt('/r/next.json', { dir })).files
    expect(next?.target).toBe(`${dir}/next/style-registry.tsx`)
    const [glass] = (await itemAt('/r/glass.json', { dir })).files
    expect(glass?.target).toBe(`${dir}/glass.css`)
  }
  const typed = await itemAt('/button-details', { dir: 'resources\\js\\parts' })
  expect(typed.files[0]?.target).toBe('resources/js/parts/button/button.tsx')
})

testWhole('a language that components.json cannot name is refused', async () => {
  for (const path of ['/button-details', '/r/button.json', '/r/next.json', '/r/dashboard.json'])
    expect(await answer(path, new URLSearchParams({ tsx: 'no' }), 'item'), path).toMatchObject({
      kind: 'refused',
      reason: 'tsx must be true or false, as in components.json.',
    })
})

testWhole(
  'what components need is in one item where its address is known, and else in each item',
  async () => {
    for (const style of stylings) {
      const path = itemPath('requirements', style)
      const { docs } = await itemAt(path)
      expect(needs(style, false)).toEqual({ docs })
      for (const name of ['button', 'button-demo', 'dashboard']) {
        const item = await itemAt(`/r/${name}.json`, { style })
        expect(item.docs).toBeUndefined()
        expect(item.registryDependencies).toEqual([siteAddress(path)])
        expect(JSON.parse(files.get(itemPath(name, style).slice(1)) ?? '')).toMatchObject({ docs })
      }
    }
  },
)

testWhole('the item of what components need has no files, and says so in each styling', async () => {
  for (const styling of stylings) {
    const path = itemPath('requirements', styling)
    expect(files.get(path.slice(1))).toBe(await taken(path, {}, 'item'))
    const { docs, files: own } = await itemAt(path)
    expect(own).toEqual([])
    expect(docs).toContain('Needs React 19.2 or later')
    expect(docs).toContain(siteAddress('/AGENTS.md'))
    expect(docs?.includes('In Next.js')).toBe(styling === 'emotion')
  }
})

/** The scripts of components that a server renders, each with what it is for. */
const scriptsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  button: {
    'button-element.tsx': 'keeps clicks from a button that is pending, or that is no `<button>`',
    'render.tsx': 'joins the handlers and refs of a button and what takes its place',
  },
  card: {
    'pointer-light.tsx': 'the light that follows the pointer, which is no element',
    'render.tsx': 'as of a button, where something takes the place of the card',
  },
  spinner: {},
  statistic: {},
}

testWhole.each(Object.entries(scriptsOf))('in plain CSS, a server can render the %s', async (name, known) => {
  const { files: own } = await itemAt(`/r/${name}.json`)
  const scripts = own.filter(({ content }) => content.includes("'use client'"))
  const names = scripts.map(({ target }) => basename(target))
  expect(names.toSorted()).toEqual(Object.keys(known).toSorted())
})

testWhole('a styling that does not exist is refused with those that do', async () => {
  expect(await answer('/button-details', new URLSearchParams({ style: 'sass' }), 'item')).toMatchObject({
    kind: 'refused',
    reason: 'style must be css or emotion.',
  })
})

/** Addresses that visitors may have shared: a name that is in one can never change. */
const shared = [
  ['/button-details?backgroundColor=%230c2238', 'backgroundColor="#0c2238"'],
  ['/button-details?preset=%23833AB4', 'backgroundColor="#833AB4"'],
  ['/button-details?example=alert-button', "alert('Button clicked!')"],
  ['/pricing-details?tagColor=%23123456', '#123456'],
  ['/r/button.json', 'export function Button'],
  ['/r/button-demo.json', 'Themed Button'],
  ['/r/calendar-date-range-demo.json', 'export default function Example'],
  ['/button-details?style=emotion', 'styled.button'],
  ['/r/emotion/button.json', 'styled.button'],
  ['/button-details?style=css', 'button.module.css'],
  ['/r/glass.json?g=B____GxIwhTK0GgKhZc8GhA4____hTKxo8CAAlQKQYgUeTlCr___8oV', '--glass-tint: #1a1038;'],
  ['/r/toast-demo.json?dir=@components/vitrine', '@components/vitrine/toast/toast.tsx'],
  ['/button-details?tsx=false', 'registry:component'],
] as const

testWhole.each(shared)('what was shared once works for ever: %s', async (address, expected) => {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const item = await taken(pathname, Object.fromEntries(searchParams), 'item')
  expect(item).toContain(JSON.stringify(expected).slice(1, -1))
})

testWhole('the Markdown of a page that installs nothing has its values, too', async () => {
  expect(await taken('/generator', { blur: '23' }, 'markdown')).toContain('blur(23px)')
  expect(await answer('/generator', new URLSearchParams({ blur: '23' }), 'item')).toBeUndefined()
})
