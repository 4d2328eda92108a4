import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { hashOf } from '../../src/install/file-hash.ts'
import type { Styling } from '../../src/registry/styling.ts'
import { formatPlainFile } from '../css-modules/plain-files.ts'
import { DiagnosticError, fail } from '../entry/diagnostic.ts'
import { ownFiles, plainFilesOf } from '../entry/own-files.ts'
import { entryFiles } from '../entry/registry-folders.ts'
import { itemOf } from '../update/items.ts'
import { firstErrors } from './compile.ts'
import { writeProject } from './project.ts'

/** The texts of a component and of all that it shares with others, by name: `button/button.tsx`. */
export type Texts = ReadonlyMap<string, string>

/** A component at two commits, of which the second is the later one. */
export interface Pair {
  readonly component: string
  readonly styling: Styling
  readonly commits: readonly [base: string, today: string]
  /** The files that someone installed at the first commit. */
  readonly base: Texts
  /** All files of the items that they belong to, at the second. */
  readonly today: Texts
  /** The component, and others that it uses, at both. */
  readonly items: ReadonlyMap<string, Readonly<Record<'base' | 'today', Texts>>>
}

/** The names of the files that differ between both versions. */
export const changedNames = ({ base, today }: Pick<Pair, 'base' | 'today'>): string[] =>
  [...base.keys()].filter((name) => today.has(name) && today.get(name) !== base.get(name))

/** Where the texts of the past lie while they are compared: below the project, so that imports of packages are found. */
export const folder = '.cache/updates-proof'

/** How many changes of a component lie between two versions at most: an update that comes late has more conflicts. */
const furthest = 5

/** Chooses by a key: the same key chooses the same, in every run. */
export const pick = <Choice>(choices: readonly Choice[], key: string): Choice | undefined =>
  choices[Number.parseInt(hashOf(key), 16) % choices.length]

const git = (...words: readonly string[]) => execFileSync('git', words, { maxBuffer: 2 ** 28 })

/** The commits that changed a component's own files, the oldest first. */
const commitsOf = (component: string) =>
  git(
    'log',
    '--reverse',
    '--format=%H',
    '--',
    `:(glob)registry/${component}/*.ts`,
    `:(glob)registry/${component}/*.tsx`,
    ...['entry.tsx', '*.demo.tsx', '*.test.*', '*.cases.tsx'].map(
      (other) => `:(exclude,glob)registry/${component}/${other}`,
    ),
  )
    .toString()
    .split('\n')
    .filter((commit) => commit !== '')

/** The registry at a commit, as a folder. */
function registryAt(commit: string): string {
  const place = join(folder, 'commits', commit.slice(0, 8))
  if (!existsSync(place)) {
    mkdirSync(place, { recursive: true })
    const notText = [':(exclude)registry/releases', ':(exclude,glob)registry/**/*.jpg']
    execFileSync('tar', ['-x', '-C', place], { input: git('archive', commit, '--', 'registry', ...notText) })
  }
  return join(place, 'registry')
}

/** Reads a component at a commit. @throws {DiagnosticError} When it was not there, or cannot be made in this styling. */
async function readAt(commit: string, component: string, styling: Styling): Promise<Texts> {
  const registry = registryAt(commit)
  const entry = join(registry, component, 'entry.tsx')
  if (!existsSync(entry)) fail(entry, 'There was no such component then.', 'Choose a later commit.')
  const files =
    styling === 'css'
      ? plainFilesOf(entry).texts
      : ownFiles(entry).files.map((file) => ({ file, code: readFileSync(file, 'utf8') }))
  const texts = new Map<string, string>()
  for (const { file, code } of files)
    texts.set(relative(registry, file), styling === 'css' ? await formatPlainFile({ file, code }) : code)
  return texts
}

/** Whether each version compiles by itself. */
function compile(component: string, versions: readonly Texts[]): boolean {
  const projects = versions.map((texts, index) => {
    const project = join(folder, 'versions', `${component}-${index}`)
    rmSync(project, { recursive: true, force: true })
    writeProject(project, texts)
    return project
  })
  return firstErrors(projects).every((error) => error === undefined)
}

async function readPair(
  component: string,
  styling: Styling,
  commits: Pair['commits'],
): Promise<Pair | undefined> {
  const [before, after] = commits
  try {
    const base = await readAt(before, component, styling)
    const items = new Map<string, Record<'base' | 'today', Texts>>()
    for (const item of new Set([component, ...[...base.keys()].flatMap((name) => itemOf(name) ?? [])]))
      items.set(item, {
        base: await readAt(before, item, styling),
        today: await readAt(after, item, styling),
      })
    const today = new Map([...items.values()].flatMap((item) => [...item.today]))
    const pair = { component, styling, commits, base, today, items }
    return changedNames(pair).length > 0 && compile(component, [base, today]) ? pair : undefined
  } catch (error) {
    // The past had other forms than those that plain CSS is made of today.
    if (error instanceof DiagnosticError) return undefined
    throw error
  }
}

/**
 * Pairs of versions that people could have had: of every component in turn, until there are enough. Both versions compile.
 *
 * @param seed Another one chooses others.
 * @throws {Error} When the history has too few.
 */
export async function pastPairs(count: number, seed: string): Promise<Pair[]> {
  rmSync(folder, { recursive: true, force: true })
  const components = entryFiles().map((entry) => basename(dirname(entry)))
  const pairs: Pair[] = []
  for (let round = 0; round < 20; round++)
    for (const component of components) {
      const commits = commitsOf(component)
      const at = pick([...commits.keys()].slice(0, -1), `${seed} ${component} ${round}`)
      if (at === undefined) continue
      const [base, today] = [
        commits[at],
        pick(commits.slice(at + 1, at + 1 + furthest), `${seed} ${component} ${round} to`),
      ]
      if (base === undefined || today === undefined) continue
      if (pairs.some((pair) => pair.commits[0] === base && pair.component === component)) continue
      const pair =
        (await readPair(component, 'css', [base, today])) ??
        (await readPair(component, 'emotion', [base, today]))
      if (pair) pairs.push(pair)
      if (pairs.length === count) return pairs
    }
  throw new Error(
    `The history has ${pairs.length} pairs of versions that differ and compile, and ${count} are needed: git fetch --unshallow brings all of it.`,
  )
}
