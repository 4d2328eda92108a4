import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newComponent } from '../../scripts/entry/component-template'
import { leastReact } from '../../src/registry/meta'
import { siteSettings } from '../../src/shared/site-manifest'

const read = (file: string) => readFileSync(file, 'utf8')
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

/** The folders with pages: those that describe the project, and those that describe the code beside them. */
const folders = [
  '.',
  'docs',
  '.github',
  'registry',
  'registry/glass',
  'registry/screens',
  'registry/recipes',
  'scripts/css-modules',
  'src/install',
  'tests/agents',
]

const pages = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)
const readme = read('README.md')
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

/** A page without its code blocks, whose lines are neither links nor headings. */
const prose = (page: string) => read(page).replaceAll(/^```[^]*?^```$/gm, '')

/** The ids that GitHub gives a page's headings: lower case, without punctuation, a hyphen for each space. */
const anchors = (page: string) =>
  matches(prose(page), /^#+ (.+)$/gm).map((title) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )

describe.each(pages)('%s', (page) => {
  const links = matches(prose(page), /(?:\]\(|(?:src|srcset|href)=")([^)"\s]+)/g)

  test('each of its links leads to a file, and to a heading where it names one', () => {
    const local = links.filter((link) => !/^(https?|mailto):/.test(link))
    const broken = local.filter((link) => {
      const [path = '', anchor] = link.split('#')
      const file = path === '' ? page : join(dirname(page), path)
      return !existsSync(file) || (anchor !== undefined && !anchors(file).includes(anchor))
    })
    expect(broken).toEqual([])
  })

  test('it names no address at which nobody answers', () => {
    expect(links.filter((link) => /^(mailto:|https?:.*\.example\b)/.test(link))).toEqual([])
  })

  test('each npm command that it names exists', () => {
    const named = matches(read(page), /npm run ([\w:-]+)/g)
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  })
})

test('README begins with the two commands that start and test everything', () => {
  const [first = ''] = matches(readme, /^```sh\n([^]*?)^```$/gm)
  expect(matches(first, /^(.+?) +#/gm)).toEqual(['npm ci && npm start', 'npm ci && npm test'])
})

test('README’s table has every npm command', () => {
  const rows = matches(readme, /^\| `npm (?:run )?([\w:-]+)` +\|/gm)
  expect(rows.toSorted()).toEqual(Object.keys(scripts).toSorted())
})

describe('every setting', () => {
  const server = matches(read('server/environment.ts'), /^ {2}([A-Z][A-Z_]+):/gm)
  const build = ['BASE_PATH', ...matches(read('src/env.d.ts'), /readonly (VITE_\w+)\?/g)]

  test('of the server has a row in docs/operations.md', () => {
    const rows = matches(read('docs/operations.md'), /^\| `([A-Z_]+)` +\|/gm)
    expect(rows.filter((name) => !build.includes(name)).toSorted()).toEqual(server.toSorted())
  })

  test('of the build is described in docs/operations.md', () => {
    const described = new Set(matches(read('docs/operations.md'), /\b(VITE_\w*[A-Z]|BASE_PATH)\b/g))
    expect([...described].toSorted()).toEqual(build.toSorted())
  })

  test('of the build has a name that is checked for misspellings', () => {
    expect(siteSettings.toSorted()).toEqual(build.toSorted())
  })

  test('has a line in .env.example', () => {
    const lines = matches(read('.env.example'), /^# (\w+)=/gm)
    expect(lines.toSorted()).toEqual([...server, ...build].toSorted())
  })
})

test('the entry that CONTRIBUTING.md shows is the one that new:component creates', () => {
  const [shown] = matches(read('CONTRIBUTING.md'), /^```tsx\n([^]*?)^```$/gm)
  expect(shown).toBe(newComponent('status-badge', '2026-11-23')['entry.tsx'])
})

test.each(['README.md', 'CONTRIBUTING.md'])('%s says which React the components need', (page) => {
  expect(read(page)).toContain(`React ${leastReact} or later`)
})

test('README shows every picture, and none is larger than 200 kB', () => {
  const folder = 'docs/pictures'
  for (const name of readdirSync(folder)) {
    expect(readme).toContain(`${folder}/${name}`)
    expect(statSync(join(folder, name)).size, name).toBeLessThan(200_000)
  }
})

describe('comments are plain English:', () => {
  const comments = ['registry', 'scripts', 'server', 'src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) =>
      (read(file).match(/\/\*[^]*?\*\/|\/\/.*/g) ?? []).map(
        (comment) => `${file}: ${comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ')}`,
      ),
    )

  test.each([
    [
      '/** What …',
      /\/\*\* What\b/,
      85,
      'Name the thing: “The error message”, not “What is wrong with the value”.',
    ],
    ['of its own', /\bof its own\b/, 10, 'Write “a separate file”, “another name” or “its file”.'],
    ['that of, those of', /\b(that|those) of\b/, 15, 'Repeat the noun, or write “the page’s”.'],
  ])('“%s” does not spread', (_phrase, pattern, most, fix) => {
    const found = comments.filter((comment) => pattern.test(comment))
    const message = `${fix} If a name already says it, delete the comment.\n${found.join('\n')}`
    expect(found.length, message).toBeLessThanOrEqual(most)
  })
})
