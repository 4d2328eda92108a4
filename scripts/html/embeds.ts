import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'
import type { PrerenderedEmbed } from '../../src/prerender.tsx'
import { embedPath } from '../../src/shared/embed.ts'
import type { SiteManifest } from '../../src/shared/site-manifest.ts'
import { chunkFiles, ownStyles } from './chunk-files.ts'
import type { DocumentStyles } from './critical-css.ts'
import { createTemplate, embedTags, fillTemplate } from './html-template.ts'
import type { InlinedIcons } from './icon-sprite.ts'
import { inlineScriptHashes } from './inline-script.ts'
import { write } from './output-files.ts'
import { sharedPicture } from './shared-picture.ts'

/** The file of the template, which is also the chunk of the script. */
const source = 'embed.html'

interface EmbedBuild {
  /** The folder of the built files. */
  readonly client: string
  /** The path of the site, without a trailing slash. */
  readonly base: string
  readonly manifest: Manifest
  /** The site's icon, as SVG. */
  readonly icon: string
  readonly embeds: Iterable<PrerenderedEmbed>
  readonly withIcons: (html: string) => InlinedIcons
  readonly stylesFor: (html: string) => DocumentStyles
}

/**
 * Writes the document of each embed.
 *
 * @returns What the server needs to know of them.
 */
export async function writeEmbeds({
  client,
  base,
  manifest,
  icon,
  embeds,
  withIcons,
  stylesFor,
}: EmbedBuild): Promise<SiteManifest['embeds']> {
  const template = await createTemplate({
    base,
    built: await readFile(join(client, source), 'utf8'),
    chunks: chunkFiles(manifest, [source]),
    sections: ownStyles(manifest, [source]),
    icon,
  })
  await rm(join(client, source))
  const documents: SiteManifest['embeds']['documents'] = {}
  for (const { route, page } of embeds) {
    const { html, file, head } = page
    write(
      join(client, file),
      fillTemplate(template, base, page, withIcons(html), stylesFor(html), '', '', embedTags),
    )
    const picture = sharedPicture(head.source ?? '')
    documents[route] = { file, picture: existsSync(picture) ? `pictures/${picture}` : 'card.jpg' }
  }
  return { documents, scripts: inlineScriptHashes(template) }
}

/** Serves the template at the address of each embed in development. */
export const embedServer = (): Plugin => ({
  name: 'vitrine:embed-server',
  configureServer({ config: { base }, middlewares }) {
    const address = new RegExp(`^${embedPath('[\\w-]+')}/?(?=\\?|$)`)
    middlewares.use((request, _response, next) => {
      const { url = '' } = request
      const path = `/${url.slice(base.length)}`
      if (url.startsWith(base) && address.test(path)) request.url = base + path.replace(address, source)
      next()
    })
  },
})
