import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { moduleFile, sourceOfModule } from './module-file.ts'
import { plainFiles } from './plain-files.ts'

/** The files of components: not entries, demos, cases and tests, which have no styles of their own. */
const componentFile = /\/registry\/[^/]+\/(?!entry\.)[\w-]+(\.styles)?\.tsx?$/
const registryModule = /\/registry\/[^/]+\/[\w-]+\.module\.css$/

const absolute = (file: string) => normalizePath(resolve(file))

/** Builds the components of the registry from their plain CSS in place of their own files, so that tests compare both. */
export function cssModulesPlugin(): Plugin {
  return {
    name: 'vitrine:css-modules',
    enforce: 'pre',

    resolveId: {
      filter: { id: /\.module\.css$/ },
      handler(id, importer) {
        if (importer === undefined) return null
        const path = absolute(`${dirname(importer)}/${id}`)
        return registryModule.test(path) && sourceOfModule(path) !== undefined ? path : null
      },
    },

    load: {
      filter: { id: [componentFile, registryModule] },
      handler(id) {
        const source = sourceOfModule(id) ?? id
        if (!existsSync(source)) return null
        this.addWatchFile(source)
        const wanted = source === id ? id : moduleFile(source)
        return plainFiles(source).find(({ file }) => file === wanted)?.code ?? null
      },
    },
  }
}
