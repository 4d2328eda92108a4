import ts from 'typescript'

let program: ts.Program | undefined

/** The compiler options of `tsconfig.json`. */
export function compilerOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)) as { config: object }
  return ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, process.cwd()).options
}

/**
 * Returns a program with the given files as they are now, and with the files of earlier calls. Files that have not
 * changed are not read again: the first call takes seconds, later calls take milliseconds.
 *
 * @param virtual The texts of files that are not on disk, by path. Later programs do not contain them.
 */
export function typeProgram(
  files: readonly string[],
  virtual: ReadonlyMap<string, string> = new Map(),
): ts.Program {
  const known = (program?.getRootFileNames() ?? []).filter((file) => ts.sys.fileExists(file))
  const options = program?.getCompilerOptions() ?? { ...compilerOptions(), types: ['vite/client'] }
  const host = ts.createCompilerHost(options, true)
  const old = program
  const disk = { ...host }
  host.fileExists = (file) => virtual.has(file) || disk.fileExists(file)
  host.readFile = (file) => virtual.get(file) ?? disk.readFile(file)
  host.getSourceFile = (file, version, ...rest) => {
    const text = virtual.get(file)
    if (text !== undefined) return ts.createSourceFile(file, text, version, true)
    const before = old?.getSourceFile(file)
    const same = before !== undefined && (isInstalled(file) || before.text === ts.sys.readFile(file))
    return same ? before : disk.getSourceFile(file, version, ...rest)
  }
  const roots = new Set([...known, ...files, ...virtual.keys(), 'src/registry/virtual-modules.d.ts'])
  const next = ts.createProgram([...roots], options, host, old)
  if (virtual.size === 0) program = next
  return next
}

const isInstalled = (file: string) => file.includes('/node_modules/')
