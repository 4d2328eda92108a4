import type { CodeToken } from './code-tokens'

const number = /\d+(?:\.\d+)?/g

/** The code with every number alike: two codes of one form differ in numbers alone, as those of a slider do. */
export const formOf = (code: string): string => code.replace(number, '0')

/**
 * Runs with the numbers of another code of the same form in the place of theirs; nothing where a number of the code lies
 * in more than one run. The code need not be read again: a number for a number changes the kind of nothing.
 */
export function renumber(runs: readonly CodeToken[], code: string): readonly CodeToken[] | undefined {
  const numbers = code.match(number) ?? []
  let index = 0
  const renumbered = runs.map((run) => {
    const text = run.text.replace(number, (old) => numbers[index++] ?? old)
    return text === run.text ? run : { kind: run.kind, text }
  })
  return index === numbers.length ? renumbered : undefined
}
