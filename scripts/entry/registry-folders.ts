import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const hasEntry = (folder: string) => existsSync(join(folder, 'entry.tsx'))

/** The entry of every component of a registry, by folder name. A folder without an `entry.tsx` is no component. */
export const entryFiles = (registry = 'registry'): string[] =>
  foldersOf(registry)
    .filter(hasEntry)
    .map((folder) => join(folder, 'entry.tsx'))

/** The folders that hold a component or its test, but no `entry.tsx`: the site cannot show them. */
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
