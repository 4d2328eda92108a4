import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFirstLine } from '../../src/install/file-hash.ts'
import { withoutFirstLine } from '../../src/install/first-line.ts'
import type { Step } from '../update/hold.ts'
import { syntaxError } from './compile.ts'
import { edits, type Choose, type Kind } from './edits.ts'
import { isLost, touch } from './judge.ts'
import { changedNames, folder, pick, type Pair, type Texts } from './pairs.ts'
import { installed, update, writeProject } from './project.ts'

/** A project with one edit, as the person left it. */
export interface Edited {
  readonly kind: Kind
  readonly pair: Pair
  /** The texts that were edited. */
  readonly edits: Texts
  readonly project: string
}

/** Faults that an update must never have. */
export const faults = ['false conflicts', 'lost edits', 'lost updates', 'do not compile'] as const

export interface Fault {
  readonly fault: (typeof faults)[number]
  readonly why: string
}

export interface Outcome {
  /** The updated project. */
  readonly project: string
  readonly isConflict: boolean
  readonly faults: readonly Fault[]
}

/** How often a file and a place in it are looked for, until an edit is code. */
const attempts = 8

/**
 * A project with an edit in one of the files that the update changes.
 *
 * @param key The same key makes the same edit.
 * @returns undefined where the pair has no place for an edit of the kind.
 */
export async function editPair(pair: Pair, kind: Kind, key: string): Promise<Edited | undefined> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const choose: Choose = (choices) => pick(choices, `${key} ${attempt} ${choices.length}`)
    const name = choose(changedNames(pair)) ?? ''
    const text = pair.base.get(name) ?? ''
    const edited = (await edits[kind]({ name, text, texts: pair.base, choose })) ?? new Map<string, string>()
    const isCode = [...edited].every(([file, code]) => syntaxError(file, code) === undefined)
    if (!isCode || (edited.get(name) ?? text) === text) continue
    const project = join(folder, 'projects', key.replaceAll(' ', '-'))
    writeProject(project, installed(pair.base, edited))
    return { kind, pair, edits: edited, project }
  }
  return undefined
}

const unix = (text: string) => text.replaceAll('\r\n', '\n')

/** Updates a copy of an edited project, and compares what both have. */
export async function updateEdited({ kind, pair, edits: edited, project: mine }: Edited): Promise<Outcome> {
  const project = `${mine}-updated`
  cpSync(mine, project, { recursive: true })
  const steps = await update(project, pair)
  const found: Fault[] = []
  const tell = (fault: Fault['fault'], why: string) => void found.push({ fault, why })
  /** A file that today's version adds is not there before. */
  const read = (root: string, { path }: Step) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''

  for (const step of steps) {
    const { name, state, word } = step
    const [base, own, today] = [pair.base.get(name), edited.get(name), pair.today.get(name)]
    if (state !== 'write') {
      if (read(project, step) !== read(mine, step)) tell('lost edits', `${name} was left, and written.`)
      const isFalse = own === undefined || base === undefined || !touch(base, unix(own), today ?? base)
      if (state === 'stuck' && isFalse) tell('false conflicts', `${name} ${word}.`)
      continue
    }
    const code = read(project, step)
    const text = unix(withoutFirstLine(code))
    const [line] = withFirstLine(name, today ?? '').split('\n')
    if (unix(code).split('\n')[0] !== line) tell('lost updates', `${name} has another first line.`)
    if (own === undefined || base === undefined) {
      if (text !== today) tell('lost updates', `${name} was not edited, and is not today’s.`)
      continue
    }
    if (own.includes('\r\n') && /[^\r]\n/.test(code)) tell('lost edits', `${name} has other line ends.`)
    // A formatter that runs again does the same again.
    if (kind === 'reformat' && text === today) continue
    if (isLost(base, unix(own), today ?? '', text)) tell('lost edits', `${name} ${word}.`)
    if (isLost(base, today ?? '', unix(own), text)) tell('lost updates', `${name} ${word}.`)
  }
  for (const name of changedNames(pair))
    if (!steps.some((step) => step.name === name)) tell('lost updates', `${name} was forgotten.`)
  return { project, isConflict: steps.some(({ state }) => state === 'stuck'), faults: found }
}
