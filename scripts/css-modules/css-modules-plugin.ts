import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { normalizePath, type Environment, type Plugin } from 'vite'
import { moduleFile, sourceOfModule, readableName, scopedName, scopedNames } from './module-names.ts'
import { withoutOlderBrowsers } from './print-module.ts'
import { plainFiles } from './plain-files.ts'

/** The files of components and screens: not entries, demos, cases and tests, which have no styles of their own. */
const componentFile = /\/registry\/(screens\/)?[^/]+\/(?!entry\.|screen\.)[\w-]+(\.styles)?\.tsx?$/
const registryModule = /\/registry\/(screens\/)?[^/]+\/[\w-]+\.module\.css$/
/** A module of which a build needs the names of its classes alone. */
const namesOfModule = /^(.+\.module\.css)\.js$/

const absolute = (file: string) => normalizePath(resolve(file))

/** Whether a build makes no stylesheets: the prerenderer needs the names of classes, and so does the server. */
const needsNamesAlone = ({ mode, name }: Environment) => mode === 'build' && name !== 'client'

/** Builds the components and screens of the registry from their plain CSS in place of their own files. */
export function cssModulesPlugin(): Plugin {
  return {
    name: 'vitrine:css-modules',
    enforce: 'pre',

    config: (_, { command }) => ({
      css: { modules: { generateScopedName: command === 'build' ? scopedName : readableName } },
    }),

    resolveId: {
      filter: { id: /\.module\.css$/ },
      handler(id, importer) {
        if (importer === undefined) return null
        const path = absolute(`${dirname(importer)}/${id}`)
        if (!registryModule.test(path) || sourceOfModule(path) === undefined) return null
        return needsNamesAlone(this.environment) ? `${path}.js` : path
      },
    },

    load: {
      filter: { id: [componentFile, registryModule, namesOfModule] },
      handler(id) {
        const [, named] = namesOfModule.exec(id) ?? []
        const file = named ?? id
        const source = sourceOfModule(file) ?? file
        if (!existsSync(source)) return null
        this.addWatchFile(source)
        const wanted = source === file ? file : moduleFile(source)
        const printed = plainFiles(source).find((one) => one.file === wanted)?.code
        if (printed === undefined) return null
        // The site is built for browsers of which none needs more. The names of classes follow the text of their file.
        const code = withoutOlderBrowsers(printed)
        if (named === undefined) return code
        return `export default ${JSON.stringify(scopedNames(named, code))}`
      },
    },
  }
}
