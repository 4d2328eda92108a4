import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folder } from './pairs.ts'

/** A difference between two texts in one place. */
interface Hunk {
  /** The lines of the first text that are not in the second: from this one, from 0, to before that one. */
  readonly from: number
  readonly to: number
  /** The lines that the second text has there. */
  readonly lines: readonly string[]
}

/** The differences between two texts, as git finds them. */
export function hunksOf(before: string, after: string): Hunk[] {
  mkdirSync(folder, { recursive: true })
  const [one, other] = [join(folder, 'before'), join(folder, 'after')]
  writeFileSync(one, before)
  writeFileSync(other, after)
  const words = ['diff', '--no-index', '--no-color', '--no-indent-heuristic', '--diff-algorithm=myers', '-U0']
  const { status, stdout } = spawnSync('git', [...words, one, other], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  if (status !== 0 && status !== 1) throw new Error('git diff cannot compare two texts: is git installed?')
  const lines = after.split('\n')
  return [...stdout.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, at, removed = '1', place, added = '1']) => {
      // Where nothing is removed, git names the line before.
      const from = Number(at) - (removed === '0' ? 0 : 1)
      const start = Number(place) - (added === '0' ? 0 : 1)
      return { from, to: from + Number(removed), lines: lines.slice(start, start + Number(added)) }
    },
  )
}

/** Whether two people changed the same line of a text, or two lines with none between them. */
export const touch = (base: string, mine: string, today: string): boolean => {
  const others = hunksOf(base, today)
  return hunksOf(base, mine).some(({ from, to }) =>
    others.some((other) => from <= other.to && other.from <= to),
  )
}

const countLines = (text: string) => {
  const counts = new Map<string, number>()
  for (const line of text.split('\n')) counts.set(line, (counts.get(line) ?? 0) + 1)
  return counts
}

/** How much of a change is missing where both changed the number of a line: what both did may be there once or twice. */
function misses(result: number, mine: number, today: number): boolean {
  const sum = mine + today
  if (mine * today <= 0) return result !== sum
  const [least, most] = [Math.max(Math.abs(mine), Math.abs(today)), Math.abs(sum)]
  return Math.sign(result) !== Math.sign(sum) || Math.abs(result) < least || Math.abs(result) > most
}

const holds = (text: string, lines: readonly string[]) => `\n${text}\n`.includes(`\n${lines.join('\n')}\n`)

/**
 * Whether a merge has all of a change. Each line comes as often as both changes say, and what the change wrote in one place
 * is in one place.
 *
 * @param change The text after the change that is looked for.
 * @param other The text after the other change.
 */
export function isLost(base: string, change: string, other: string, result: string): boolean {
  const [before, mine, theirs, merged] = [base, change, other, result].map(countLines)
  const lines = new Set([base, change].flatMap((text) => text.split('\n')))
  const delta = (counts: ReadonlyMap<string, number> | undefined, line: string) =>
    (counts?.get(line) ?? 0) - (before?.get(line) ?? 0)
  const isMissing = (line: string) =>
    delta(mine, line) !== 0 && misses(delta(merged, line), delta(mine, line), delta(theirs, line))
  return [...lines].some(isMissing) || !hunksOf(base, change).every((hunk) => holds(result, hunk.lines))
}
