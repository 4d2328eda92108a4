import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { normalizePath, type Environment, type Plugin } from 'vite'
import { moduleFile, sourceOfModule, readableName, scopedName, scopedNames } from './module-names.ts'
import { plainFiles } from './plain-files.ts'

/** The files of components and screens: not entries, demos, cases and tests, which have no styles of their own. */
const componentFile = /\/registry\/(screens\/)?[^/]+\/(?!entry\.|screen\.)[\w-]+(\.styles)?\.tsx?$/
const registryModule = /\/registry\/(screens\/)?[^/]+\/[\w-]+\.module\.css(\?direct)?$/
/** A module of which only the names of its classes are needed. */
const namesOfModule = /^(.+\.module\.css)\.js$/
const made = [componentFile, registryModule, namesOfModule]

const absolute = (file: string) => normalizePath(resolve(file))

/** The code that takes the place of a file. Undefined where nothing is made of it. */
function madeCode(file: string): string | undefined {
  const source = sourceOfModule(file) ?? file
  if (!existsSync(source)) return undefined
  const wanted = source === file ? file : moduleFile(source)
  return plainFiles(source).find((one) => one.file === wanted)?.code
}

/** The file that a module is made of, or is made in place of. */
const fileOf = (id: string) => namesOfModule.exec(id)?.[1] ?? id.replace(/\?direct$/, '')

/** Whether an environment makes no stylesheets: what renders documents and pictures, and the server, write names alone. */
const needsNamesAlone = ({ name }: Environment) => name !== 'client'

/** Shows and builds the components and screens of the registry from their plain CSS in place of their own files. */
export function cssModulesPlugin(): Plugin {
  let nameOf = scopedName
  /** The code that each environment has loaded last. Undefined for what cannot be made. */
  const given = new Map<string, string | undefined>()
  const keyOf = ({ name }: Environment, id: string) => `${name} ${id}`
  return {
    name: 'vitrine:css-modules',
    enforce: 'pre',

    config(_, { command }) {
      if (command === 'serve') nameOf = readableName
      return { css: { modules: { generateScopedName: nameOf } } }
    },

    resolveId: {
      filter: { id: /\.module\.css(\?direct)?$/ },
      handler(id, importer) {
        // The dev server asks for a stylesheet by its address, too.
        const path = absolute(importer === undefined ? `.${id}` : `${dirname(importer)}/${id}`)
        if (!registryModule.test(path) || sourceOfModule(fileOf(path)) === undefined) return null
        return needsNamesAlone(this.environment) ? `${path}.js` : path
      },
    },

    load: {
      filter: { id: made },
      handler(id) {
        const key = keyOf(this.environment, id)
        const file = fileOf(id)
        given.set(key, undefined)
        const code = madeCode(file)
        given.set(key, code)
        if (code === undefined) return null
        return namesOfModule.test(id)
          ? `export default ${JSON.stringify(scopedNames(file, code, nameOf))}`
          : code
      },
    },

    /** Updates what an edit changes: of the glass, most modules; of a comment between styles, none. */
    hotUpdate({ file, modules }) {
      if (!componentFile.test(file)) return
      const { environment } = this
      const isMade = ({ id }: { readonly id: string | null }) =>
        id !== null && made.some((one) => one.test(id))
      const changed = [...environment.moduleGraph.idToModuleMap].flatMap(([id, module]) =>
        given.has(keyOf(environment, id)) && isChanged(id, given.get(keyOf(environment, id))) ? [module] : [],
      )
      // Thumbnails read stylesheets that no module imports: for these Vite would reload the page.
      const isRead = ({ id }: { readonly id: string | null }) => id?.endsWith('?direct') === true
      for (const module of changed.filter(isRead)) environment.moduleGraph.invalidateModule(module)
      return [...modules.filter((module) => !isMade(module)), ...changed.filter((module) => !isRead(module))]
    },
  }
}

/** Whether something else would be made now. What cannot be made says why when it is loaded. */
function isChanged(id: string, before: string | undefined): boolean {
  try {
    return madeCode(fileOf(id)) !== before
  } catch {
    return true
  }
}
