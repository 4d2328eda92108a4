import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { originMarks } from '../../src/shared/site-origin'
import { writeOriginPlaces } from '../html/origin-places'
import type { SiteManifest } from '../../src/shared/site-manifest'

const { link, whole } = originMarks

const page = (text: string) => `<!doctype html><title>${text}</title><p>${text.repeat(20)}</p>`

/** The files of a small site, as a build writes them below `client/`. */
export const siteFiles = {
  'index.html': page('Home'),
  'components.html': page('Catalogue'),
  'components/page-2.html': page('Second page'),
  'components/inputs.html': page('Inputs'),
  'components/inputs-page-2.html': page('Second page of inputs'),
  'stories.html': page('Stories'),
  'about.html': `<link rel="canonical" href="${link}/about">${'é'.repeat(500)}<code>add ${whole}/about</code>`,
  'about.md': `[Ünder](${link}/us.md)\nadd ${whole}/about\n`,
  'r/about.json': `{"docs":"${whole}/r/next.json"}`,
  'embed/story/index.html': page('A story in a frame'),
  '404.html': page('Nothing here'),
  'assets/app-3f2a.js': `console.log(${JSON.stringify('x'.repeat(400))})`,
  'sprite.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'stories.md': '# Stories\n',
  'components.md': '# Catalogue\n',
  'components/page-2.md': '# Second page\n',
  'changelog.rss': '<rss version="2.0"/>',
  'r/card.json': '{"name":"card"}',
  'r/card-demo.json': '{"name":"card-demo"}',
  'r/card@3f2a91c4.json': '{"name":"card","meta":{}}',
  'r/glass.json': '{"name":"glass"}',
  'robots.txt': 'User-agent: *',
  '.well-known/skills/index.json': '{"skills":[{"name":"us","description":"Us","files":["SKILL.md"]}]}',
  '.well-known/skills/us/SKILL.md': `Read ${whole}/about.md\n`,
  '.well-known/agent-skills/index.json': '{}',
} as const

/** Files with compressed copies. */
const compressed = new Set<string>(['index.html', 'about.html', 'assets/app-3f2a.js'])

const manifest: Omit<SiteManifest, 'origin'> = {
  documents: {
    '/': 'index.html',
    '/components': 'components.html',
    '/components?page=2': 'components/page-2.html',
    '/components?category=inputs': 'components/inputs.html',
    '/components?category=inputs&page=2': 'components/inputs-page-2.html',
    '/stories': 'stories.html',
    '/about': 'about.html',
  },
  items: { '/stories': 'r/card-demo.json' },
  markdown: {
    '/stories': 'stories.md',
    '/about': 'about.md',
    '/components': 'components.md',
    '/components?page=2': 'components/page-2.md',
  },
  embeds: {
    documents: { '/stories': { file: 'embed/story/index.html', picture: 'card.jpg' } },
    scripts: ["'sha256-embed'"],
  },
  notFound: '404.html',
  base: '',
  scripts: { '/about': ["'sha256-own'"] },
  csp: { script: ['https://chat.example'], connect: ['https://api.example'], frame: [], img: [], style: [] },
}

/**
 * A printer that says what it was asked for, except for `utm`. It knows one component and the glass, refuses `dir=..` and
 * `g=x`, and says for `count` how often it has printed that.
 */
const printer = `const counts = new Map()
const text = (said) => ({
  kind: 'text',
  key: said,
  print: () => {
    if (!said.includes('count=')) return said
    counts.set(said, (counts.get(said) ?? 0) + 1)
    return 'printed ' + counts.get(said) + ' times ' + '.'.repeat(5000)
  },
})
export const findEmbed = async (path, parameters) =>
  path === '/stories'
    ? { name: 'story', title: 'Story "1"', site: 'Us', search: '?text=' + encodeURIComponent(parameters.get('text') ?? ''), width: undefined }
    : undefined
export const answer = async (path, parameters, format) => {
  parameters.delete('utm')
  if (path === '/about') return text('add ${whole}/about?' + parameters)
  if (!['/stories', '/r/card.json', '/r/glass.json'].includes(path)) return undefined
  if (parameters.get('dir') === '..') return { kind: 'refused', reason: 'dir leaves the project' }
  if (parameters.get('since') === 'x') return { kind: 'unknown', reason: 'there was no such version' }
  if (parameters.get('g') === 'x') return { kind: 'refused', reason: 'g is no code' }
  return text([format, path, parameters].join(' '))
}
`

/** Writes `site.json` and `client/**` of the small site into a folder. */
export async function writeFixtureSite(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  await mkdir(join(directory, 'install'))
  await writeFile(join(directory, 'install/answer.js'), printer)
  for (const [name, content] of Object.entries(siteFiles)) {
    const file = join(directory, 'client', name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const client = join(directory, 'client')
  const origin = writeOriginPlaces(client, '')
  await writeFile(
    join(directory, 'site.json'),
    JSON.stringify({ ...manifest, origin } satisfies SiteManifest),
  )
  for (const name of compressed) {
    const file = join(client, name)
    const content = await readFile(file)
    await writeFile(`${file}.br`, brotliCompressSync(content))
    await writeFile(`${file}.gz`, gzipSync(content))
  }
}
