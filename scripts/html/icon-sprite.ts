import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { siteIcons } from '../../src/ui/site-icons.ts'
import { didYouMean } from '../check/nearest.ts'
import { readEntry } from '../entry/entry-reader.ts'
import { placeInEntry } from '../entry/place-in-entry.ts'
import { entryFiles } from '../entry/registry-folders.ts'
import { collect, fail } from '../entry/diagnostic.ts'
import type { Meta } from '../../src/registry/meta.ts'

const id = 'virtual:icons'

const folder = 'node_modules/lucide-static/icons'

const fileOf = (name: string) => join(folder, `${name}.svg`)

/**
 * The SVG of a Lucide icon.
 *
 * @param askedBy The file and line that name it.
 * @throws {DiagnosticError} When there is no such icon.
 */
export function iconSvg(name: string, askedBy: () => string): string {
  if (existsSync(fileOf(name))) return readFileSync(fileOf(name), 'utf8')
  const names = readdirSync(folder).map((file) => file.replace('.svg', ''))
  return fail(
    askedBy(),
    `There is no icon '${name}'.`,
    `${didYouMean(name, names)}Take a name from lucide.dev/icons.`,
  )
}

/** A star of straight lines, whose joins are round. That of Lucide rounds its corners itself, in 200 bytes of a document. */
const star = '<path d="m12 2.5 3 6 6.5 1-4.7 4.6 1.1 6.5-5.9-3.1-5.9 3.1 1.1-6.5-4.7-4.6 6.5-1z"/>'

function symbol(name: string, askedBy: () => string): string {
  const drawn = iconSvg(name, askedBy)
    .replace(/[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replaceAll(' />', '/>')
    .replaceAll(
      /<line x1="([^"]+)" x2="([^"]+)" y1="([^"]+)" y2="([^"]+)"\/>/g,
      (_line, x1: string, x2: string, y1: string, y2: string) => `<path d="M${x1} ${y1} ${x2} ${y2}"/>`,
    )
    // Each line begins where it says, so they can be one.
    .replaceAll(/(?<=<path d="[^"]*)"\/><path d="(?=M)/g, '')
    .trim()
  const inner = name === 'star' ? star : drawn
  return `<symbol id="${name}" viewBox="0 0 24 24">${inner}</symbol>`
}

/** The icons that entries and the site use, each with the place that names it. */
function usedIcons(): [name: string, askedBy: () => string][] {
  const named = entryFiles().flatMap((file) => {
    const meta = collect([], file, () => readEntry(file, readFileSync(file, 'utf8')).meta) as
      Partial<Meta> | undefined
    return meta?.icon === undefined ? [] : [[meta.icon, () => placeInEntry(file, ['meta', 'icon'])] as const]
  })
  const ofSite = siteIcons.map((name) => [name, () => 'src/ui/site-icons.ts'] as const)
  return [...new Map<string, () => string>([...named, ...ofSite])].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
}

const draw = (icons = usedIcons()) =>
  `<svg xmlns="http://www.w3.org/2000/svg">${icons
    .map(([name, askedBy]) => symbol(name, askedBy))
    .join('')}</svg>`

let built: { readonly file: string; readonly svg: string } | undefined

/** The sprite of a build: its file below `dist/client`, and its SVG. It is drawn once, for all environments. */
export function builtSprite(): { readonly file: string; readonly svg: string } {
  if (built !== undefined) return built
  const svg = draw()
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
  return (built = { file: `assets/icons-${hash}.svg`, svg })
}

/** Draws the icons into one SVG sprite, so that no icon is in a script. `virtual:icons` exports its address. */
export function iconSprite(): Plugin {
  let address = ''
  return {
    name: 'vitrine:icon-sprite',
    configResolved({ base, command }) {
      address = base + (command === 'build' ? builtSprite().file : 'icons.svg')
    },
    configureServer(server) {
      server.middlewares.use(address, (_request, response) => {
        // An unknown icon is left out: the overlay names it.
        response
          .setHeader('content-type', 'image/svg+xml')
          .end(draw(usedIcons().filter(([name]) => existsSync(fileOf(name)))))
      })
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => {
      if (source !== `\0${id}`) return null
      return `export default ${JSON.stringify(address)}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const { file, svg } = builtSprite()
      this.emitFile({ type: 'asset', fileName: file, source: svg })
    },
  }
}

const uses = /<use href="([^"#]+)#([^"]+)"/g

/** The symbols of a sprite, by the names of their icons. */
type Symbols = ReadonlyMap<string, string>

/** Reads the symbols of a sprite from its SVG. */
export const symbolsOf = (sprite: string): Symbols =>
  new Map([...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([all, name = '']) => [name, all]))

/** Draws icons as a document has them: in a hidden SVG, each once. */
export function drawIcons(symbols: Symbols, names: Iterable<string>): string {
  const drawn = [...new Set(names)].sort().map((name) => symbols.get(name)?.replace(' id="', ' id="icon-'))
  return `<svg style="display:none">${drawn.join('')}</svg>`
}

/**
 * Creates a function that puts the icons of a page into its document, so that they are painted with it: icons in the
 * sprite would arrive a round trip later, and the browser would fetch them before the page's largest paint is over.
 *
 * @param address The sprite's address, as pages use it.
 * @param symbols Those of the sprite.
 * @returns A function from a page's HTML to the HTML that refers to symbols in the document, and those symbols.
 */
export function inlineIcons(address: string, symbols: Symbols): (html: string) => InlinedIcons {
  return (html) => {
    const used = new Set<string>()
    const inlined = html.replace(uses, (whole, file: string, name: string) => {
      if (file !== address || !symbols.has(name)) return whole
      used.add(name)
      return `<use href="#icon-${name}"`
    })
    return { html: inlined, symbols: drawIcons(symbols, used) }
  }
}

/** A page's HTML, and the hidden SVG with its icons. */
export interface InlinedIcons {
  readonly html: string
  readonly symbols: string
}
