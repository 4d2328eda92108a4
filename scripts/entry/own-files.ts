import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { fail } from './diagnostic.ts'

/** The files of a component, and the packages that they import. */
export interface OwnFiles {
  /** Paths; the component's main file is first, and files that it shares with other components are last. */
  readonly files: readonly string[]
  readonly packages: readonly string[]
}

const extensions = ['', '.ts', '.tsx']
const isDemo = (file: string) => file.endsWith('.demo.tsx')
const isText = (file: string) => /\.(tsx?|css|svg)$/.test(file)

/**
 * The files that a visitor copies: all that `entry.tsx` and its demos import from the component's folder, without the
 * entry and the demos themselves.
 *
 * @throws {DiagnosticError} When an imported file does not exist.
 */
export function ownFiles(entry: string): OwnFiles {
  const files = new Set<string>()
  const packages = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    const own = file !== entry && !isDemo(file)
    if (own) files.add(file)
    if (!/\.tsx?$/.test(file)) return
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles) {
      if (fileName.startsWith('.')) visit(resolveFile(dirname(file), fileName.replace(/\?.*$/, '')))
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

/** The name of a file on the page: its path inside the component's folder. */
export const shownName = (entry: string, file: string): string => relative(dirname(entry), file)

function resolveFile(folder: string, specifier: string): string {
  const path = join(folder, specifier)
  const found = extensions.map((extension) => path + extension).find((file) => existsSync(file))
  return (
    found ??
    fail(folder, `There is no file for the import '${specifier}'.`, 'Add the file or correct the path.')
  )
}

const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const given = new Set(['react', 'react-dom'])

/**
 * What npm must install: packages and the peers they need, except React, each with the version that is tested here. A
 * later major version may break what imports it, as may a later minor version before 1.0.
 */
export function requiredPackages(packages: readonly string[]): string[] {
  const needed = new Map<string, string>()
  const add = (name: string) => {
    if (given.has(name) || needed.has(name)) return
    const manifest = JSON.parse(readFileSync(join('node_modules', name, 'package.json'), 'utf8')) as {
      version: string
      peerDependencies?: Record<string, string>
      peerDependenciesMeta?: Record<string, { optional?: boolean }>
    }
    needed.set(name, `${name}@${/^(0\.)?\d+/.exec(manifest.version)?.[0] ?? manifest.version}`)
    Object.keys(manifest.peerDependencies ?? {})
      .filter(
        (peer) => manifest.peerDependenciesMeta?.[peer]?.optional !== true && !peer.startsWith('@types/'),
      )
      .forEach(add)
  }
  packages.forEach(add)
  return [...needed.values()].sort()
}
