import { readFileSync } from 'node:fs'
import { basename, relative } from 'node:path'
import type ts from 'typescript'
import { normalizePath } from 'vite'
import type { EntryModule } from '../../src/registry/entry-module.ts'
import { readDemo } from './demo-reader.ts'
import { readEntry } from './entry-reader.ts'
import { installLine, ownFiles, shownName } from './own-files.ts'
import { readProps } from './props-reader.ts'

/** What a page needs besides the values of its `entry.tsx`: all of it read from the text of files. */
export type EntryText = Omit<EntryModule, 'docs' | 'scope'>

/** Returns the program that holds the types of an entry. */
export type TypesOf = (entry: string) => ts.Program

const json = (value: unknown) => JSON.stringify(value)
const readText = (file: string) => readFileSync(file, 'utf8')
const fromRoot = (file: string) => normalizePath(relative(process.cwd(), file))

/** Reads the part of a page that is text: props, sources, names, and the packages to install. */
export function readEntryText(file: string, types: TypesOf): EntryText {
  const { files, packages } = ownFiles(file)
  return {
    props: readProps(fromRoot(file), types(fromRoot(file))),
    source: files.map((path) => ({ file: shownName(file, path), code: readText(path) })),
    names: readEntry(file, readText(file)).names,
    install: installLine(packages),
  }
}

/** The code of the module that a file is with each query. Vite's own `?raw` works the same way. */
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

/** The event that brings an open page the new text of its entry. */
export const entryTextEvent = 'registry:entry-text'

/** What `?docs` has besides in development: an open page takes over the new text when one of its files has changed. */
export const followEntryText = (file: string): string => `
import.meta.hot?.on(${json(entryTextEvent)}, (next) => next.file === ${json(file)} && Object.assign(entry, next.text))`
