import type { Version } from '../../src/install/releases.ts'
import { isStyling, stylings, type Styling } from '../../src/registry/styling.ts'
import { hashOf } from '../../src/install/first-line.ts'
import { hold, type Component, type Step } from './hold.ts'
import { isRewritten, merge } from './merge.ts'
import { hasFile, type Installed, type LocalFile } from './project.ts'
import type { Site, TodaysFile } from './site.ts'

/** What an update does in one folder. */
export interface Plan {
  readonly steps: readonly Step[]
  /** The items whose files are written, with the versions since theirs. */
  readonly updated: readonly Pick<Component, 'item' | 'since'>[]
}

/** The item that a file is the own of; undefined for one that items share. */
function itemOf(name: string): string | undefined {
  const [folder = '', screen] = name.split('/')
  if (folder === 'glass' || folder === 'shared') return undefined
  return folder === 'screens' ? screen : folder
}

const stylingsOf = (name: string, hash: string, versions: readonly Version[]) =>
  stylings.filter((styling) => versions.some((version) => version[styling].files[name] === hash))

/** The styling of a folder: of those files that only one styling has. */
function stylingOf(files: readonly LocalFile[], versions: readonly Version[]): Styling {
  const votes = files.flatMap(({ name, hash, text }) => {
    const known = stylingsOf(name, hash, versions)
    if (known.length === 1) return known
    if (known.length > 1) return []
    return name.endsWith('.module.css') ? ['css'] : text.includes('@emotion/') ? ['emotion'] : []
  })
  const count = (styling: Styling) => votes.filter((vote) => vote === styling).length
  return count('emotion') > count('css') ? 'emotion' : 'css'
}

/**
 * The newest version of an item whose own files are those that were copied, and of several that one whose shared files are,
 * too; -1 where none is.
 */
function copiedVersion(
  item: string,
  files: readonly LocalFile[],
  versions: readonly Version[],
  styling: Styling,
) {
  const own = files.filter(({ name }) => itemOf(name) === item)
  const matches = (some: readonly LocalFile[], version: Version) =>
    some.filter(({ name, hash }) => version[styling].files[name] === hash).length
  const best = Math.max(0, ...versions.map((version) => matches(own, version)))
  if (best === 0) return -1
  const known = versions.filter((version) => matches(own, version) === best)
  const most = Math.max(...known.map((version) => matches(files, version)))
  return versions.findLastIndex((version) => known.includes(version) && matches(files, version) === most)
}

const stuck = (file: Pick<LocalFile, 'path' | 'name'>, word: string): Step => ({
  path: file.path,
  name: file.name,
  state: 'stuck',
  word,
})

/** What happens to a file that the project has. */
async function stepFor(
  file: LocalFile,
  today: TodaysFile | undefined,
  otherStyling: boolean,
  site: Site,
): Promise<Step> {
  const { path, name, hash, text, isMoved } = file
  const moved = isMoved ? ' where you moved it' : ''
  if (today?.hash === hash) return { path, name, state: 'current', word: 'is current' }
  if (otherStyling)
    return stuck(
      file,
      'is of the other styling: install its component again in one of the two, with --overwrite',
    )
  if (today === undefined)
    return {
      path,
      name,
      state: 'current',
      word: 'is no longer part of Vitrine: delete it when nothing imports it',
    }
  if (/\.jsx?$/.test(path) && /\.tsx?$/.test(name))
    return stuck(file, 'was translated into JavaScript: install it again with --overwrite, and compare')
  const [line = '', own = ''] = splitLine(today.code)
  // What was not edited is its own base.
  const base = hashOf(text) === hash ? text : await site.released(hash)
  if (base === undefined)
    return stuck(file, `has an unknown hash, ${hash}: it was never released, or its first line was edited`)
  const merged = merge({ name, mine: text, base, today: own })
  const whole = withLineEnds(`${line}\n${merged.text}`, file)
  switch (merged.kind) {
    case 'replaced':
      return { path, name, state: 'write', word: `updated${moved}`, text: whole }
    case 'formatted':
      return { path, name, state: 'write', word: `updated${moved}: run your formatter again`, text: whole }
    case 'merged':
      return { path, name, state: 'write', word: `merged with your edits${moved}`, text: whole }
    case 'no git':
      return stuck(file, 'was edited, and git is not installed: install git, which merges it')
    case 'conflict':
      return {
        ...stuck(
          file,
          isRewritten(text, base)
            ? 'was rewritten by a formatter and edited: format it as Vitrine does, or add --conflicts'
            : 'has a conflict: both changed the same lines; --conflicts writes them with marks',
        ),
        text: whole,
      }
  }
}

const splitLine = (code: string) => [code.slice(0, code.indexOf('\n')), code.slice(code.indexOf('\n') + 1)]

const withLineEnds = (text: string, { hasCrlf }: Pick<LocalFile, 'hasCrlf'>) =>
  hasCrlf ? text.replaceAll('\n', '\r\n') : text

/** A step for each file that today's items have beside those of the project. One that was deleted is not brought back. */
function newSteps(
  project: string,
  { root, files }: Installed,
  today: ReadonlyMap<string, TodaysFile>,
  copied: ReadonlySet<string>,
): Step[] {
  const known = new Set(files.map(({ name }) => name))
  return [...today]
    .filter(([name]) => !known.has(name) && !copied.has(name))
    .map(([name, { code }]) => {
      const path = [...(root === '' ? [] : [root]), name].join('/')
      return hasFile(project, path)
        ? stuck({ path, name }, 'is a file of yours where Vitrine has a new one: move it, and run this again')
        : { path, name, state: 'write' as const, word: 'added', text: code }
    })
}

/**
 * Plans the update of one folder of components. It reads the project and the site, and writes nothing.
 *
 * @param isForced Whether conflicts are written with their marks.
 */
export async function planUpdate(
  project: string,
  installed: Installed,
  site: Site,
  isForced: boolean,
): Promise<Plan> {
  const { files } = installed
  const items = [...new Set(files.flatMap(({ name }) => itemOf(name) ?? []))].sort()
  const versions = new Map<string, readonly Version[]>()
  for (const item of items) versions.set(item, await site.versions(item))
  const all = [...versions.values()].flat()
  const styling = stylingOf(files, all)
  const today = new Map<string, TodaysFile>()
  const copied = new Set<string>()
  const gone: Step[] = []
  const components: Component[] = []
  for (const item of items) {
    const list = versions.get(item) ?? []
    const at = copiedVersion(item, files, list, styling)
    const before = Object.keys(list[at]?.[styling].files ?? {})
    const own = await site.today(item, styling)
    for (const name of before) copied.add(name)
    for (const [name, file] of own ?? []) today.set(name, file)
    // An item that the site no longer has stays as it is, with all that it uses.
    const needs = new Set([...before, ...(own?.keys() ?? [`${item}/`])])
    components.push({ item, needs, since: list.slice(at + 1) })
    if (own === undefined)
      gone.push(
        stuck({ path: `${installed.root}/${item}`, name: `${item}/` }, 'is no longer part of Vitrine'),
      )
  }
  const names = files.map(({ name }) => name)
  const steps: Step[] = []
  for (const file of files) {
    const known = stylingsOf(file.name, file.hash, all)
    const isOther = known.length === 1 && isStyling(known[0]) && known[0] !== styling
    const isTwice = names.indexOf(file.name) !== names.lastIndexOf(file.name)
    steps.push(
      isTwice
        ? stuck(file, `is there twice: delete one of the files that are ${file.name}`)
        : await stepFor(file, today.get(file.name), isOther, site),
    )
  }
  steps.push(...newSteps(project, installed, today, copied), ...gone)
  const decided = hold(steps, components, isForced)
  const written = new Set(decided.filter(({ state }) => state === 'write').map(({ name }) => name))
  const updated = components.filter(({ item, needs }) =>
    [...needs].some((name) => written.has(name) && (itemOf(name) ?? item) === item),
  )
  return { steps: decided, updated }
}
