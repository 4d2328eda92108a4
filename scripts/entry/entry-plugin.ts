import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import type ts from 'typescript'
import { normalizePath, type Plugin } from 'vite'
import { readDemo } from './demo-reader.ts'
import { readEntry } from './entry-reader.ts'
import { typeProgram } from './type-program.ts'
import { readProps } from './props-reader.ts'
import { installLine, ownFiles, shownName } from './own-files.ts'
import { entryFiles } from './registry-folders.ts'

const view = /^(.*\.tsx)\?(meta|docs|demo)$/
const json = (value: unknown) => JSON.stringify(value)
const local = (file: string) => normalizePath(relative(process.cwd(), file))
const readText = (file: string) => readFileSync(file, 'utf8')

/** What each view of a file is, as the text of a module (DESIGN, "The entry"; Vite's `?raw` is the model). */
const texts: Record<string, (file: string, types: (entry: string) => ts.Program) => string> = {
  meta: (file) => `export default ${json(readEntry(file, readText(file)).meta.value)}`,

  demo: (file) =>
    `import Component from ${json(file)}
export default { Component, code: ${json(readDemo(local(file), readText(file)))}, file: ${json(basename(file))} }`,

  docs: (file, types) => {
    const { names } = readEntry(file, readText(file))
    const { files, packages } = ownFiles(file)
    const source = files.map((path) => ({ file: shownName(file, path), code: readText(path) }))
    const read = {
      props: readProps(local(file), types(local(file))),
      source,
      names,
      install: installLine(packages),
    }
    return `import docs, { scope } from ${json(file)}
export default { docs, scope, ...${json(read)} }`
  },
}

/** Serves the views of entries and demos, and gives every `entry.tsx` the scope in which its snippets find names. */
export function entryPlugin(): Plugin {
  let program: ts.Program | undefined
  /** One program for all props tables, or each would read every entry's files again; a changed file ends it. */
  const types = (entry: string) => {
    if (program?.getSourceFile(entry) === undefined) program = typeProgram([...entryFiles(), entry])
    return program
  }
  return {
    name: 'vitrine:entries',
    enforce: 'pre',

    watchChange() {
      program = undefined
    },

    resolveId: {
      filter: { id: view },
      async handler(id, importer) {
        const [path, query] = id.split('?')
        const resolved = path === undefined ? null : await this.resolve(path, importer)
        return resolved && `${resolved.id}?${query}`
      },
    },

    load: {
      filter: { id: view },
      handler(id) {
        const [, file, query] = view.exec(id) ?? []
        if (file === undefined || query === undefined) return null
        if (query === 'docs') ownFiles(file).files.forEach((own) => this.addWatchFile(own))
        return { code: texts[query]?.(file, types) ?? '', map: null, moduleType: 'js' }
      },
    },

    transform: {
      filter: { id: /\/registry\/[^/]+\/entry\.tsx$/ },
      handler(code, id) {
        const { values } = readEntry(id, readText(id))
        return { code: `${code}\nexport const scope = { ${values.join(', ')} }\n`, map: null }
      },
    },
  }
}
