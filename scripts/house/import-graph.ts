import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

/** The endings that an import may leave out. */
const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']

function resolve(root: string, from: string, specifier: string): string | undefined {
  const path = join(root, dirname(from), specifier.replace(/\?.*$/, ''))
  const found = endings
    .map((ending) => path + ending)
    .find((candidate) => existsSync(candidate) && statSync(candidate).isFile())
  return found === undefined ? undefined : relative(root, found)
}

/**
 * The files of the project that a file imports: values and types, by `import`, `export … from` and `import()`.
 *
 * @param root The project's folder.
 * @param file A path relative to it, with `/`.
 */
export function importsOf(root: string, file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true)
  return importedFiles.flatMap(({ fileName }) => {
    const found = fileName.startsWith('.') ? resolve(root, file, fileName) : undefined
    return found === undefined ? [] : [found]
  })
}

/** Groups of files that import each other in a circle (Tarjan's strongly connected components with more than one file). */
export function circles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const index = order.size
    order.set(file, index)
    lowest.set(file, index)
    path.push(file)
    for (const next of graph.get(file) ?? []) {
      const known = order.get(next)
      const reached = known === undefined ? visit(next) : path.includes(next) ? known : index
      lowest.set(file, Math.min(lowest.get(file) ?? index, reached))
    }
    if (lowest.get(file) === index) {
      const group = path.splice(path.indexOf(file))
      if (group.length > 1) found.push(group.sort())
    }
    return lowest.get(file) ?? index
  }
  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return found
}

/** The folders of `src`, from the bottom up: each may import those before it, and the files beside them may import all. */
const floors = [
  ['shared'],
  ['ui'],
  ['registry'],
  ['glass', 'highlighter'],
  ['install'],
  ['docs'],
  ['api', 'auth'],
  ['site'],
  ['pages'],
  ['app'],
]

/** The folder of a file in `src`. */
const folderOf = (file: string) => /^src\/([^/]+)\//.exec(file)?.[1]

const floorOf = (file: string) => {
  const index = floors.findIndex((folders) => folders.includes(folderOf(file) ?? ''))
  return index === -1 ? floors.length : index
}

/** The imports from a folder to one above it, as `from > to`. */
export const importsUpward = (graph: ReadonlyMap<string, readonly string[]>): string[] =>
  [...graph].flatMap(([from, all]) =>
    all.filter((to) => to.startsWith('src/') && floorOf(from) < floorOf(to)).map((to) => `${from} > ${to}`),
  )

/** The pairs of folders among these imports. */
export const pairsOfFolders = (imports: readonly string[]): string[] => [
  ...new Set(
    imports.map((one) =>
      one
        .split(' > ')
        .map((file) => folderOf(file) ?? file)
        .join(' > '),
    ),
  ),
]
