import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '../src/prerender.tsx'

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Puts the site's one stylesheet into the document: a page is painted without waiting for a second file. */
export async function withInlineStyles(template: string, folder: string): Promise<string> {
  const [link, href] = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(template) ?? []
  if (link === undefined || href === undefined)
    throw new Error('index.html links no stylesheet; import one in src/client.tsx.')
  const css = await readFile(join(folder, href), 'utf8')
  return template.replace(link, () => `<style>${css.trim()}</style>`)
}

/** Fetches the script, all of it at once, when the browser has painted the document; after a second if it never says so. */
const startAfterPaint = (src: string, files: readonly string[]) => `
      {
        let site
        const start = () => {
          if (site) return
          for (const href of ${JSON.stringify(files)})
            document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
          site = import('${src}')
        }
        try {
          new PerformanceObserver((paints) => {
            if (paints.getEntriesByName('first-contentful-paint').length > 0) start()
          }).observe({ type: 'paint', buffered: true })
        } catch (unknown) {}
        setTimeout(start, 1000)
      }
    `

/**
 * Lets a page be painted before its script is even fetched: what a visitor reads is all in the document.
 *
 * @param files what the script consists of, below `dist/client`
 */
export function withScriptAfterPaint(template: string, files: Iterable<string>): string {
  const [script, src] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(template) ?? []
  if (script === undefined || src === undefined)
    throw new Error('index.html has no module script; it starts the site with src/client.tsx.')
  const addresses = [...files].map((file) => `/${file}`)
  return template
    .replace(script, '')
    .replace('</body>', () => `  <script>${startAfterPaint(src, addresses)}</script>\n  </body>`)
}

/** The document of a page: the template with the page's head and HTML. */
export function fillTemplate(template: string, { head, html, search }: Document): string {
  const searched = search === '' ? '' : ` data-search="${escape(search)}"`
  return template
    .replace('<!--head-->', () => headTags(head))
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

/** CSP sources of the inline scripts in the template (the one that sets the colour scheme before the first paint). */
export function inlineScriptHashes(template: string): string[] {
  return [...template.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
