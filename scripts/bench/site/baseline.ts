import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { compressFolder } from '../../html/compress'
import { readEntry } from '../../entry/entry-reader'
import { metaSchema } from '../../check/entry-schema'
import type { SiteManifest } from '../../../src/shared/site-manifest'

/** The customizer and the knob that are measured, and where its value stands in the code. */
export const knob = {
  path: '/generator',
  id: 'generator-opacity',
  code: 'Generated CSS',
  property: 'opacity',
} as const

/** What an entry says of itself. */
export const metaOf = (entry: string) =>
  metaSchema.parse(readEntry(entry, readFileSync(entry, 'utf8')).meta.value)

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page with a card for each of the entries, as one writes it by hand: no script, no picture, a little style. */
function cards(entries: readonly string[]): string {
  const list = entries.map((entry) => {
    const { title, description, route } = metaOf(entry)
    return `<li><h2>${escape(title)}</h2><p>${escape(description)}</p><a href="${route}">Learn more<span> about ${escape(title)}</span></a></li>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Glass components</title>
<meta name="description" content="A page written by hand, with the cards of the catalogue.">
<link rel="icon" href="data:,">
<style>
body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 16px/1.6 system-ui, sans-serif; color: #1b1530; background: linear-gradient(#e6dcff, #d6ecff) fixed }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); gap: 1rem; margin: 0; padding: 0; list-style: none }
li { padding: 1.5rem; border: 1px solid #fff8; border-radius: 1rem; background: #fffa }
h2 { margin: 0; font-size: 1.25rem }
a { color: #4a2a9a; display: inline-block; padding: .5rem 0 }
a span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
</style>
</head>
<body>
<main>
<h1>Glass components</h1>
<ul>
${list.join('\n')}
</ul>
</main>
</body>
</html>
`
}

/** The script of the knobs without a framework. */
async function knobScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input: 'scripts/bench/site/baseline-knobs.ts' } },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [chunk] = chunks.filter((output) => output.type === 'chunk')
  if (chunk === undefined || chunks.length !== 1)
    throw new Error(
      'baseline-knobs.ts was to become one piece of script; it imports something that makes it more.',
    )
  return chunk.code
}

/** A page of the site with its scripts taken away, and one by hand in their place: the same elements, the same style. */
const withoutFramework = (html: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replace('</body>', '<script type="module" src="/knob.js"></script></body>')
    .replaceAll(/ disabled(="")?/g, '')

/**
 * Writes the yardsticks into a folder that our server can serve in the place of a build: the page of cards at `/`, and
 * at `/knob` the customizer without a framework.
 *
 * @param dist the build from which the customizer's page is taken
 */
export async function writeBaseline(folder: string, dist: string, entries: readonly string[]): Promise<void> {
  const page = readFileSync(join(dist, `client${knob.path}/index.html`), 'utf8')
  const files: Record<string, string> = {
    'index.html': cards(entries),
    'knob.html': withoutFramework(page),
    'knob.js': await knobScript(),
    '404.html': '<!doctype html><title>Not found</title>',
    'robots.txt': 'User-agent: *\nAllow: /\n',
  }
  const manifest: SiteManifest = {
    documents: { '/': 'index.html', '/knob': 'knob.html' },
    notFound: '404.html',
    csp: { script: [], connect: [], frame: [], img: [], style: [] },
  }
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'client', name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  writeFileSync(join(folder, 'site.json'), JSON.stringify(manifest))
  compressFolder(join(folder, 'client'))
}
