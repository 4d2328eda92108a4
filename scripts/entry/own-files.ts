import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { sourceOfModule } from '../css-modules/module-names.ts'
import { plainFiles, type PlainFile } from '../css-modules/plain-files.ts'
import { fail } from './diagnostic.ts'

/** The files of a component or a screen, and the packages that they import. */
export interface OwnFiles {
  /** Paths; the component's main file is first, and files that it shares with other components are last. */
  readonly files: readonly string[]
  readonly packages: readonly string[]
}

/** Where the text of a component's files comes from. */
interface FileReader {
  readonly has: (file: string) => boolean
  readonly read: (file: string) => string
}

/** The files as they were written. */
const written: FileReader = { has: existsSync, read: (file) => readFileSync(file, 'utf8') }

/** The files in plain CSS. */
const plain: FileReader = {
  has: (file) => existsSync(file) || sourceOfModule(file) !== undefined,
  read: (file) => {
    const source = sourceOfModule(file) ?? file
    const made = isScript(source) ? plainFiles(source).find((one) => one.file === file) : undefined
    return made?.code ?? readFileSync(file, 'utf8')
  },
}

const extensions = ['', '.ts', '.tsx']
const isDemo = (file: string) => file.endsWith('.demo.tsx')
const isThumbnail = (file: string) => basename(file) === 'thumbnail.tsx'
const isScript = (file: string) => /\.tsx?$/.test(file)
const isText = (file: string) => /\.(tsx?|css|svg)$/.test(file)

/**
 * The files that a visitor copies: all that `entry.tsx` and its demos import from the component's folder, without the
 * entry and the demos themselves, and without `thumbnail.tsx` and what that alone imports; or all that `screen.ts` imports.
 *
 * @throws {DiagnosticError} When an imported file does not exist.
 */
export const ownFiles = (entry: string): OwnFiles => reachedFiles(entry, written)

/**
 * The same files in plain CSS, with their texts.
 *
 * @throws {DiagnosticError} When an imported file does not exist, or cannot be made into plain CSS.
 */
export function plainFilesOf(entry: string): OwnFiles & { readonly texts: readonly PlainFile[] } {
  const reached = reachedFiles(entry, plain)
  return { ...reached, texts: reached.files.map((file) => ({ file, code: plain.read(file) })) }
}

function reachedFiles(entry: string, { has, read }: FileReader): OwnFiles {
  const files = new Set<string>()
  const packages = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file) || isThumbnail(file)) return
    seen.add(file)
    const own = file !== entry && !isDemo(file)
    if (own) files.add(file)
    if (!isScript(file)) return
    const text = own ? read(file) : readFileSync(file, 'utf8')
    for (const { fileName, pos } of importsOf(text)) {
      // An entry judges its examples by the levels of the glass; its component need not have them.
      if (file === entry && fileName.startsWith('../glass/')) continue
      if (fileName.startsWith('.'))
        visit(resolveFile(file, fileName, has, () => text.slice(0, pos).split('\n').length))
      else if (!fileName.startsWith('#') && (own || isDemo(file))) packages.add(packageOf(fileName))
    }
  }
  const main = join(dirname(entry), `${basename(dirname(entry))}.tsx`)
  if (existsSync(main)) visit(main)
  visit(entry)
  const texts = [...files].filter(isText)
  const isOwn = (file: string) => !shownName(entry, file).startsWith('..')
  return { files: [...texts.filter(isOwn), ...texts.filter((file) => !isOwn(file))], packages: [...packages] }
}

/** A cache of imports by text, since components share files. */
const imports = new Map<string, readonly ts.FileReference[]>()

function importsOf(text: string): readonly ts.FileReference[] {
  const known = imports.get(text) ?? ts.preProcessFile(text).importedFiles
  imports.set(text, known)
  return known
}

/** The name of a file on the page: its path inside the component's folder, with slashes on Windows, too. */
export const shownName = (entry: string, file: string): string =>
  relative(dirname(entry), file).replaceAll('\\', '/')

function resolveFile(
  importer: string,
  specifier: string,
  has: FileReader['has'],
  line: () => number,
): string {
  const path = join(dirname(importer), specifier.replace(/\?.*$/, ''))
  const found = extensions.map((extension) => path + extension).find(has)
  return (
    found ??
    fail(
      `${relative(process.cwd(), resolve(importer))}:${line()}`,
      `There is no file for the import '${specifier}'.`,
      'Add the file or correct the path.',
    )
  )
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
