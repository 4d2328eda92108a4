import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { siteIcons } from '../../src/ui/site-icons.ts'
import { readEntry } from '../entry/entry-reader.ts'
import { entryFiles } from '../entry/registry-folders.ts'
import { fail } from '../entry/diagnostic.ts'

const id = 'virtual:icons'

/** The SVG of a Lucide icon. @throws {DiagnosticError} When there is no such icon; it names the file that uses it. */
export function iconSvg(name: string, askedBy = 'src/ui/site-icons.ts'): string {
  try {
    return readFileSync(join('node_modules/lucide-static/icons', `${name}.svg`), 'utf8')
  } catch {
    return fail(askedBy, `There is no icon '${name}'.`, 'Take a name from lucide.dev/icons.')
  }
}

function symbol(name: string): string {
  const inner = iconSvg(name)
    .replace(/[\s\S]*?<svg[^>]*>/, '')
    .replace('</svg>', '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .trim()
  const stroke =
    'fill="var(--icon-fill, none)" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'
  return `<symbol id="${name}" viewBox="0 0 24 24" ${stroke}>${inner}</symbol>`
}

/** The icons that entries name, and those of the site itself. */
function usedIcons(): string[] {
  const named = entryFiles().map(
    (file) => (readEntry(file, readFileSync(file, 'utf8')).meta.value as { icon: string }).icon,
  )
  return [...new Set([...siteIcons, ...named])].sort()
}

const draw = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">${usedIcons()
    .map((name) => symbol(name))
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
  let building = false
  return {
    name: 'vitrine:icon-sprite',
    config(_config, { command }) {
      building = command === 'build'
    },
    configureServer(server) {
      server.middlewares.use('/icons.svg', (_request, response) => {
        response.setHeader('content-type', 'image/svg+xml').end(draw())
      })
    },
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load: (source) => {
      if (source !== `\0${id}`) return null
      return `export default ${JSON.stringify(building ? `/${builtSprite().file}` : '/icons.svg')}`
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const { file, svg } = builtSprite()
      this.emitFile({ type: 'asset', fileName: file, source: svg })
    },
  }
}
