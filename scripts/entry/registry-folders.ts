import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const isFolder = (path: string) => statSync(path).isDirectory()

const hasEntry = (folder: string) => existsSync(join(folder, 'entry.tsx'))

/** The `entry.tsx` of every component in a registry, sorted. A folder without one is not a component. */
export const entryFiles = (registry = 'registry'): string[] =>
  foldersOf(registry)
    .filter(hasEntry)
    .map((folder) => join(folder, 'entry.tsx'))

/** The folders with a component or its test but without an `entry.tsx`, which the site cannot show. */
export const foldersWithoutEntry = (registry = 'registry'): string[] =>
  foldersOf(registry).filter((folder) => !hasEntry(folder) && holdsComponent(folder))

/** The folders of what components share, such as the glass. */
export const sharedFolders = (registry = 'registry'): string[] =>
  foldersOf(registry).filter(
    (folder) => !hasEntry(folder) && !ofComponents.includes(basename(folder)) && isFolder(folder),
  )

/** The demos beside an entry, sorted. */
export const demosBeside = (entry: string): string[] =>
  foldersOf(dirname(entry)).filter((file) => file.endsWith('.demo.tsx'))

/** The folder of the screens, in a registry. */
const screens = 'screens'

/** The folders of what is made of components. */
const ofComponents = [screens, 'recipes']

const hasScreen = (folder: string) => existsSync(join(folder, 'screen.ts'))

/** The `screen.ts` of every screen in a registry, sorted. */
export const screenFiles = (registry = 'registry'): string[] =>
  foldersOf(join(registry, screens))
    .filter(hasScreen)
    .map((folder) => join(folder, 'screen.ts'))

/** The folders of screens without a `screen.ts`, which the site cannot show. */
export const foldersWithoutScreen = (registry = 'registry'): string[] =>
  foldersOf(join(registry, screens)).filter((folder) => isFolder(folder) && !hasScreen(folder))

/** The registry that a file of a component or of a screen lies in. */
export function registryOf(file: string): string {
  const above = dirname(dirname(file))
  return basename(above) === screens ? dirname(above) : above
}

const foldersOf = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .sort()
        .map((name) => join(folder, name))
    : []

function holdsComponent(folder: string): boolean {
  const name = basename(folder)
  return [`${name}.tsx`, `${name}.browser.test.ts`].some((file) => existsSync(join(folder, file)))
}
