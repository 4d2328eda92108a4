import type { PrerenderedPage } from '../../src/prerender.tsx'
import type { DocumentStyles } from './critical-css.ts'
import type { InlinedIcons } from './inline-icons.ts'
import { bundleScript } from './inline-script.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What a template is made of. Files are named by their path below `dist/client`. */
interface TemplateParts {
  /** `index.html` as the build left it. */
  readonly built: string
  /** The files of the site's script. */
  readonly chunks: Iterable<string>
  /** The file of the icons' sprite. */
  readonly sprite: string
  /** The SVG of `/icon.svg`, the site's icon. */
  readonly icon: string
  /** The file of the catalogue's index. */
  readonly index: string
}

/**
 * Makes the template of all documents. A document holds all its text, its icons and the rules that paint it, so the
 * browser fetches nothing else before it paints; then it fetches script, stylesheet and manifest at once.
 *
 * @throws {Error} When `index.html` has no module script or no manifest.
 */
export async function createTemplate({ built, chunks, sprite, icon, index }: TemplateParts): Promise<string> {
  const [script, entry] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(built) ?? []
  const [manifestLink, manifest] = /<link rel="manifest"[^>]*href="([^"]+)"[^>]*>/.exec(built) ?? []
  if (script === undefined || entry === undefined)
    throw new Error('index.html has no module script. Load src/client.tsx.')
  if (manifestLink === undefined || manifest === undefined)
    throw new Error('index.html has no manifest. Link the one in public/.')
  const start = {
    entry,
    chunks: [...chunks].map((file) => `/${file}`).join(' '),
    stylesheets: '{stylesheets}',
    catalogue: `/${index}`,
    icons: `/${sprite}`,
    manifest,
  }
  const data = Object.entries(start).map(([name, value]) => ` data-${name}="${escape(value)}"`)
  const code = await bundleScript('src/start-after-paint.ts')
  return (
    built
      .replace(script, '')
      .replace(manifestLink, '')
      .replace('href="/icon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`)
      .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '')
      .replace('</head>', '  <style><!--style--></style>\n  </head>')
      // What a comment says to maintainers is not sent to visitors. Placeholders have no space after the dashes.
      .replaceAll(/\s*<!-- .*? -->/gs, '')
      .replace('</body>', () => `  <script${data.join('')}>${code}</script>\n  </body>`)
  )
}

/** The document of a page: the template with the page's head, its HTML, its icons, and the rules that paint it. */
export function fillTemplate(
  template: string,
  { head, search, data }: PrerenderedPage,
  { html, symbols }: InlinedIcons,
  { stylesheets, rules }: DocumentStyles,
): string {
  const searched = search === '' ? '' : ` data-search="${escape(search)}"`
  return template
    .replace('<!--head-->', () => headTags(head))
    .replace('<!--style-->', () => rules)
    .replace('{stylesheets}', stylesheets.join(' '))
    .replace('<div id="root"><!--page--></div>', () => `<div id="root"${searched}>${html}</div>${symbols}`)
    .replace('<!--data-->', () => (data ? dataBlock('application/json', data, ' id="page-data"') : ''))
}

/** A block of data, which browsers do not run. "<" is escaped so that no text can end it. */
const dataBlock = (type: string, data: object, attributes = '') =>
  `<script type="${type}"${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

function headTags({
  title,
  description,
  canonical,
  picture,
  markdown,
  data,
}: PrerenderedPage['head']): string {
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${escape(canonical)}">`,
    markdown === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${escape(markdown)}">`,
    `<link rel="describedby" type="text/plain" href="/llms.txt">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    `<meta property="og:url" content="${escape(canonical)}">`,
    `<meta property="og:image" content="${escape(picture)}">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    dataBlock('application/ld+json', data),
  ].join('\n    ')
}
