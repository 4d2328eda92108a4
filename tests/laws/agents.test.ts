import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, test } from 'vitest'
import { propertyNames } from '../../src/glass/css'
import { installFiles } from '../../src/install/files'
import { recipes } from '../../src/install/recipes'
import { defaultFolder, itemPath, nextItemName, type RegistryItem } from '../../src/install/registry-item'
import { stylings, type Styling } from '../../src/registry/styling'
import { only } from './one-component'
import { faultsOf, lacksOf } from '../agents/faults'
import { tasks } from '../agents/tasks'
import { errorsIn } from '../support/installed-program'

const { files } = await installFiles()
const textOf = (path: string) => files.get(path) ?? ''
const guide = textOf('AGENTS.md')

/** The most tokens of the guide: what a program may read before each of its tasks. */
const mostTokens = 12_000

/** The lines of a guide that name an export, its module and its props. */
const linesOf = (text: string) =>
  [...text.matchAll(/^`(\w+)` from `([\w/-]+)`(?:: `(.*)`)?$/gm)].map(
    ([, name = '', from = '', props = '']) => ({
      name,
      from,
      props,
    }),
  )

/** The names in a list such as `a: string; b?: { c: number } = 1`: those that are in no braces. */
function namesIn(props: string): string[] {
  const names: string[] = []
  let [depth, start] = [0, 0]
  const add = (end: number) => {
    const [, name] = /^\s*'?([\w-]+)'?\??:/.exec(props.slice(start, end)) ?? []
    if (name !== undefined) names.push(name)
    start = end + 1
  }
  for (const [at, sign] of props.split('').entries()) {
    if ('({['.includes(sign)) depth += 1
    if (')}]'.includes(sign)) depth -= 1
    if (sign === ';' && depth === 0) add(at)
  }
  add(props.length)
  return names
}

/** A file that compiles if all that a guide names is there. */
function namesFile(text: string): string {
  const lines = linesOf(text)
  const hooks = [...text.matchAll(/`(use\w+)` from `([\w/-]+)`/g)].map(([, name = '', from = '']) => ({
    name,
    from,
  }))
  const imports = [...lines, ...hooks].map(
    ({ name, from }) => `export { ${name} } from './${from}'\nimport { ${name} } from './${from}'`,
  )
  const uses = lines.map(
    ({ name, props }) =>
      `export const of${name}: readonly Names<ComponentProps<typeof ${name}>>[] = ${JSON.stringify(namesIn(props))}`,
  )
  return [
    "import type { ComponentProps } from 'react'",
    ...imports,
    'type Names<Props> = Props extends unknown ? keyof Props : never',
    ...uses,
  ].join('\n')
}

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
  test.each(stylings)('every name, import and recipe in it compiles in %s', (styling) => {
    const project = installed(styling)
    const blocks = [...textOf('recipes.md').matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = '']) => code)
    expect(blocks).toHaveLength(recipes.length)
    for (const [index, code] of blocks.entries()) project.set(`recipes/block-${index}.tsx`, code)
    project.set('names.tsx', namesFile(guide))
    expect(linesOf(guide).length).toBeGreaterThan(45)
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
    project.set('moved.tsx', "import { Button } from './button/glass-button'\nexport default Button\n")
    expect(errorsIn(project)).toEqual([
      expect.stringMatching(/^moved\.tsx: Cannot find module '\.\/button\/glass-button'/),
      expect.stringMatching(/^names\.tsx: Type '"shine"' is not assignable/),
    ])
  })

  test('every prop and custom property that its sentences name is there', () => {
    const [sentences = ''] = guide.split('## Recipes')
    const known = new Set(linesOf(guide).flatMap(({ props }) => namesIn(props)))
    const native = ['className', 'style', 'id', 'ref', 'name', 'checked', 'onSubmit', 'useToaster']
    const named = [...sentences.matchAll(/`((?:on|default)[A-Z]\w+|[a-z]\w+)`/g)].map(([, name = '']) => name)
    const words = ['asChild', 'action', 'glass', 'shared', 'sm', 'md', 'lg']
    expect(
      named.filter((name) => !known.has(name) && !native.includes(name) && !words.includes(name)),
    ).toEqual([])
    const properties: readonly string[] = [...propertyNames, '--glass-size']
    const used = [...guide.matchAll(/--glass-[\w-]+/g)].map(([name]) => name)
    expect(used.filter((name) => !properties.includes(name))).toEqual([])
  })

  test('every component that can be installed is in the guide and in the interfaces', () => {
    const { items } = JSON.parse(textOf('r/registry.json')) as { items: readonly RegistryItem[] }
    const api = JSON.parse(textOf('r/api.json')) as {
      components: readonly { name: string; exports: readonly { name: string; props: readonly unknown[] }[] }[]
    }
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

  test('the skill is the guide below its front matter, and the overview leads to all of it', () => {
    const skill = textOf('.well-known/skills/vitrine/SKILL.md')
    expect(skill).toMatch(/^---\nname: vitrine\ndescription: ".{20,1000}"\n---\n/)
    expect(skill.replace(/^---.*?\n---\n\n/s, '')).toBe(guide)
    for (const path of ['/AGENTS.md', '/recipes.md', '/r/api.json'])
      expect(textOf('llms.txt')).toContain(`${path})`)
  })
})
