import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type ts from 'typescript'
import type { Plugin } from 'vite'
import type { EntryReference } from '../../src/registry/entry-module.ts'
import { holdBudget } from '../cost/hold-budget.ts'
import { devOverlay, type DevOverlay } from './dev-overlay.ts'
import {
  entryModules,
  filesOf,
  installedCode,
  readReference,
  readTaken,
  type TypesOf,
} from './entry-modules.ts'
import { readEntry } from './entry-reader.ts'
import { followEntryText, openEntries, updateText } from './entry-updates.ts'
import { entryFiles } from './registry-folders.ts'
import { typeProgram } from './type-program.ts'

const moduleId = /^(.*\.tsx?)\?(meta|docs|demo|source)$/

/** A file of a component that a page shows as code. */
const shownFile = /^(.*\/registry\/.*\.tsx?)\?raw$/

/**
 * Serves what the site shows of entries, demos and screens as modules (`entry.tsx?meta`, `entry.tsx?docs`,
 * `x.demo.tsx?demo`, `screen.ts?meta`, `screen.ts?source`), and gives every `entry.tsx` the scope in which its snippets find
 * names.
 */
export function entryPlugin(): Plugin {
  let program: ts.Program | undefined
  let overlay: DevOverlay | undefined
  /**
   * One program for all entries, since each would read the same files. It is made anew after a file has changed. Where
   * `npm run check` looks at one component, its entry alone is read.
   */
  const types: TypesOf = (entry) => {
    const entries = process.env.COMPONENT === undefined ? entryFiles() : []
    if (program?.getSourceFile(entry) === undefined) program = typeProgram([...entries, entry])
    return program
  }
  /** A cache of the types and files that entries show, since several builds ask for them. */
  const references = new Map<string, Promise<EntryReference>>()
  const referenceOf = (entry: string) => {
    const known = references.get(entry) ?? readReference(entry, types, overlay)
    references.set(entry, known)
    return known
  }
  return {
    name: 'vitrine:entries',
    enforce: 'pre',

    watchChange() {
      program = undefined
      references.clear()
    },

    configureServer(server) {
      if (server.config.server.ws !== false && process.env.VITEST === undefined) overlay = devOverlay(server)
    },

    hotUpdate({ file }) {
      const { environment } = this
      if (environment.name !== 'client' || overlay === undefined) return
      const over = overlay
      const changed = openEntries(environment).filter(
        (entry) => dirname(entry) === dirname(file) || filesOf(entry).includes(file),
      )
      // Afterwards, so that the component's own update does not wait for the checks.
      setTimeout(() => {
        if (file.endsWith('/entry.tsx')) over.checkMetas()
        for (const entry of changed) void updateText(entry, environment, types, over)
      })
    },

    resolveId: {
      filter: { id: moduleId },
      async handler(id, importer) {
        const [path, query] = id.split('?')
        const resolved = path === undefined ? null : await this.resolve(path, importer)
        return resolved && `${resolved.id}?${query}`
      },
    },

    load: {
      filter: { id: [moduleId, shownFile] },
      async handler(id) {
        const [, shown] = shownFile.exec(id) ?? []
        if (shown !== undefined)
          return {
            code: `export default ${JSON.stringify(await installedCode(shown))}`,
            map: null,
            moduleType: 'js',
          }
        const [, file, query] = moduleId.exec(id) ?? []
        if (file === undefined) return null
        const { name, mode } = this.environment
        if (query === 'meta' || query === 'demo') {
          const kind = query === 'meta' && mode === 'dev' ? 'listedMeta' : query
          return { code: entryModules[kind](file), map: null, moduleType: 'js' }
        }
        if (mode === 'dev') filesOf(file).forEach((own) => this.addWatchFile(own))
        if (query === 'source') {
          const taken = await readTaken(file)
          if (mode === 'build' && taken.cost) await holdBudget(file, taken.cost, taken.source)
          return { code: entryModules.source(file, taken), map: null, moduleType: 'js' }
        }
        // A visitor's browser takes tables and source from the prerendered document.
        const isForVisitors = mode === 'build' && name === 'client'
        const reference = isForVisitors ? undefined : await referenceOf(file)
        if (mode === 'build' && reference?.cost) await holdBudget(file, reference.cost, reference.source)
        const docs = entryModules.docs(file, reference)
        if (name === 'client') setTimeout(() => overlay?.checkPage(file))
        const code = mode === 'dev' ? docs + followEntryText(file) : docs
        return { code, map: null, moduleType: 'js' }
      },
    },

    transform: {
      filter: { id: /\/registry\/[^/]+\/entry\.tsx$/ },
      handler(code, id) {
        const { values } = readEntry(id, readFileSync(id, 'utf8'))
        return { code: `${code}\nexport const scope = { ${values.join(', ')} }\n`, map: null }
      },
    },
  }
}
