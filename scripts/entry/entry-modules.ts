import { readFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import type ts from 'typescript'
import { normalizePath } from 'vite'
import type {
  ComponentSource,
  EntryModule,
  EntryReference,
  Source,
  SourceFile,
} from '../../src/registry/entry-module.ts'
import type { Meta } from '../../src/registry/meta.ts'
import { sourceAddress, type Styling } from '../../src/registry/styling.ts'
import { withFirstLine } from '../../src/install/file-hash.ts'
import { readDemo } from './demo-reader.ts'
import { collect, type Diagnostic } from './diagnostic.ts'
import type { ErrorOverlay } from './dev-overlay.ts'
import { readEntry } from './entry-reader.ts'
import { readCost } from '../cost/read-cost.ts'
import { formatPlainFile, plainCode } from '../css-modules/plain-files.ts'
import { ownFiles, plainFilesOf, shownName } from './own-files.ts'
import { readProps } from './props-reader.ts'
import { requiredPackages } from './required-packages.ts'

/** Returns the program that holds the types of an entry. */
export type TypesOf = (entry: string) => ts.Program

const json = (value: unknown) => JSON.stringify(value)
const readText = (file: string) => readFileSync(file, 'utf8')
const fromRoot = (file: string) => normalizePath(relative(process.cwd(), file))

/**
 * Reads what an entry's page shows of its types and files.
 *
 * @param overlay Shows what cannot be read, and the page is shown without it.
 * @throws {DiagnosticError} When something cannot be read, and there is no overlay.
 */
export async function readReference(
  file: string,
  types: TypesOf,
  overlay?: ErrorOverlay,
): Promise<EntryReference> {
  const entry = fromRoot(file)
  if (overlay === undefined) {
    return { props: readProps(entry, types(entry)), ...(await readTaken(file)) }
  }
  const wrong: Diagnostic[] = []
  const props = collect(wrong, entry, () => readProps(entry, types(entry))) ?? {}
  overlay.show(`props of ${entry}`, wrong)
  // What is wrong with its files is found by the check of its page.
  const source = await readSource(file).catch(() => ({ css: nothing, emotion: nothing }))
  return { props, source, cost: await readCost(file, source).catch(() => undefined) }
}

/** What visitors take of a screen, and what it costs. */
export type Taken = Pick<EntryReference, 'source' | 'cost'>

/**
 * Reads the files of a component or a screen, and what they cost.
 *
 * @throws {DiagnosticError} When a file cannot be read.
 */
export async function readTaken(file: string): Promise<Taken> {
  const source = await readSource(file)
  return { source, cost: await readCost(file, source) }
}

const nothing: ComponentSource = { files: [], packages: [] }

/** A component's files; none while one that is imported is missing. */
export const filesOf = (entry: string): readonly string[] =>
  collect([], entry, () => ownFiles(entry).files) ?? []

const nameOf = (file: string) => fromRoot(file).replace('registry/', '')

/** A file of a component as a visitor installs it, in plain CSS. */
export const installedCode = async (file: string): Promise<string> =>
  withFirstLine(nameOf(file), await plainCode(file))

/** Reads the files that a visitor installs of a component or a screen, by its `entry.tsx` or `screen.ts`. */
export async function readSource(file: string): Promise<Source> {
  const own = ownFiles(file)
  const plain = plainFilesOf(file)
  const sourceFile = (path: string, code: string, styling: Styling): SourceFile => {
    const place = nameOf(path)
    return {
      file: shownName(file, path),
      path: place,
      code: withFirstLine(place, code),
      address: sourceAddress(place, styling),
    }
  }
  return {
    css: {
      files: await Promise.all(
        plain.texts.map(async (one) => sourceFile(one.file, await formatPlainFile(one), 'css')),
      ),
      packages: requiredPackages(plain.packages),
    },
    emotion: {
      files: own.files.map((path) => sourceFile(path, readText(path), 'emotion')),
      packages: requiredPackages(own.packages),
    },
  }
}

/** Reads where the names in an entry's snippets come from. */
export const readNames = (file: string): EntryModule['names'] => readEntry(file, readText(file)).names

/** A meta without what the site does not list. It shows the description of a screen nowhere. */
const listed = (file: string, meta: unknown) =>
  JSON.stringify(meta, (key, value: unknown) =>
    key === 'description' && file.endsWith('/screen.ts') ? undefined : value,
  )

/** The code of a file's module for each query, as Vite's `?raw` makes modules of files. */
export const entryModules = {
  meta: (file: string) => `export default ${listed(file, readEntry(file, readText(file)).meta)}`,

  /** The meta while the site is developed: nothing where it cannot be read, so that the other entries are still listed. */
  listedMeta: (file: string) => {
    const meta = collect([], file, () => readEntry(file, readText(file)).meta) as Partial<Meta> | undefined
    const hasAddress = typeof meta?.route === 'string' || !file.endsWith('/entry.tsx')
    const isListed = typeof meta?.title === 'string' && hasAddress
    return `export default ${isListed ? listed(file, meta) : 'undefined'}`
  },

  source: (file: string, { source, cost }: Taken) => `export default ${json(source)}
export const cost = ${json(cost)}
export const meta = ${json(readEntry(file, readText(file)).meta)}`,

  demo: (file: string) =>
    `import Component from ${json(file)}
export default { Component, code: ${json(readDemo(fromRoot(file), readText(file)))}, file: ${json(basename(file))} }`,

  docs: (file: string, reference?: EntryReference) =>
    `import docs, { scope } from ${json(file)}
const entry = { docs, scope, ...${json({ folder: basename(dirname(file)), names: readNames(file), reference })} }
export default entry`,
} as const
