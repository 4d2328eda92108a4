import type { CodeToken } from './code-tokens'

const number = /\d+(?:\.\d+)?/g

/** The code with every number replaced by 0. Two codes of one form differ in numbers alone. */
export const formOf = (code: string): string => code.replace(number, '0')

/**
 * Puts the numbers of a code into the tokens of another code of the same form, so that it need not be tokenized again: a
 * number in place of a number changes no kind. Nothing where a number spans two tokens.
 *
 * It makes a move of a slider 1.13 times as fast (31.8 instead of 35.8 ms, a processor slowed down four times).
 */
export function renumber(tokens: readonly CodeToken[], code: string): readonly CodeToken[] | undefined {
  const numbers = code.match(number) ?? []
  let index = 0
  const renumbered = tokens.map((token) => {
    const text = token.text.replace(number, (old) => numbers[index++] ?? old)
    return text === token.text ? token : { kind: token.kind, text }
  })
  return index === numbers.length ? renumbered : undefined
}
