import type { PrerenderedPage } from '../../src/prerender.tsx'
import { extractEmotionStyles } from './emotion-styles.ts'
import { bundleScript } from './inline-script.ts'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What the build made of `index.html`: the template of all documents, and the address of the site's stylesheet. */
export interface HtmlTemplate {
  readonly html: string
  readonly stylesheet: string
}

/**
 * Makes the template of all documents. A document holds all its text and the rules that paint it, so the browser paints
 * it before it fetches the script and the stylesheet; then it fetches both at once.
 *
 * @param built `index.html` as the build left it
 * @param chunks the files of the site's script, below `dist/client`
 * @param index the index of the catalogue, below `dist/client`
 * @throws {Error} When `index.html` has no module script or no stylesheet.
 */
export async function createTemplate(
  built: string,
  chunks: Iterable<string>,
  index: string,
): Promise<HtmlTemplate> {
  const [link, stylesheet] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(built) ?? []
  const [script, entry] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(built) ?? []
  if (link === undefined || stylesheet === undefined || script === undefined || entry === undefined)
    throw new Error(
      'index.html has no module script or no stylesheet. Load src/client.tsx, which imports the CSS.',
    )
  const start = {
    entry,
    chunks: [...chunks].map((file) => `/${file}`).join(' '),
    stylesheet,
    catalogue: `/${index}`,
  }
  const data = Object.entries(start).map(([name, value]) => ` data-${name}="${escape(value)}"`)
  const code = await bundleScript('src/start-after-paint.ts')
  const html = built
    .replace(script, '')
    .replace(link, '<style id="page-style"><!--style--></style><!--emotion-->')
    // What a comment says to maintainers is not sent to visitors. Placeholders have no space after the dashes.
    .replaceAll(/\s*<!-- .*? -->/gs, '')
    .replace('</body>', () => `  <script${data.join('')}>${code}</script>\n  </body>`)
  return { html, stylesheet }
}

/** The document of a page: the template with the page's head, its HTML, and the rules that paint it. */
export function fillTemplate(
  template: string,
  { head, html, search, data }: PrerenderedPage,
  rules: string,
): string {
  const { html: content, style } = extractEmotionStyles(html)
  const searched = search === '' ? '' : ` data-search="${escape(search)}"`
  return template
    .replace('<!--head-->', () => headTags(head))
    .replace('<!--style-->', () => rules)
    .replace('<!--emotion-->', () => style)
    .replace('<div id="root"><!--page--></div>', () => `<div id="root"${searched}>${content}</div>`)
    .replace('<!--data-->', () => (data ? dataBlock('application/json', data, ' id="page-data"') : ''))
}

/** A block of data, which browsers do not run. "<" is escaped so that no text can end it. */
const dataBlock = (type: string, data: object, attributes = '') =>
  `<script type="${type}"${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

function headTags({ title, description, canonical, picture, data }: PrerenderedPage['head']): string {
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${escape(canonical)}">`,
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
