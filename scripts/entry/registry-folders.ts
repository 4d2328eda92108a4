import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const hasEntry = (folder: string) => existsSync(join(folder, 'entry.tsx'))

/** The `entry.tsx` of every component in a registry, sorted. A folder without one is not a component. */
export const entryFiles = (registry = 'registry'): string[] =>
  foldersOf(registry)
    .filter(hasEntry)
    .map((folder) => join(folder, 'entry.tsx'))

/** The folders with a component or its test but without an `entry.tsx`, which the site cannot show. */
export const foldersWithoutEntry = (registry = 'registry'): string[] =>
  foldersOf(registry).filter((folder) => !hasEntry(folder) && holdsComponent(folder))

const foldersOf = (registry: string) =>
  readdirSync(registry)
    .sort()
    .map((name) => join(registry, name))

function holdsComponent(folder: string): boolean {
  const name = basename(folder)
  return [`${name}.tsx`, `${name}.browser.test.ts`].some((file) => existsSync(join(folder, file)))
}
