import { createHash } from 'node:crypto'
import { build } from 'vite'

/**
 * Bundles a file of the site into the text of a classic inline script.
 *
 * @throws {Error} When the file becomes more than one chunk.
 */
export async function inlineScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
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

/** The sources that let a Content-Security-Policy run the inline scripts of a document, as hashes (CSP Level 3, 2.3.1). */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]* (?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}
