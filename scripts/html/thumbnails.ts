import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { isRunnableDevEnvironment, type Plugin } from 'vite'
import type { Thumbnail } from '../../src/registry/page-data.ts'
import { fail } from '../entry/diagnostic.ts'
import { plainFilesOf } from '../entry/own-files.ts'
import { isForPaper, readStylesheet as read, type Stylesheet } from './critical-css.ts'
import { partsIn } from './selectors.ts'
import { statesAsData, staticCss } from './static-css.ts'
import type { Docs } from '../../src/registry/sections.ts'

/** The most that a thumbnail may add to a document, in bytes of Brotli. */
const limit = 3 * 1024

/** The place of a thumbnail in a card, as React has rendered it: empty. */
const place = /(<div[^>]* data-thumbnail="([\w-]+)"[^>]*>)<\/div>/g

/** Where there are thumbnails, no stylesheet of their components brings the rest of their rules. */
const readStylesheet = (sheet: Stylesheet) => read(withStates(sheet), isForPaper)

/** A component's folder, and the addresses of the stylesheets that its page needs beside the site's. */
interface Entry {
  readonly name: string
  readonly styles: readonly string[]
}

/** The thumbnails of a build. */
export interface BuiltThumbnails {
  /** Each with its own rules, by the name of the component's folder. */
  readonly thumbnails: ReadonlyMap<string, Thumbnail>
  /** Fills the places in a page's HTML. The rules paint all of its thumbnails, which share most of them. */
  readonly fill: (html: string) => Thumbnail
}

/**
 * Renders the thumbnails of all components, with the rules of the built stylesheets that paint them, so that neither needs
 * a request.
 *
 * @param client The folder of the built files.
 * @throws {DiagnosticError} When a thumbnail cannot be rendered or is too large.
 */
export async function createThumbnails(
  client: string,
  entries: readonly Entry[],
  stylesheets: readonly Stylesheet[],
  render: (name: string) => Promise<Thumbnail>,
): Promise<BuiltThumbnails> {
  const known = new Map(stylesheets.map((sheet) => [sheet.address, readStylesheet(sheet)]))
  const byName = new Map(entries.map((entry) => [entry.name, entry]))
  const withData = dataAddresses((file) => readFileSync(join(client, file), 'utf8'))

  const rulesOf = (html: string, shown: readonly Entry[]) => {
    const used = partsIn(html)
    const needed = [...new Set(shown.flatMap(({ styles }) => styles))].flatMap((address) => {
      const sheet = known.get(address)
      return sheet?.names.some((name) => used.has(name)) ? [sheet.rulesFor(used)] : []
    })
    return staticCss(needed.join(''))
  }

  const rendered = new Map<string, Thumbnail>()
  const thumbnails = new Map<string, Thumbnail>()
  for (const entry of entries) {
    const file = `registry/${entry.name}/entry.tsx`
    const thumbnail = await render(entry.name).catch((thrown: unknown) =>
      fail(
        file,
        `The thumbnail cannot be rendered: ${String(thrown)}.`,
        'Declare one that needs no browser.',
      ),
    )
    const own = { html: withData(thumbnail.html), css: layered(thumbnail) }
    const whole = { ...own, css: rulesOf(thumbnail.html, [entry]) + own.css }
    const size = sizeOf(whole)
    if (size > limit)
      fail(
        file,
        `The thumbnail takes ${size} bytes of Brotli, and a card has ${limit}.`,
        'Declare a smaller one: fewer elements, or fewer pictures.',
      )
    rendered.set(entry.name, own)
    thumbnails.set(entry.name, whole)
  }

  const fill = (html: string): Thumbnail => {
    const names = [...html.matchAll(place)].map(([, , name = '']) => name)
    const shown = names.flatMap((name) => rendered.get(name) ?? [])
    const listed = names.flatMap((name) => byName.get(name) ?? [])
    const all = shown.map((one) => one.html).join('')
    return {
      html: html.replace(place, (_empty, start: string, name: string) => {
        return `${start}${rendered.get(name)?.html ?? ''}</div>`
      }),
      css: rulesOf(all, listed) + shown.map(({ css }) => css).join(''),
    }
  }
  return { thumbnails, fill }
}

const withStates = ({ address, css }: Stylesheet): Stylesheet => ({ address, css: statesAsData(css) })

/** Puts a component's rules in the layer of components, so that the page's rules, which have no layer, win. */
const layered = ({ html, css }: Thumbnail) =>
  css === ''
    ? ''
    : staticCss(
        readStylesheet({ address: 'thumbnail.css', css: `@layer components.vitrine {${css}}` }).rulesFor(
          partsIn(html),
        ),
      )

const compressed = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length

/** Measured quickly where that is enough: the best compression takes 25 times as long. */
function sizeOf({ html, css }: Thumbnail): number {
  const quick = compressed(html + css, 5)
  return quick <= limit ? quick : compressed(html + css, constants.BROTLI_MAX_QUALITY)
}

const picture = / src="\/(?:[^":]+\/)?(assets\/[\w.-]+\.svg)"/g

/** An SVG as the value of an attribute. Only what would end the value or the address is written in another way. */
const dataAddress = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')}`

/**
 * Creates a function that puts the pictures of some HTML into it, so that the browser does not ask for them. They are small
 * drawings; other kinds of pictures stay where they are.
 *
 * @param read Returns the text of a built file.
 */
function dataAddresses(read: (file: string) => string): (html: string) => string {
  return (html) => html.replaceAll(picture, (_source, file: string) => ` src="${dataAddress(read(file))}"`)
}

/** Renders thumbnails in development, each when a card asks for it. A build writes them as files. */
export function thumbnailServer(): Plugin {
  return {
    name: 'vitrine:thumbnail-server',
    configureServer({ config, environments: { client, ssr }, middlewares }) {
      if (!isRunnableDevEnvironment(ssr)) return
      const { runner } = ssr
      /** The rules of a CSS module as the browser gets them: none where the components are styled with Emotion. */
      const rulesOf = async (module: string) => {
        const address = `/${module}?direct`
        const isMade = (await client.pluginContainer.resolveId(address)) !== null
        return isMade ? (await client.transformRequest(address))?.code : undefined
      }
      const render = async (name: string): Promise<Thumbnail> => {
        const entry = `registry/${name}/entry.tsx`
        const { default: docs } = await runner.import<{ default: Docs }>(`/${entry}`)
        const { renderThumbnail } = await runner.import<typeof import('../../src/registry/thumbnail.ts')>(
          '/src/registry/thumbnail.ts',
        )
        const { html, css } = renderThumbnail(docs) ?? { html: '', css: '' }
        const modules = plainFilesOf(entry).files.filter((file) => file.endsWith('.module.css'))
        return { html, css: statesAsData([...(await Promise.all(modules.map(rulesOf))), css].join('\n')) }
      }
      middlewares.use(config.base, (request, response, next) => {
        const [, name] = /^\/thumbnails\/([\w-]+)\.json$/.exec(request.url ?? '') ?? []
        if (name === undefined) return next()
        render(name).then((thumbnail) => {
          response.setHeader('content-type', 'application/json').end(JSON.stringify(thumbnail))
        }, next)
      })
    },
  }
}
