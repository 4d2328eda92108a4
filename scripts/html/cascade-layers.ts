import type { Plugin } from 'vite'

/** The layer of a stylesheet: the theme's, or else the one called like its folder below `src/`. */
const layerOf = (file: string): string => /\/src\/(?!site\/theme\/)([a-z]+)\//.exec(file)?.[1] ?? 'theme'

/**
 * Puts each stylesheet of the site into the cascade layer of its folder. `index.html` states the order of the layers in
 * one line, so that neither chunks nor imports decide which rule wins. Components are not layered: they win over all.
 */
export function cascadeLayers(): Plugin {
  return {
    name: 'vitrine:cascade-layers',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.+\.css(\?inline)?$/ },
      handler: (code, id) => ({ code: `@layer ${layerOf(id)} {\n${code}\n}`, map: null }),
    },
  }
}
