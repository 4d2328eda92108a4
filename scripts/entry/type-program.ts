import ts from 'typescript'

let latest: ts.Program | undefined

/** The compiler options of `tsconfig.json`. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: object }
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, process.cwd()).options
}

/**
 * Returns a program of the given files as they are now. Files that have not changed since the program before are not
 * read again: the first call takes seconds, later calls take milliseconds.
 *
 * @param virtual The texts of files that are not on disk, by path.
 */
export function typeProgram(
  files: readonly string[],
  virtual: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  let before = latest
  const options = before?.getCompilerOptions() ?? { ...compilerOptions(), types: ['vite/client'] }
  const host = ts.createCompilerHost(options, true)
  const disk = { ...host }
  host.fileExists = (file) => virtual.has(file) || disk.fileExists(file)
  host.readFile = (file) => virtual.get(file) ?? disk.readFile(file)
  host.getSourceFile = (file, version, ...rest) => {
    const text = virtual.get(file)
    if (text !== undefined) return ts.createSourceFile(file, text, version, true)
    const known = before?.getSourceFile(file)
    const same = known !== undefined && (isInstalled(file) || known.text === ts.sys.readFile(file))
    if (same) return known
    return file.endsWith('/lucide-react/dynamic.d.ts')
      ? ts.createSourceFile(file, iconNames(disk.readFile(file) ?? ''), version, true)
      : disk.getSourceFile(file, version, ...rest)
  }
  const roots = [...files, ...virtual.keys(), 'src/registry/virtual-modules.d.ts']
  latest = ts.createProgram(roots, options, host, before)
  // A program keeps its host, and the host would keep the program before it, with all of its types.
  before = undefined
  return latest
}

/**
 * The end of Lucide's declarations, which has the names of the icons: all that is used of them. Before it, each of 2,000
 * icons has a namespace, and the compiler compares each with all: it would be half the time of a program.
 */
const iconNames = (declarations: string) =>
  declarations.slice(Math.max(0, declarations.indexOf('declare const dynamicIconImports:')))

const isInstalled = (file: string) => file.includes('/node_modules/')
