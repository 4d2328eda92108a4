import type { PrerenderedPage } from '../../src/prerender.tsx'
import type { DocumentStyles } from './critical-css.ts'
import type { InlinedIcons } from './icon-sprite.ts'
import { bundleScript } from './inline-script.ts'
import { feedPath } from '../../src/registry/page-data.ts'
import type { Head } from '../../src/app/head.ts'
import { originMarks } from '../../src/shared/site-origin.ts'

/** The parts of a template. Files are named by their path below `dist/client`. */
interface TemplateParts {
  /** The path of the site, without a trailing slash. */
  readonly base: string
  /** `index.html` as the build left it. */
  readonly built: string
  /** The files of the site's script. */
  readonly chunks: Iterable<string>
  /** The stylesheets of the sections of a component's page. */
  readonly sections: Iterable<string>
  /** The site's icon, as SVG. */
  readonly icon: string
  /** Files that the site's script fetches later. An embed has none of them. */
  readonly later?: {
    /** The file of the icons' sprite. */
    readonly icons: string
    /** The file of the catalogue's index. */
    readonly catalogue: string
    /** The file with what the palette finds. */
    readonly palette: string
  }
}

/**
 * Makes the template of all pages, or of all embeds. A document holds all its text, its icons, the icon of its tab and the rules that
 * paint it, so the browser fetches nothing else before it paints; then it fetches script, stylesheet and manifest at once.
 *
 * @throws {Error} When the file has no module script or no icon, or a page's no manifest.
 */
export async function createTemplate({
  base,
  built,
  chunks,
  sections,
  icon,
  later,
}: TemplateParts): Promise<string> {
  const [script, entry] = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/.exec(built) ?? []
  const [manifestLink, manifest] = /<link rel="manifest"[^>]*href="([^"]+)"[^>]*>/.exec(built) ?? []
  if (script === undefined || entry === undefined)
    throw new Error('index.html or embed.html has no module script. Load src/client.tsx or src/embed.tsx.')
  if (later !== undefined && manifest === undefined)
    throw new Error('index.html has no manifest. Link the one in public/.')
  const [iconLink] = /<link rel="icon"[^>]*>/.exec(built) ?? []
  if (iconLink === undefined)
    throw new Error('index.html or embed.html has no icon. Link the one in public/.')
  const addresses = (files: Iterable<string>) => [...files].map((file) => `${base}/${file}`).join(' ')
  const start = {
    entry,
    chunks: addresses(chunks),
    stylesheets: '{stylesheets}',
    sections: addresses(sections),
    ...Object.fromEntries(Object.entries(later ?? {}).map(([name, file]) => [name, `${base}/${file}`])),
    ...(manifest !== undefined && { manifest }),
    origin: originMarks.link,
  }
  const data = Object.entries(start).map(([name, value]) => ` data-${name}="${escape(value)}"`)
  const code = await bundleScript('src/start-after-paint.ts')
  return (
    built
      .replace(script, '')
      .replace(manifestLink ?? '', '')
      .replace(iconLink, `<link rel="icon" href="data:image/svg+xml,${encodeSvg(icon)}" />`)
      .replaceAll(/<link rel="stylesheet"[^>]*>\s*/g, '')
      .replace('</head>', '  <style><!--style--></style><!--thumbnails-->\n  </head>')
      // What a comment says to maintainers is not sent to visitors. Placeholders have no space after the dashes.
      .replaceAll(/\s*<!-- .*? -->/gs, '')
      // Nor are its indents: they are some 50 of the bytes that arrive first, after compression.
      .replaceAll(/>\s*\n\s*</g, '>\n<')
      .replace(
        '</body>',
        () => `<noscript>{links}</noscript>\n<script${data.join('')}>${code}</script>\n</body>`,
      )
  )
}

/** An SVG for a `data:` URL in an attribute: `%` would begin an escape, `#` would end the URL, and `"` the attribute. */
const encodeSvg = (svg: string) =>
  svg.trim().replaceAll('%', '%25').replaceAll('#', '%23').replaceAll('"', "'")

/**
 * The document of a page: the template with the page's head, its HTML, its icons, and the rules that paint it.
 *
 * @param base The path of the site, without a trailing slash.
 * @param thumbnailRules The rules that paint its thumbnails. They stand apart, since another page of the catalogue takes
 * them over with the thumbnails.
 * @param script The element of the page's script, or nothing.
 * @param tagsOf Prints the elements of its head.
 */
export function fillTemplate(
  template: string,
  base: string,
  { head, search, data }: PrerenderedPage,
  { html, symbols }: InlinedIcons,
  { stylesheets, rules }: DocumentStyles,
  thumbnailRules: string,
  script: string,
  tagsOf: (head: Head, base: string) => string = pageTags,
): string {
  const searched = search === '' ? '' : ` data-search="${escape(search)}"`
  return template
    .replace('<!--head-->', () => tagsOf(head, base))
    .replace('<!--style-->', () => rules)
    .replace('<!--thumbnails-->', () =>
      thumbnailRules === '' ? '' : `<style data-thumbnails>${thumbnailRules}</style>`,
    )
    .replace('{stylesheets}', stylesheets.join(' '))
    .replace('{links}', stylesheets.map((address) => `<link rel="stylesheet" href="${address}">`).join(''))
    .replace(
      '<div id="root"><!--page--></div>',
      () => `<div id="root"${searched}>${html}</div>${symbols}${script}`,
    )
    .replace('<!--data-->', () => (data ? dataBlock('application/json', data, ' id="page-data"') : ''))
}

/** A text as the value of an attribute, or as text, in HTML. */
const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A block of data, which browsers do not run. "<" is escaped so that no text can end it. */
const dataBlock = (type: string, data: object, attributes = ''): string =>
  `<script type="${type}"${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The elements of an embed's head that are its own. Search engines are led to the page. */
export const embedTags = ({ title, canonical = '' }: Head): string =>
  `<title>${escape(title)}</title>\n<link rel="canonical" href="${escape(canonical)}">`

/** The elements of a page's head that are its own. */
function pageTags(
  { title, description, canonical, address, picture, markdown, oembed, data }: Head,
  base: string,
): string {
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    canonical === undefined ? '' : `<link rel="canonical" href="${escape(canonical)}">`,
    markdown === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${escape(markdown)}">`,
    `<link rel="alternate" type="application/rss+xml" title="What's new" href="${base}${feedPath}">`,
    oembed === undefined
      ? ''
      : `<link rel="alternate" type="application/json+oembed" href="${escape(oembed)}">`,
    `<link rel="describedby" type="text/plain" href="${base}/llms.txt">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escape(title)}">`,
    `<meta property="og:description" content="${escape(description)}">`,
    address === undefined ? '' : `<meta property="og:url" content="${escape(address)}">`,
    `<meta property="og:image" content="${escape(picture)}">`,
    `<meta property="og:image:width" content="1200">`,
    `<meta property="og:image:height" content="630">`,
    `<meta name="twitter:card" content="summary_large_image">`,
    data === undefined ? '' : dataBlock('application/ld+json', data),
  ].join('')
}
