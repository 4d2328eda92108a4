import { createHash } from 'node:crypto'
import type { Document } from '../../src/prerender.tsx'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** What `index.html` became in the build: the template of all documents, and the address of the site's stylesheet. */
export interface Template {
  readonly html: string
  readonly stylesheet: string
}

/**
 * Makes the template: a page is painted before its script is even fetched, since what a visitor reads is all in the
 * document, and so are the rules that paint it. The stylesheet and the script come after that, all at once.
 *
 * @param built `index.html` as the build left it
 * @param files what the script consists of, below `dist/client`
 */
export function templateOf(built: string, files: Iterable<string>): Template {
  const [link, stylesheet] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(built) ?? []
  const [script, src] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(built) ?? []
  if (link === undefined || stylesheet === undefined || script === undefined || src === undefined)
    throw new Error(
      'index.html has no script or no stylesheet; src/client.tsx is the one and imports the other.',
    )
  const parts = [...files].map((file) => `/${file}`)
  const html = built
    .replace(script, '')
    .replace(link, '<style><!--style--></style>')
    .replace('</body>', () => `  <script>${startAfterPaint(src, parts, stylesheet)}</script>\n  </body>`)
  return { html, stylesheet }
}

/**
 * Starts the site when the browser has painted the document; after a second if it never says so. The stylesheet stands
 * where the document's own rules do, so that nothing changes its rank, and is there before the script runs.
 */
const startAfterPaint = (src: string, parts: readonly string[], stylesheet: string) => `
      {
        let started = false
        const link = (attributes) => Object.assign(document.createElement('link'), attributes)
        const start = () => {
          if (started) return
          started = true
          for (const href of ${JSON.stringify(parts)}) document.head.append(link({ rel: 'modulepreload', href }))
          const run = () => import('${src}')
          document.querySelector('style').after(
            link({ rel: 'stylesheet', href: '${stylesheet}', onload: run, onerror: run }),
          )
        }
        try {
          new PerformanceObserver((paints) => {
            if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
          }).observe({ type: 'paint', buffered: true })
        } catch (unknown) {}
        setTimeout(start, 1000)
      }
    `

/** The document of a page: the template with the page's head, the rules that paint it, and its HTML. */
export function fillTemplate(template: string, { head, html, search }: Document, rules: string): string {
  const searched = search === '' ? '' : ` data-search="${escape(search)}"`
  return template
    .replace('<!--head-->', () => headTags(head))
    .replace('<!--style-->', () => rules)
    .replace('<div id="root"><!--page--></div>', () => `<div id="root"${searched}>${html}</div>`)
}

function headTags({ title, description, canonical, picture, data }: Document['head']): string {
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
    // A block of data, which no browser runs; "<" is escaped so that no text can end it.
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ].join('\n    ')
}

/** CSP sources of the inline scripts in the template (the one that sets the color scheme before the first paint). */
export function inlineScriptHashes(template: string): string[] {
  return [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
