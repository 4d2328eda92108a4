import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { build, type Plugin } from 'vite'

const marker = /<script data-inline src="\/([^"]+)"><\/script>/g

/**
 * Bundles a file of the site into the text of a classic script, which can stand in a document.
 *
 * @param base Vite's `base` of the site.
 * @throws {Error} When the file becomes more than one chunk.
 */
export async function bundleScript(file: string, base = '/'): Promise<string> {
  const built = await build({
    configFile: false,
    base,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunks.length !== 1)
    throw new Error(`${file} became ${chunks.length} files. Import nothing that becomes a chunk or an asset.`)
  return chunk.code.trim()
}

/** Inlines the scripts of `index.html` that are marked with `data-inline`, in development too. */
export function inlineScripts(): Plugin {
  let base = '/'
  return {
    name: 'vitrine:inline-scripts',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        for (const [element, file = ''] of html.matchAll(marker)) {
          const code = await bundleScript(file, base)
          html = html.replace(element, () => `<script>${code}</script>`)
        }
        return html
      },
    },
  }
}

/**
 * The element of a page's own script, which runs before the first paint: `home.inline.ts` beside `home.tsx`. Empty if there
 * is no such file.
 */
export async function pageScript(source: string | undefined, base: string): Promise<string> {
  const file = source?.replace(/\.tsx$/, '.inline.ts')
  return file !== undefined && existsSync(file) ? `<script>${await bundleScript(file, base)}</script>` : ''
}

/** The sources that let a Content-Security-Policy run the inline scripts of a document: hashes (CSP Level 3, 2.3.1). */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
