import { readFileSync } from 'node:fs'
import { build } from 'vite'
import { hashOf } from '../../src/install/file-hash.ts'

/** Where the site has the script. */
export const updatePath = '/r/vitrine-update.mjs'

/** Of the package that the script contains: its license asks for it in every copy. */
const license = 'node_modules/node-diff3/LICENSE.md'

const shebang = '#!/usr/bin/env node\n'

/**
 * Makes `vitrine-update.mjs`, one readable file without dependencies. Its first comment has the hash of
 * the text below it, and the address of the site.
 *
 * @param address Without a trailing slash.
 */
export async function updateScript(address: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: 'scripts/update/vitrine-update.ts',
      target: 'node20',
      minify: false,
      write: false,
    },
  })
  const [chunk] = 'output' in made ? made.output : []
  if (chunk?.type !== 'chunk') throw new Error('scripts/update/vitrine-update.ts made no script.')
  const code = `${chunk.code.replace(/^#!.*\n/, '')}\n/* node-diff3, which this file contains:\n\n${readFileSync(license, 'utf8')}*/\n`
  return `${shebang}// Vitrine vitrine-update.mjs ${hashOf(shebang + code)} ${address}\n${code}`
}
