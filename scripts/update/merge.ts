import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { posix } from 'node:path'
import { merge as mergeTexts } from 'node-diff3'
import { isSameCode } from './same-code.ts'

/** The result for a file, edited or not, when Vitrine has a newer one. */
export interface Merged {
  readonly kind: 'replaced' | 'formatted' | 'merged' | 'conflict'
  /** The new text without its first line; with marks where it has conflicts. */
  readonly text: string
}

/** A file in three versions, each without its first line and with LF line ends. */
interface Versions {
  /** Its name in Vitrine: `button/button.tsx`. */
  readonly name: string
  readonly mine: string
  /** The version that mine was copied from. */
  readonly base: string
  readonly today: string
}

const specifiers = /(\bfrom |\bimport )(['"])([^'"\n]+)\2/g

/**
 * A text with the imports of another: where mine imports `@/ui/vitrine/glass/glass`, what the text imports as
 * `../glass/glass` is written so, too.
 */
export function withImportsOf(mine: string, text: string, name: string): string {
  const known = [...mine.matchAll(specifiers)].map(([, , , path = '']) => path)
  return text.replace(specifiers, (whole, word: string, quote: string, path: string) => {
    if (!path.startsWith('.')) return whole
    const place = posix.join(posix.dirname(name), path)
    const alias = known.find((one) => !one.startsWith('.') && one.endsWith(`/${place}`))
    return alias === undefined || known.includes(path) ? whole : `${word}${quote}${alias}${quote}`
  })
}

/** Whose lines stand between the marks of a conflict. */
const labels = { a: 'yours', o: 'Vitrine before', b: 'Vitrine today' }

/** Merges by `git merge-file`, which needs no repository. @returns undefined where git is not installed. */
function mergeByGit({ mine, base, today }: Versions): Merged | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-update-'))
  try {
    const texts = { mine, base, today }
    for (const [file, text] of Object.entries(texts)) writeFileSync(join(folder, file), text)
    const named = Object.values(labels).flatMap((label) => ['-L', label])
    const words = ['-c', 'merge.conflictStyle=merge', 'merge-file', '-p', ...named, 'mine', 'base', 'today']
    const { status, stdout, error } = spawnSync('git', words, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    })
    if (error !== undefined || status === null || status > 127) return undefined
    return { kind: status === 0 ? 'merged' : 'conflict', text: stdout }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The same without git. Where both changed lines that touch, it is a conflict here, too. */
function mergeByLibrary({ mine, base, today }: Versions): Merged {
  const options = { excludeFalseConflicts: true, stringSeparator: '\n', label: labels }
  const merged: { readonly conflict: boolean; readonly result: readonly string[] } = mergeTexts(
    mine,
    base,
    today,
    options,
  )
  return { kind: merged.conflict ? 'conflict' : 'merged', text: merged.result.join('\n') }
}

/**
 * Brings today's changes into a file. What was not edited is replaced, also where a formatter or an alias has rewritten it;
 * what was edited is merged by lines, so that both edits and changes are kept.
 */
export function merge({ name, mine, base, today }: Versions): Merged {
  const given = { name, mine, base: withImportsOf(mine, base, name), today: withImportsOf(mine, today, name) }
  if (mine === given.base) return { kind: 'replaced', text: given.today }
  if (isSameCode(mine, given.base, name.endsWith('.css'))) return { kind: 'formatted', text: given.today }
  return mergeByGit(given) ?? mergeByLibrary(given)
}

/** Whether nearly all lines of a file differ from those it was copied from, as after a formatter with other settings. */
export function isRewritten(mine: string, base: string): boolean {
  const lines = new Set(base.split('\n'))
  const own = mine.split('\n').filter((line) => line.trim().length > 3)
  return own.filter((line) => !lines.has(line)).length > own.length / 2
}
