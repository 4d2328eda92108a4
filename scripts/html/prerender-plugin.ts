import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin } from 'vite'
import {
  type CatalogueIndex,
  type EntryFiles,
  type ListedEntry,
  feedPath,
  thumbnailAddress,
  type Thumbnail,
  type PaletteIndex,
} from '../../src/registry/page-data.ts'
import type { SiteManifest } from '../../src/shared/site-manifest.ts'
import { originMarks } from '../../src/shared/site-origin.ts'
import { compressFolder, write, writeData } from './output-files.ts'
import { criticalCss, withoutElementRules } from './critical-css.ts'
import { createTemplate, fillTemplate } from './html-template.ts'
import { builtSprite, drawIcons, inlineIcons, symbolsOf } from './icon-sprite.ts'
import { inlineScriptHashes, pageScript } from './inline-script.ts'
import { cspHosts } from './build-settings.ts'
import { configuredOrigin, writeOriginPlaces } from './origin-places.ts'
import { pageMarkdown } from './page-markdown.ts'
import { progress, summary, freshFolder, replaceBuild } from './build-folder.ts'
import { releasedFiles } from '../release/release-files.ts'
import { updatePath, updateScript } from '../update/update-script.ts'
import { withSharedPicture } from './shared-picture.ts'
import { writeSkillsIndex } from './skills-index.ts'
import {
  chunkFiles,
  chunkStyles,
  entryChunk,
  entryFilesOf,
  ownStyles,
  readStylesheets,
  sectionsChunk,
  siteChunk,
} from './chunk-files.ts'
import { createThumbnails } from './thumbnails.ts'
import { writeEmbeds } from './embeds.ts'
import type { PrerenderedEmbed, PrerenderedPage } from '../../src/prerender.tsx'
import type { InstallFiles } from '../../src/install/files.ts'

/**
 * Writes a document for every page and every embed, the code and thumbnails that they load, the indexes of catalogue and palette, the
 * feed, the sitemap and `site.json`, after the bundles are built. Then the build replaces the one before.
 *
 * @param out The folder of the build, usually `dist`.
 */
export function prerenderPlugin(out: string): Plugin {
  const fresh = freshFolder(out)
  const client = join(fresh, 'client')
  return {
    name: 'vitrine:prerender',
    buildApp: {
      order: 'post',
      async handler(builder) {
        progress(builder.config, 'Writing the pages')
        const { env } = builder.config
        const base = builder.config.base.replace(/\/$/, '')
        const builtOrigin = configuredOrigin(String(env.VITE_SITE_URL ?? ''), base)
        const renderer = await loadRenderer(resolve(builder.config.root, fresh))
        const manifest = JSON.parse(await readFile(join(client, 'manifest.json'), 'utf8')) as Manifest
        const entries = renderer.listEntries(entryFilesOf(manifest, base))
        const sprite = builtSprite()
        const symbols = symbolsOf(sprite.svg)
        const named = entries.map(({ icon }) => icon)
        const index: CatalogueIndex = { entries, icons: drawIcons(symbols, named) }
        const icon = await readFile(join(client, 'icon.svg'), 'utf8')
        const template = await createTemplate({
          base,
          built: await readFile(join(client, 'index.html'), 'utf8'),
          chunks: chunkFiles(manifest, [siteChunk]),
          sections: ownStyles(manifest, [sectionsChunk(manifest)]),
          icon,
          later: {
            catalogue: writeData(client, 'catalogue', index),
            palette: writeData(client, 'palette', await renderer.paletteIndex()),
            icons: sprite.file,
          },
        })
        const withIcons = inlineIcons(`${base}/${sprite.file}`, symbols)
        const own = await readStylesheets(client, base, ownStyles(manifest, Object.keys(manifest)))
        const everywhere = await readStylesheets(client, base, chunkStyles(manifest, [siteChunk]))
        const stylesFor = criticalCss(everywhere, own)
        for (const { address, css } of everywhere)
          write(join(client, address.slice(base.length)), withoutElementRules(css))
        const styled = entries.map(({ name }) => {
          return { name, styles: ownStyles(manifest, [entryChunk(name)]).map((file) => `${base}/${file}`) }
        })
        const { thumbnails, fill } = await createThumbnails(client, styled, own, renderer.thumbnailOf)
        for (const [name, { html, css }] of thumbnails) {
          // The only icon of a thumbnail is its card's own, which the document with the card has.
          const thumbnail: Thumbnail = { html: withIcons(html).html, css }
          write(join(client, thumbnailAddress(name)), JSON.stringify(thumbnail))
        }
        const { files, items } = await renderer.installFiles()
        for (const [file, text] of files) write(join(client, file), text)
        const names = entries.map(({ name }) => name)
        for (const [path, text] of releasedFiles(names)) write(join(client, path), text)
        const site = renderer.siteAddress('/').replace(/\/$/, '')
        write(join(client, updatePath), await updateScript(site))
        const csp = cspHosts(env)
        csp.script.push(...inlineScriptHashes(template))
        const documents: SiteManifest['documents'] = {}
        const markdown: SiteManifest['markdown'] = {}
        const scripts: SiteManifest['scripts'] = {}
        let notFound = ''
        for (const target of renderer.targets()) {
          const page = await withSharedPicture(await renderer.render(target, entries), client)
          const { html, css } = fill(page.html)
          const script = await pageScript(page.head.source, base)
          const hashes = inlineScriptHashes(script)
          if (hashes.length > 0) scripts[target] = hashes
          write(
            join(client, page.file),
            fillTemplate(template, base, page, withIcons(html), stylesFor(page.html, html), css, script),
          )
          if (target === renderer.notFoundTarget) notFound = page.file
          else documents[target] = page.file
          if (page.head.markdown === undefined) continue
          // Each page of the catalogue has its Markdown, beside its document.
          const own =
            page.search === '' ? page.head.markdown.slice(base.length + 1) : page.file.replace(/html$/, 'md')
          markdown[target] = own
          // Only the pages of components are printed from data.
          if (!files.has(own)) write(join(client, own), pageMarkdown(page.html, originMarks.link))
        }
        const embeds = await writeEmbeds({
          client,
          base,
          manifest,
          icon,
          embeds: await renderer.embeds(entries),
          withIcons,
          stylesFor,
        })
        for (const [address, code] of await renderer.sourceFiles()) write(join(client, address), code)
        write(join(client, feedPath), renderer.feed())
        await writeSitemap(client, Object.keys(documents), renderer.siteAddress)
        const origin = writeOriginPlaces(client, builtOrigin)
        await writeSkillsIndex(client)
        write(
          join(fresh, 'site.json'),
          JSON.stringify({
            documents,
            items,
            markdown,
            notFound,
            base,
            origin,
            itemsLackAddress: builtOrigin === '',
            scripts,
            csp,
            embeds,
          } satisfies SiteManifest),
        )
        await rm(join(fresh, 'prerender'), { recursive: true })
        // Tests and benches read which chunk imports which; visitors do not.
        await rename(join(client, 'manifest.json'), join(fresh, 'manifest.json'))
        compressFolder(client)
        replaceBuild(out)
        progress(builder.config, summary(out, Object.keys(documents).length + 1))
      },
    },
  }
}

/** The exports of `src/prerender.tsx`. */
export interface Renderer {
  readonly siteAddress: (path: string) => string
  readonly notFoundTarget: string
  readonly targets: () => string[]
  readonly sourceFiles: () => Promise<ReadonlyMap<string, string>>
  readonly installFiles: () => Promise<InstallFiles>
  readonly feed: () => string
  readonly paletteIndex: () => Promise<PaletteIndex>
  readonly thumbnailOf: (name: string) => Promise<Thumbnail>
  readonly listEntries: (filesOf: (name: string) => EntryFiles) => ListedEntry[]
  readonly embeds: (entries: readonly ListedEntry[]) => Promise<PrerenderedEmbed[]>
  readonly render: (target: string, entries: readonly ListedEntry[]) => Promise<PrerenderedPage>
}

/**
 * Loads what renders the site's pages.
 *
 * @param out The folder of the build, as an absolute path.
 */
async function loadRenderer(out: string): Promise<Renderer> {
  const script = pathToFileURL(join(out, 'prerender/prerender.js')).href
  // The build has just written it from `src/prerender.tsx`.
  return (await import(/* @vite-ignore */ script)) as Renderer
}

/**
 * Writes `sitemap.xml` and `robots.txt`.
 *
 * @param addressOf The whole address of a path.
 */
async function writeSitemap(
  folder: string,
  targets: readonly string[],
  addressOf: (path: string) => string,
): Promise<void> {
  const urls = targets.map(
    (target) => `  <url><loc>${addressOf(target.replaceAll('&', '&amp;'))}</loc></url>`,
  )
  const sitemap = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ]
  await writeFile(join(folder, 'sitemap.xml'), sitemap.join('\n'))
  await writeFile(
    join(folder, 'robots.txt'),
    `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml')}\n`,
  )
}
