import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { itemHash, withFirstLine } from '../../src/install/file-hash.ts'
import { firstLineOf, withoutFirstLine } from '../../src/install/first-line.ts'
import { nextFile, nextPackages } from '../../src/install/next/source.ts'
import { readNotes, type Note, type Released } from '../../src/install/releases.ts'
import type { ComponentSource } from '../../src/registry/entry-module.ts'
import type { Styling } from '../../src/registry/styling.ts'
import { readSource } from '../entry/entry-modules.ts'
import { entryFiles, screenFiles } from '../entry/registry-folders.ts'

/** An item as the working copy has it. */
export interface TodaysItem extends Readonly<Record<Styling, Released>> {
  readonly name: string
  /** The texts of its files without their first lines, by hash. */
  readonly texts: ReadonlyMap<string, string>
}

type Files = Pick<ComponentSource, 'packages'> & { readonly files: readonly { readonly code: string }[] }

function itemOf(name: string, source: Readonly<Record<Styling, Files>>): TodaysItem {
  const texts = new Map<string, string>()
  const released = ({ files, packages }: Files): Released => {
    const lines = files.map(({ code }) => {
      const line = firstLineOf(code)
      if (line === undefined) throw new Error(`A file of ${name} has no first line.`)
      texts.set(line.hash, withoutFirstLine(code))
      return line
    })
    return {
      hash: itemHash(lines),
      packages,
      files: Object.fromEntries(lines.map((line) => [line.name, line.hash])),
    }
  }
  return { name, css: released(source.css), emotion: released(source.emotion), texts }
}

/** Whether a page has a component's files to install. */
const hasFiles = (source: Readonly<Record<Styling, Files>>) => source.css.files.length > 0

/**
 * Every item with files that say what they are: of components, screens, and Next.js.
 *
 * @throws {DiagnosticError} When a file cannot be read.
 */
export async function todaysItems(): Promise<TodaysItem[]> {
  const items: TodaysItem[] = []
  for (const file of [...entryFiles(), ...screenFiles()]) {
    const source = await readSource(file)
    if (hasFiles(source)) items.push(itemOf(basename(dirname(file)), source))
  }
  const code = withFirstLine(nextFile, readFileSync(`src/install/${nextFile}`, 'utf8'))
  const next = { files: [{ code }], packages: nextPackages }
  return [...items, itemOf('next', { css: next, emotion: next })]
}

/** The file with the notes of a folder of files: `button`, `screens/shop`, `next`. */
export const changesFile = (folder: string): string =>
  folder === 'next' ? 'src/install/next/changes.md' : `registry/${folder}/changes.md`

/** The unreleased notes of a folder; undefined without any that can be read. */
export const notesOf = (folder: string): readonly Note[] | undefined =>
  existsSync(changesFile(folder)) ? readNotes(readFileSync(changesFile(folder), 'utf8')) : undefined
