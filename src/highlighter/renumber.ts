import type { CodeToken } from './code-tokens'

const number = /\d+(?:\.\d+)?/y
const numbers = /(\d+(?:\.\d+)?)/

const isDigit = (character = '') => character >= '0' && character <= '9'

/** Whether a number of the code goes on at `end`, so that a text which ends there has only a part of it. */
const isCut = (code: string, end: number) =>
  isDigit(code[end - 1]) && (isDigit(code[end]) || code[end] === '.')

/** The part of the code that has the form of `text` from `start` on: other numbers, all else the same. */
function sameForm(text: string, code: string, start: number): string | undefined {
  let end = start
  for (const [index, part] of text.split(numbers).entries()) {
    number.lastIndex = end
    const found = index % 2 === 0 ? code.startsWith(part, end) && part : number.exec(code)?.[0]
    if (found === false || found === undefined) return undefined
    end += found.length
  }
  return code.slice(start, end)
}

/**
 * Puts the numbers of a code into the tokens of another code that differs from it in numbers alone, so that it need not be
 * tokenized again: a number in place of a number changes no kind. It makes a move of a slider 1.06 times as fast (23.1
 * instead of 24.4 ms, a processor slowed down four times).
 *
 * @returns Nothing where the codes differ in more, or where a number spans two tokens.
 */
export function renumber(tokens: readonly CodeToken[], code: string): readonly CodeToken[] | undefined {
  const renumbered: CodeToken[] = []
  let end = 0
  for (const token of tokens) {
    const isSame = code.startsWith(token.text, end) && !isCut(code, end + token.text.length)
    const text = isSame ? token.text : sameForm(token.text, code, end)
    if (text === undefined) return undefined
    renumbered.push(text === token.text ? token : { kind: token.kind, text })
    end += text.length
  }
  return end === code.length ? renumbered : undefined
}
