import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, relative, sep } from 'node:path'
import { firstLineOf, withoutFirstLine } from '../../src/install/first-line.ts'

/** A file of a project whose first line says that it is Vitrine's. */
export interface LocalFile {
  /** Its path in the project, with slashes. */
  readonly path: string
  readonly name: string
  readonly hash: string
  /** Its text without the line, with LF line ends. */
  readonly text: string
  readonly hasCrlf: boolean
  /** Whether it is not where its name says, below the folder of all components. */
  readonly isMoved: boolean
}

/** The folder of a project in which components lie, and its files by name. */
export interface Installed {
  readonly root: string
  readonly files: readonly LocalFile[]
}

const skipped = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'vendor'])

const isText = (name: string) => /\.(?:[jt]sx?|css|svg)$/.test(name)

function* textsIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!skipped.has(entry.name) && !entry.name.startsWith('.')) yield* textsIn(path)
    } else if (entry.isFile() && isText(entry.name)) yield path
  }
}

const withoutExtension = (path: string) => path.replace(/\.[jt]sx?$/, '')

function readLocal(project: string, file: string): LocalFile | undefined {
  const code = readFileSync(file, 'utf8')
  const line = firstLineOf(code)
  if (line === undefined) return undefined
  const path = relative(project, file).split(sep).join('/')
  return {
    ...line,
    path,
    text: withoutFirstLine(code).replaceAll('\r\n', '\n'),
    hasCrlf: code.includes('\r\n'),
    isMoved: !`/${withoutExtension(path)}`.endsWith(`/${withoutExtension(line.name)}`),
  }
}

/** The folder that the name of a file begins in. */
const rootOf = ({ path, name }: LocalFile) => path.split('/').slice(0, -name.split('/').length).join('/')

const inCommon = (one: string, other: string) => {
  const [parts, others] = [one.split('/'), other.split('/')]
  const end = parts.findIndex((part, index) => part !== others[index])
  return end === -1 ? parts.length : end
}

/** Finds Vitrine's files in a project. A file that was moved belongs to the nearest folder with others. */
export function findInstalled(project: string): Installed[] {
  const files = [...textsIn(project)].flatMap((file) => readLocal(project, file) ?? [])
  const roots = new Map<string, LocalFile[]>()
  for (const file of files)
    if (!file.isMoved) roots.set(rootOf(file), [...(roots.get(rootOf(file)) ?? []), file])
  for (const file of files.filter(({ isMoved }) => isMoved)) {
    const [nearest] = [...roots.keys()].sort((a, b) => inCommon(b, file.path) - inCommon(a, file.path))
    const root = nearest ?? dirname(file.path)
    roots.set(root, [...(roots.get(root) ?? []), file])
  }
  return [...roots].map(([root, own]) => ({ root, files: own }))
}

/** Whether the project has a file at a path. */
export const hasFile = (project: string, path: string): boolean => existsSync(join(project, path))

/** Writes a file as a whole: who reads it meanwhile has the old text or the new one. */
export function writeWhole(project: string, path: string, text: string): void {
  const file = join(project, path)
  const draft = join(dirname(file), `.${basename(file)}.${process.pid}`)
  mkdirSync(dirname(file), { recursive: true })
  try {
    writeFileSync(draft, text)
    if (existsSync(file)) chmodSync(draft, statSync(file).mode)
    renameSync(draft, file)
  } finally {
    rmSync(draft, { force: true })
  }
}
