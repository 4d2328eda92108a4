import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const file = 'src/site/theme/tokens.css'

/** A token in the root's rule that has the same value everywhere. */
const constant = /^ *(--(?:space|radius|text|font|shadow|measure|rim)[\w-]*): (.+);\n/gm

/**
 * Writes constant tokens as their values in the built stylesheets. Each document has rules inline: with these names and
 * their definitions, it would be 0.2 KB larger, compressed.
 *
 * @throws {Error} When another stylesheet gives such a token a value, which nothing would read.
 */
export function constantTokens(): Plugin {
  const values = new Map(
    [...readFileSync(file, 'utf8').matchAll(constant)].map(([, name = '', value = '']) => [name, value]),
  )
  return {
    name: 'vitrine:constant-tokens',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\.css(\?inline)?$/ },
      handler: (code, id) => {
        const known = id.includes(`/${file}`) ? code.replaceAll(constant, '') : code
        for (const [, name = ''] of known.matchAll(/(--[\w-]+):/g))
          if (values.has(name))
            throw new Error(
              `${name} is constant, and ${id} gives it a value. Use a token with another name there.`,
            )
        return {
          code: known.replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => values.get(name) ?? use),
          map: null,
        }
      },
    },
  }
}
