import { feedPath } from '../../src/shared/changelog-entry.ts'
import type { Head } from '../../src/app/head.ts'

/** A text as the value of an attribute, or as text, in HTML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A block of data, which browsers do not run. "<" is escaped so that no text can end it. */
export const dataBlock = (type: string, data: object, attributes = ''): string =>
  `<script type="${type}"${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

/** The elements of a page's head that are its own. */
export function headTags({ title, description, canonical, picture, markdown, data }: Head): string {
  return [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(description)}">`,
    `<link rel="canonical" href="${escape(canonical)}">`,
    markdown === undefined ? '' : `<link rel="alternate" type="text/markdown" href="${escape(markdown)}">`,
    `<link rel="alternate" type="application/rss+xml" title="What's new" href="${feedPath}">`,
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
  ].join('\n')
}
