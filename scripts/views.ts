import { readFileSync, readdirSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import { demoCode } from './demo-file.ts'
import { readEntry } from './entry-file.ts'
import { programOf } from './program.ts'
import { propRows } from './prop-rows.ts'
import { installLine, ownFiles, shownName } from './source-files.ts'

const view = /^(.*\.tsx)\?(meta|page|props|demo)$/
const json = (value: unknown) => JSON.stringify(value)
const local = (file: string) => normalizePath(relative(process.cwd(), file))
const readText = (file: string) => readFileSync(file, 'utf8')

/** What each view of a file is, as the text of a module (DESIGN, "The entry"; Vite's `?raw` is the model). */
const texts: Record<string, (file: string) => string> = {
  meta: (file) => `export default ${json(readEntry(file, readText(file)).meta.value)}`,

  props: (file) => `export default ${json(propRows(local(file)))}`,

  demo: (file) =>
    `import Component from ${json(file)}
export default { Component, code: ${json(demoCode(local(file), readText(file)))}, file: ${json(basename(file))} }`,

  page: (file) => {
    const { names } = readEntry(file, readText(file))
    const { files, packages } = ownFiles(file)
    return [
      `import docs, { scope } from ${json(file)}`,
      `import props from ${json(`${file}?props`)}`,
      ...files.map((path, index) => `import code${index} from ${json(`${path}?raw`)}`),
      `const source = [${files.map((path, index) => `{ file: ${json(shownName(file, path))}, code: code${index} }`).join(', ')}]`,
      `export default { docs, scope, props, source, names: ${json(names)}, install: ${json(installLine(packages))} }`,
    ].join('\n')
  },
}

/** Serves the views of entries and demos, and gives every `entry.tsx` the scope in which its snippets find names. */
export function views(): Plugin {
  return {
    name: 'vitrine:views',
    enforce: 'pre',

    buildStart() {
      // One program for all, or the first props table of each chunk would make its own.
      programOf(readdirSync('registry').map((name) => join('registry', name, 'entry.tsx')))
    },

    async resolveId(id, importer) {
      const [path, query] = id.split('?')
      if (path === undefined || query === undefined || !(query in texts)) return null
      const resolved = await this.resolve(path, importer)
      return resolved && `${resolved.id}?${query}`
    },

    load(id) {
      const [, file, query] = view.exec(id) ?? []
      if (file === undefined || query === undefined) return null
      if (query === 'props' || query === 'page') ownFiles(file).files.forEach((own) => this.addWatchFile(own))
      return { code: texts[query]?.(file) ?? '', map: null, moduleType: 'js' }
    },

    transform(code, id) {
      if (!/\/registry\/[^/]+\/entry\.tsx$/.test(id)) return null
      const { values } = readEntry(id, readText(id))
      return { code: `${code}\nexport const scope = { ${values.join(', ')} }\n`, map: null }
    },
  }
}
