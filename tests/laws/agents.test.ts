import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { installFiles } from '../../src/install/files'
import { recipes } from '../../src/install/recipes'
import { propertyNames } from '../../src/glass/css'
import { defaultFolder, itemPath, nextItemName, type RegistryItem } from '../../src/install/registry-item'
import { stylings, type Styling } from '../../src/registry/styling'
import { only } from './one-component'
import { knownOrigin, writeOrigins } from '../../src/shared/site-origin'
import { faultsOf, lacksOf } from '../agents/faults'
import {
  linesOf,
  namesFile,
  namesIn,
  slotsFile,
  snippetsFile,
  snippetsOf,
  type Exported,
} from '../agents/guide'
import { writeForms } from '../agents/stranger'
import { tasks } from '../agents/tasks'
import { errorsIn } from '../support/installed-program'

const { files } = await installFiles()
const textOf = (path: string) => files.get(path) ?? ''
const guide = textOf('AGENTS.md')
const api = JSON.parse(textOf('r/api.json')) as {
  components: readonly { name: string; exports: readonly Exported[] }[]
  tokens: readonly { name: string; default: unknown; text: string }[]
  conventions: readonly string[]
  mistakes: readonly string[]
}

/** The most tokens of the guide: what a program may read before each of its tasks. */
const mostTokens = 12_000

/** Everything that the site installs in a styling, by its path below the folder of the components. */
function installed(styling: Styling): Map<string, string> {
  const found = new Map<string, string>()
  for (const [path, text] of files) {
    const isItem = path === itemPath(path.split('/').at(-1)?.replace('.json', '') ?? '', styling).slice(1)
    if (!isItem || path === 'r/registry.json' || path === 'r/api.json') continue
    const item = JSON.parse(text) as RegistryItem
    for (const { target, content } of item.files)
      if (!item.name.endsWith('-demo') && item.name !== nextItemName)
        found.set(target.replace(`${defaultFolder}/`, ''), content)
  }
  return found
}

describe.skipIf(only !== undefined)('what programs read', () => {
  test.each(stylings)('every name, import, slot, recipe and code in a sentence compiles in %s', (styling) => {
    const project = installed(styling)
    const blocks = [...textOf('recipes.md').matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = '']) => code)
    expect(blocks).toHaveLength(recipes.length)
    for (const [index, code] of blocks.entries()) project.set(`recipes/block-${index}.tsx`, code)
    project.set('names.tsx', namesFile(guide))
    expect(linesOf(guide).length).toBeGreaterThan(45)
    project.set('snippets.tsx', snippetsFile(guide))
    expect(snippetsOf(guide)).toEqual([
      'event.preventDefault()',
      expect.stringMatching(/^<Button render=/),
      expect.stringMatching(/^toaster\.show\(/),
    ])
    project.set('slots.tsx', slotsFile(api.components.flatMap(({ exports }) => exports)))
    expect(errorsIn(project)).toEqual([])
  })

  test('a name that is no longer there is an error that tells it', () => {
    const project = installed('css')
    const old = guide.replace(
      '`Button` from `button/button`: `',
      '`Button` from `button/button`: `shine: boolean; ',
    )
    expect(old).not.toBe(guide)
    project.set('names.tsx', namesFile(old))
    project.set('snippets.tsx', snippetsFile(guide.replace('toaster.show(', 'toaster.say(')))
    const exports = api.components.flatMap((one) => one.exports)
    const ofCard = exports
      .filter(({ name }) => name === 'Card')
      .map((card) => ({ ...card, slots: ['media'] }))
    project.set('slots.tsx', slotsFile(ofCard))
    project.set('moved.tsx', "import { Button } from './button/glass-button'\nexport default Button\n")
    expect(errorsIn(project)).toEqual([
      expect.stringMatching(/^moved\.tsx: Cannot find module '\.\/button\/glass-button'/),
      expect.stringMatching(/^names\.tsx: Type '"shine"' is not assignable/),
      expect.stringMatching(/^slots\.tsx: Type '\{ media: true; \}' is missing .* children/),
      expect.stringMatching(/^snippets\.tsx: Property 'say' does not exist/),
    ])
  })

  test('every prop that a sentence names is one of the components that it names, or of any', () => {
    const [sentences = ''] = guide.split('## Recipes')
    const exports = new Map(linesOf(guide).map(({ name, props }) => [name, namesIn(props)] as const))
    const native = ['className', 'style', 'id', 'ref', 'name', 'checked', 'onSubmit', 'useToaster']
    const words = ['asChild', 'action', 'glass', 'shared', 'sm', 'md', 'lg']
    const unknownIn = (sentence: string) => {
      const subjects = [...sentence.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => exports.get(name))
      const known = (subjects.length > 0 ? subjects : [...exports.values()]).flatMap((props) => props ?? [])
      return [...sentence.matchAll(/`((?:on|default)[A-Z]\w+|[a-z]\w+)`/g)]
        .map(([, name = '']) => name)
        .filter((name) => ![...known, ...native, ...words].includes(name))
    }
    expect(sentences.split(/(?<=\.)\s+/).flatMap(unknownIn)).toEqual([])
    expect(unknownIn('A `Field` has a `legend`.')).toEqual(['legend'])
    expect(unknownIn('A group has a `legend`.')).toEqual([])
  })

  test('the interfaces tell every custom property with its default, and the guide names no other', () => {
    const names = api.tokens.map(({ name }) => name)
    expect(names).toEqual([...propertyNames, '--glass-size'])
    const named = new Set([...guide.matchAll(/--glass-[\w-]+/g)].map(([name]) => name))
    expect([...named].toSorted()).toEqual(names.toSorted())
    for (const { name, default: value, text } of api.tokens) {
      expect(text, name).toMatch(/^[A-Z\d].{10,}\.$/)
      for (const one of typeof value === 'object' ? Object.values(value ?? {}) : [value])
        expect(one, name).toMatch(/^\S.*$/)
    }
    const defaults = Object.fromEntries(api.tokens.map((token) => [token.name, token.default]))
    expect(defaults).toMatchObject({
      '--glass-tint': { light: '#ffffff', dark: '#0a0520' },
      '--glass-tint-opacity': { thin: '0.58', regular: '0.58', thick: '0.72' },
      '--glass-thick-blur': '24px',
      '--glass-economy': '0',
      '--glass-size': '0rem',
    })
  })

  test('the interfaces have the slots of members, and the rules of the guide', () => {
    const slotsOf = (wanted: string) =>
      api.components.flatMap(({ exports }) => exports).find(({ name }) => name === wanted)?.slots
    expect(slotsOf('Tabs')).toEqual(['items.title', 'items.content'])
    expect(slotsOf('Table')).toContain('columns.cell')
    expect(slotsOf('SpeedDial')).toEqual(['actionButtons.icon', 'actionButtons.render'])
    expect(slotsOf('Slider')).toEqual(['label', 'hint', 'error'])
    for (const rules of [api.conventions, api.mistakes]) {
      expect(rules.length).toBeGreaterThan(4)
      for (const rule of rules) expect(guide).toContain(`\n- ${rule}\n`)
    }
  })

  test('every component that can be installed is in the guide and in the interfaces', () => {
    const { items } = JSON.parse(textOf('r/registry.json')) as { items: readonly RegistryItem[] }
    const demos = items.flatMap(({ name }) => /^(.+)-demo$/.exec(name)?.[1] ?? [])
    const names = items.map(({ name }) => name).filter((name) => demos.includes(name))
    expect(api.components.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { exports } of api.components) {
      expect(exports.length).toBeGreaterThan(0)
      for (const { name, props } of exports) {
        const line = linesOf(guide).find((one) => one.name === name)
        expect(line && namesIn(line.props), name).toHaveLength(props.length)
      }
    }
  })

  test(`the guide has at most ${mostTokens} tokens`, () => {
    expect(encode(guide).length).toBeLessThanOrEqual(mostTokens)
  })

  test('the recipes are right answers to twelve of the thirty tasks for programs', () => {
    expect(tasks).toHaveLength(30)
    expect(new Set(tasks.map(({ name }) => name)).size).toBe(30)
    const exported = new Set(linesOf(guide).map(({ name }) => name))
    expect(tasks.flatMap(({ uses }) => uses).filter((name) => !exported.has(name))).toEqual([])
    // That they compile is tested above.
    for (const { name, code } of recipes) {
      const task = tasks.find((one) => one.name === name)
      expect(task && lacksOf(task, code), name).toEqual([])
    }
    const [task] = tasks
    const wrong = `import { Combobox } from '../combobox/combobox'\nexport default () => <Combobox suggestions={[]} />\n`
    expect(task && faultsOf(task, wrong, installed('css'))).toEqual([
      expect.stringContaining('suggestions'),
      'It has nothing like options=.',
      'It has nothing like onValueChange=.',
    ])
  })

  test('an answer may rename what it imports, and take either quotes', () => {
    const lacks = (name: string, answer: string) => {
      const task = tasks.find((one) => one.name === name)
      return task && lacksOf(task, answer)
    }
    const says = 'options={all} onValueChange={choose}'
    const renamed =
      "import React, { useState } from 'react'\nimport { Combobox as Search } from '../combobox/combobox'\n"
    expect(lacks('city-search', `${renamed}<Search ${says} />`)).toEqual([])
    expect(lacks('city-search', `import { Other as Combobox } from './other'\n<Combobox ${says} />`)).toEqual(
      ['It does not use Combobox.'],
    )
    expect(lacks('city-search', `// import { Combobox }\n<Combobox ${says} />`)).toHaveLength(1)
    const menu = 'import { Menu } from "../menu/menu"\n'
    expect(lacks('actions-menu', `${menu}[{ onSelect }, "separator"]`)).toEqual([])
    expect(lacks('actions-menu', `${menu}[{ onSelect }, separator]`)).toHaveLength(1)
    const page =
      'import { Card } from "../card/card"\nimport { Button, type ButtonProps } from "../button/button"\n'
    const glass = (size: string) =>
      `{ "--glass-tint": tint, "--glass-foreground": "#fff", "--glass-size": "${size}" }`
    expect(lacks('page-in-my-glass', page + glass('0.5rem'))).toEqual([])
    expect(lacks('page-in-my-glass', page + glass('-0.5rem'))).toHaveLength(1)
  })

  test('a stranger who knows the overview alone writes forms that compile', () => {
    const site = 'https://vitrine.example'
    const overview = writeOrigins(textOf('llms.txt'), knownOrigin(site))
    const get = (address: string) => {
      const text = files.get(address.replace(`${site}/`, ''))
      if (text === undefined) throw new Error(`404: ${address}`)
      return writeOrigins(text, knownOrigin(site))
    }
    const forms = ['sign-up.tsx', 'profile.tsx']
    const project = writeForms(overview, `${site}/llms.txt`, get)
    expect(project.get('profile.tsx')?.match(/^ +<[A-Z]/gm)?.length).toBeGreaterThan(5)
    expect(errorsIn(project, forms)).toEqual([])

    const unlinked = overview.replace('[recipes]', 'recipes')
    expect(unlinked).not.toBe(overview)
    expect(() => writeForms(unlinked, `${site}/llms.txt`, get)).toThrow('where to read recipes')
    const old = writeForms(overview, `${site}/llms.txt`, (address) =>
      get(address).replace(' pending={', ' busy={'),
    )
    expect(errorsIn(old, forms)).toEqual([expect.stringMatching(/^sign-up\.tsx: .*busy/)])
  })

  test('the skill is the guide below its front matter, and the overview and recipes lead to it', () => {
    const skill = textOf('.well-known/skills/vitrine/SKILL.md')
    expect(skill).toMatch(/^---\nname: vitrine\ndescription: ".{20,1000}"\n---\n/)
    expect(skill.replace(/^---.*?\n---\n\n/s, '')).toBe(guide)
    for (const { name } of recipes) {
      const { description } = JSON.parse(textOf(`r/recipe-${name}.json`)) as RegistryItem
      expect(description).toContain('/AGENTS.md')
    }
    for (const path of ['/AGENTS.md', '/recipes.md', '/r/api.json'])
      expect(textOf('llms.txt')).toContain(`${path})`)
  })
})
