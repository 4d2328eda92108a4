import type { Version } from '../../src/install/releases.ts'
import { stylings, type Styling } from '../../src/registry/styling.ts'
import type { Component } from './hold.ts'
import type { LocalFile } from './project.ts'
import type { Site, TodaysFile } from './site.ts'

/** The item that a file is the own of; undefined for one that items share. */
export function itemOf(name: string): string | undefined {
  const [folder = '', screen] = name.split('/')
  if (folder === 'glass' || folder === 'shared') return undefined
  return folder === 'screens' ? screen : folder
}

/** The items that a folder's files belong to, as the site knows them. */
export interface Items {
  readonly components: readonly Component[]
  /** The files of today, by name. */
  readonly today: ReadonlyMap<string, TodaysFile>
  /** The names of the files that the items had when they were copied. */
  readonly copied: ReadonlySet<string>
  /** The items that the site no longer has. */
  readonly gone: readonly string[]
  /** Whether a file is known, and of the styling that the folder does not have. */
  readonly isOtherStyling: (file: LocalFile) => boolean
}

const stylingsOf = ({ name, hash }: LocalFile, versions: readonly Version[]) =>
  stylings.filter((styling) => versions.some((version) => version[styling].files[name] === hash))

/** The styling of a folder: of those files that only one styling has. */
function stylingOf(files: readonly LocalFile[], versions: readonly Version[]): Styling {
  const votes = files.flatMap((file) => {
    const known = stylingsOf(file, versions)
    if (known.length === 1) return known
    if (known.length > 1) return []
    return file.name.endsWith('.module.css') ? ['css'] : file.text.includes('@emotion/') ? ['emotion'] : []
  })
  const count = (styling: Styling) => votes.filter((vote) => vote === styling).length
  return count('emotion') > count('css') ? 'emotion' : 'css'
}

/**
 * The place of the version that most of an item's own files are from; of several the one that most shared files are from, too,
 * and of those the newest; -1 where none is.
 */
function copiedVersion(
  item: string,
  files: readonly LocalFile[],
  versions: readonly Version[],
  styling: Styling,
): number {
  const own = files.filter(({ name }) => itemOf(name) === item)
  const matches = (some: readonly LocalFile[], version: Version) =>
    some.filter(({ name, hash }) => version[styling].files[name] === hash).length
  const best = Math.max(0, ...versions.map((version) => matches(own, version)))
  if (best === 0) return -1
  const known = versions.filter((version) => matches(own, version) === best)
  const most = Math.max(...known.map((version) => matches(files, version)))
  return versions.findLastIndex((version) => known.includes(version) && matches(files, version) === most)
}

/** Asks the site for the items of a folder's files. */
export async function readItems(files: readonly LocalFile[], site: Site): Promise<Items> {
  const names = [...new Set(files.flatMap(({ name }) => itemOf(name) ?? []))].sort()
  const versions = new Map<string, readonly Version[]>()
  for (const item of names) versions.set(item, await site.versions(item))
  const all = [...versions.values()].flat()
  const styling = stylingOf(files, all)

  const components: Component[] = []
  const today = new Map<string, TodaysFile>()
  const copied = new Set<string>()
  const gone: string[] = []
  for (const [item, list] of versions) {
    const at = copiedVersion(item, files, list, styling)
    const before = Object.keys(list[at]?.[styling].files ?? {})
    const now = await site.today(item, styling)
    for (const name of before) copied.add(name)
    for (const [name, file] of now ?? []) today.set(name, file)
    if (now === undefined) gone.push(item)
    // An item that the site no longer has stays as it is, with all that it uses.
    const needs = new Set([...before, ...(now?.keys() ?? [folderOf(item)])])
    components.push({ item, needs, since: list.slice(at + 1) })
  }
  const isOtherStyling = (file: LocalFile) => {
    const [known, ...more] = stylingsOf(file, all)
    return known !== undefined && more.length === 0 && known !== styling
  }
  return { components, today, copied, gone, isOtherStyling }
}

/** The name of an item's folder, which stands for the whole item. */
export const folderOf = (item: string): string => `${item}/`
