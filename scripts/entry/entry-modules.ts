import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import type ts from 'typescript'
import { normalizePath } from 'vite'
import type { EntryModule } from '../../src/registry/entry-module.ts'
import { readDemo } from './demo-reader.ts'
import { readEntry } from './entry-reader.ts'
import { installLine, ownFiles, shownName } from './own-files.ts'
import { readProps } from './props-reader.ts'

/** The part of an entry module that is read from the text of files. */
export type EntryText = Omit<EntryModule, 'docs' | 'scope'>

/** Returns the program that holds the types of an entry. */
export type TypesOf = (entry: string) => ts.Program

const json = (value: unknown) => JSON.stringify(value)
const readText = (file: string) => readFileSync(file, 'utf8')
const fromRoot = (file: string) => normalizePath(relative(process.cwd(), file))

/** Reads an entry's props, source files and names, and the command that installs its packages. */
export function readEntryText(file: string, types: TypesOf): EntryText {
  const { files, packages } = ownFiles(file)
  return {
    props: readProps(fromRoot(file), types(fromRoot(file))),
    source: files.map((path) => ({ file: shownName(file, path), code: readText(path) })),
    names: readEntry(file, readText(file)).names,
    install: installLine(packages),
  }
}

/** The code of a file's module for each query, as Vite's `?raw` makes modules of files. */
export const entryModules: Readonly<Record<string, (file: string, types: TypesOf) => string>> = {
  meta: (file) => `export default ${json(readEntry(file, readText(file)).meta.value)}`,

  demo: (file) =>
    `import Component from ${json(file)}
export default { Component, code: ${json(readDemo(fromRoot(file), readText(file)))}, file: ${json(basename(file))} }`,

  docs: (file, types) =>
    `import docs, { scope } from ${json(file)}
const entry = { docs, scope, ...${json(readEntryText(file, types))} }
export default entry`,
}

/** The event that sends the new text of an entry to the open pages. */
export const entryTextEvent = 'registry:entry-text'

/** Code for `?docs` in development: an open page takes over the new text when a file of the component has changed. */
export const followEntryText = (file: string): string => `
import.meta.hot?.on(${json(entryTextEvent)}, (next) => next.file === ${json(file)} && Object.assign(entry, next.text))`
