import { posix } from 'node:path'
import { hashOf } from '../../src/install/file-hash.ts'
import { hold, withMarks, type Component, type Step } from './hold.ts'
import { folderOf, itemOf, readItems, type Items } from './items.ts'
import { isRewritten, merge, type Merged } from './merge.ts'
import { hasFile, type Installed, type LocalFile } from './project.ts'
import type { Site, TodaysFile } from './site.ts'

/** The plan of an update for one folder. */
export interface Plan {
  readonly steps: readonly Step[]
  /** The items whose files are written, with the versions since theirs. */
  readonly updated: readonly Pick<Component, 'item' | 'since'>[]
}

type Named = Pick<Step, 'path' | 'name'>

const stepOf =
  (state: Step['state']) =>
  ({ path, name }: Named, word: string, text?: string): Step => ({
    path,
    name,
    state,
    word,
    text,
  })
const current = stepOf('current')
const stuck = stepOf('stuck')
const write = stepOf('write')

/** The step for a merged text, in words. */
const mergedSteps: Readonly<Record<Merged['kind'], (file: LocalFile, base: string, text: string) => Step>> = {
  replaced: (file, _, text) => write(file, `updated${moved(file)}`, text),
  formatted: (file, _, text) => write(file, `updated${moved(file)}: run your formatter again`, text),
  merged: (file, _, text) => write(file, `merged with your edits${moved(file)}`, text),
  conflict: (file, base, text) =>
    stuck(
      file,
      isRewritten(file.text, base)
        ? 'was rewritten by a formatter and edited: format it as Vitrine does, or add --conflicts'
        : 'has a conflict: both changed the same lines; --conflicts writes them with marks',
      text,
    ),
}

const moved = ({ isMoved }: LocalFile) => (isMoved ? ' where you moved it' : '')

/** The step for a file that differs from today's. */
async function updateStep(file: LocalFile, { code }: TodaysFile, site: Site): Promise<Step> {
  const { name, hash, text, hasCrlf } = file
  // What was not edited is its own base.
  const base = hashOf(text) === hash ? text : await site.released(hash)
  if (base === undefined)
    return stuck(file, `has an unknown hash, ${hash}: it was never released, or its first line was edited`)
  const start = code.indexOf('\n') + 1
  const merged = merge({ name, mine: text, base, today: code.slice(start) })
  const whole = code.slice(0, start) + merged.text
  return mergedSteps[merged.kind](file, base, hasCrlf ? whole.replaceAll('\n', '\r\n') : whole)
}

/** The step for a file that the project has. */
function stepFor(file: LocalFile, { files }: Installed, items: Items, site: Site): Step | Promise<Step> {
  const { path, name, hash } = file
  const today = items.today.get(name)
  if (files.some((other) => other !== file && other.name === name))
    return stuck(file, `is there twice: delete one of the files that are ${name}`)
  if (today?.hash === hash) return current(file, 'is current')
  if (items.isOtherStyling(file))
    return stuck(
      file,
      'is of the other styling: install its component again in one of the two, with --overwrite',
    )
  if (today === undefined)
    return current(file, 'is no longer part of Vitrine: delete it when nothing imports it')
  if (/\.jsx?$/.test(path) && /\.tsx?$/.test(name))
    return stuck(file, 'was translated into JavaScript: install it again with --overwrite, and compare')
  return updateStep(file, today, site)
}

/** The names of what a text imports from other files of Vitrine, as far as they are known. */
const importsOf = (name: string, code: string, today: Items['today']) =>
  [...code.matchAll(/(?:from |import |import\()['"](\.[^'"]+)['"]/g)]
    .map(([, path = '']) => posix.join(posix.dirname(name), path))
    .flatMap((path) => ['', '.ts', '.tsx'].map((end) => path + end))
    .filter((path) => today.has(path))

/** Today's files that the project has, the other files of their items, and what they import. */
function usedFiles({ files }: Installed, today: Items['today']): ReadonlySet<string> {
  const items = new Set(files.flatMap(({ name }) => itemOf(name) ?? []))
  const has = new Set(files.map(({ name }) => name))
  const isOwn = (name: string) => has.has(name) || items.has(itemOf(name) ?? '')
  const used = new Set([...today.keys()].filter(isOwn))
  // The set grows while it is read.
  for (const name of used)
    for (const path of importsOf(name, today.get(name)?.code ?? '', today)) used.add(path)
  return used
}

/**
 * A step for each file that today's items have and the project does not. One that was deleted is not brought back, and one
 * that nothing uses does not come: of what an item is shown with, a project may have nothing.
 */
function newSteps(project: string, installed: Installed, { today, copied }: Items): Step[] {
  const { root, files } = installed
  const known = new Set([...copied, ...files.map(({ name }) => name)])
  const used = usedFiles(installed, today)
  return [...today]
    .filter(([name]) => !known.has(name) && used.has(name))
    .map(([name, { code }]) => {
      const file = { path: root === '' ? name : `${root}/${name}`, name }
      return hasFile(project, file.path)
        ? stuck(file, 'is a file of yours where Vitrine has a new one: move it, and run this again')
        : write(file, 'added', code)
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
  const items = await readItems(installed.files, site)
  const all: Step[] = []
  for (const file of installed.files) all.push(await stepFor(file, installed, items, site))
  all.push(...newSteps(project, installed, items))
  for (const item of items.gone)
    all.push(
      stuck({ path: `${installed.root}/${item}`, name: folderOf(item) }, 'is no longer part of Vitrine'),
    )

  const steps = hold(isForced ? withMarks(all) : all, items.components)
  const written = steps.filter(({ state }) => state === 'write').map(({ name }) => name)
  const updated = items.components.filter(({ item, needs }) =>
    written.some((name) => needs.has(name) && (itemOf(name) ?? item) === item),
  )
  return { steps, updated }
}
