import { dirname, join } from 'node:path'
import ts from 'typescript'

/** The folder of a project that is not on disk, from which the packages of this one are found. */
const root = join(process.cwd(), '.cache/installed-project')

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

const ambient = `
declare module '*.module.css' { const classes: Readonly<Record<string, string>>; export default classes }
declare module '*.css' {}
declare module '*.svg' { const address: string; export default address }
`

/** Files that were parsed before, by their text: two programs share React's types and all components. */
const parsed = new Map<string, ts.SourceFile>()

/**
 * What TypeScript finds wrong in a project of files in memory: one line for each error, with the file's path.
 *
 * @param files The text of each file by its path.
 * @param roots The files that are looked at, with all that they import.
 */
export function errorsIn(
  files: ReadonlyMap<string, string>,
  roots: readonly string[] = [...files.keys()],
): string[] {
  const texts = new Map(
    [...files, ['ambient.d.ts', ambient]].map(([path, text]) => [join(root, path ?? ''), text]),
  )
  const folders = new Set([...texts.keys()].flatMap((path) => [dirname(path), dirname(dirname(path))]))
  const disk = ts.createCompilerHost(options)
  const read = (path: string) => texts.get(path) ?? disk.readFile(path)
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (path) => texts.has(path) || disk.fileExists(path),
    directoryExists: (path) => folders.has(path) || (disk.directoryExists?.(path) ?? false),
    readFile: read,
    getSourceFile: (path, version) => {
      const text = read(path)
      if (text === undefined) return undefined
      const known = parsed.get(`${path}\n${text}`) ?? ts.createSourceFile(path, text, version)
      parsed.set(`${path}\n${text}`, known)
      return known
    },
  }
  const scripts = [...roots, 'ambient.d.ts']
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(root, path))
  const program = ts.createProgram(scripts, options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file === undefined || texts.has(file.fileName))
    .map(({ file, messageText }) => {
      const path = file?.fileName.slice(root.length + 1) ?? 'the project'
      return `${path}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
    })
}
