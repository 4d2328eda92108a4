import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compressFolder } from '../../html/output-files'
import { bundleScript } from '../../html/inline-script'
import { control } from './measured-control'
import { readEntry } from '../../entry/entry-reader'
import { metaSchema } from '../../check/entry-schema'
import type { SiteManifest } from '../../../src/shared/site-manifest'

/** The meta of an entry. */
export const metaOf = (entry: string) => metaSchema.parse(readEntry(entry, readFileSync(entry, 'utf8')).meta)

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A page with a card for each entry, as if written by hand: no script, no picture, a little style. */
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

/** A page of the site whose scripts are replaced by one without a framework: the same elements, the same style. */
const withScript = (html: string, script: string) =>
  html
    .replaceAll(/<script[^]*?<\/script>/g, '')
    .replace('</body>', `<script type="module" src="${script}"></script></body>`)
    .replaceAll(/ disabled(="")?/g, '')

/**
 * Writes the baseline into a folder that our server can serve like a build: the page of cards at `/`, and the customizer
 * with the least script that moves one number at `/least-control`.
 *
 * @param dist The build that has the customizer's page.
 */
export async function writeBaseline(folder: string, dist: string, entries: readonly string[]): Promise<void> {
  const page = readFileSync(join(dist, `client${control.path}/index.html`), 'utf8')
  const files: Record<string, string> = {
    'index.html': cards(entries),
    'least-control.html': withScript(page, '/least-control.js'),
    'least-control.js': await bundleScript('scripts/bench/site/least-control.ts'),
    '404.html': '<!doctype html><title>Not found</title>',
    'robots.txt': 'User-agent: *\nAllow: /\n',
  }
  const manifest: SiteManifest = {
    documents: { '/': 'index.html', '/least-control': 'least-control.html' },
    items: {},
    embeds: { documents: {}, scripts: [] },
    markdown: {},
    scripts: {},
    base: '',
    origin: { built: '', places: {} },
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
