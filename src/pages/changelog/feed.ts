import { feedPath, type ChangelogEntry } from '../../registry/page-data'
import { site } from '../../ui/site'
import { siteAddress } from '../../ui/site-address'

const pageAddress = () => siteAddress('/changelog')

/** Escapes text for an element's content, or for an attribute in double quotes. */
const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const element = (name: string, text: string) => `<${name}>${escape(text)}</${name}>`

/** The start of a day in the format of RFC 822. */
const dateOf = ({ date }: ChangelogEntry) => new Date(date).toUTCString()

function itemOf(entry: ChangelogEntry): string {
  const { id, kind, title, text, path } = entry
  const permalink = `${pageAddress()}#${id}`
  return [
    '    <item>',
    `      ${element('title', kind === 'component' ? `New component: ${title}` : title)}`,
    `      ${element('link', path === undefined ? permalink : siteAddress(path))}`,
    `      ${element('guid', permalink)}`,
    `      ${element('category', kind)}`,
    `      ${element('pubDate', dateOf(entry))}`,
    `      ${element('description', text)}`,
    '    </item>',
  ].join('\n')
}

/**
 * The changelog as RSS 2.0.
 *
 * @param entries newest first
 * @see https://www.rssboard.org/rss-specification
 */
export const feedOf = (entries: readonly ChangelogEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '  <channel>',
    `    ${element('title', `What's new in ${site.name}`)}`,
    `    ${element('link', pageAddress())}`,
    `    ${element('description', `New components, features and fixes of ${site.name}.`)}`,
    '    <language>en</language>',
    ...entries.slice(0, 1).map((newest) => `    ${element('lastBuildDate', dateOf(newest))}`),
    `    <atom:link href="${escape(siteAddress(feedPath))}" rel="self" type="application/rss+xml"/>`,
    ...entries.map(itemOf),
    '  </channel>',
    '</rss>',
    '',
  ].join('\n')
