import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes `sitemap.xml` and `robots.txt`.
 *
 * @param siteUrl The origin of the site, without a trailing slash.
 */
export async function writeSitemap(
  folder: string,
  targets: readonly string[],
  siteUrl: string,
): Promise<void> {
  const urls = targets.map((target) => `  <url><loc>${siteUrl}${target.replaceAll('&', '&amp;')}</loc></url>`)
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  await writeFile(join(folder, 'sitemap.xml'), sitemap.join('\n'))
  await writeFile(join(folder, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
}
