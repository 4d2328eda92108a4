/** A part of a text that a formatter keeps, and what is before it: nothing, a space, or the end of a line. */
interface Token {
  readonly word: string
  readonly gap: '' | ' ' | '\n'
}

/** Comments, texts in quotes, words, and every other character by itself, each with the white space before it. */
const pattern =
  /(\s*)(\/\*[^]*?\*\/|\/\/[^\n]*|`(?:\\[^]|[^\\`])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[\w$-]+|=>|\S)/g

/** Whether a template is styles, which formatters write anew. In any other one, all white space is text. */
const isStyles = (template: string, before: string) =>
  /[\w)>]/.test(before) && /^`[^]*\n[^]*[;}]\s*`$/.test(template)

function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].flatMap(({ index, 1: space = '', 2: word = '' }): Token[] => {
    const gap = space.includes('\n') ? '\n' : space === '' ? '' : ' '
    if (space === '' && isStyles(word, text.charAt(index - 1)))
      return [{ word: '`', gap }, ...tokensOf(word.slice(1, -1)), { word: '`', gap: '\n' }]
    if (/^['"]/.test(word))
      return [{ word: JSON.stringify(word.slice(1, -1).replaceAll(/\\(['"])/g, '$1')), gap }]
    return [{ word: /^\/[/*]/.test(word) ? word.replaceAll(/\s*\n[\s*]*/g, ' ').trim() : word, gap }]
  })
}

/** The tokens without some. What was before and after one of these is then before the next. */
function without(tokens: readonly Token[], isOptional: (token: Token, at: number) => boolean): Token[] {
  const kept: Token[] = []
  let gaps = ''
  for (const [at, token] of tokens.entries()) {
    gaps += token.gap
    if (isOptional(token, at)) continue
    kept.push({ word: token.word, gap: gaps.includes('\n') ? '\n' : gaps === '' ? '' : ' ' })
    gaps = ''
  }
  return kept
}

/** The places of parentheses around an element, a single parameter, or a value in lines of its own, as after `return`. */
function parentheses(tokens: readonly Token[]): ReadonlySet<number> {
  const found = new Set<number>()
  const open: number[] = []
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  for (const [end, { word, gap }] of tokens.entries()) {
    if (word === '(') open.push(end)
    const start = word === ')' ? open.pop() : undefined
    if (start === undefined) continue
    const isElement = wordAt(start + 1) === '<' && wordAt(end - 1) === '>'
    const isBroken = gap === '\n' && tokens[start + 1]?.gap === '\n'
    const isEnd = tokens[end + 1]?.gap === '\n' || /^[;,)]$/.test(wordAt(end + 1))
    const isValue = isEnd && /^(?:return|=>?)$/.test(wordAt(start - 1))
    const isParameter = end === start + 2 && wordAt(end + 1) === '=>'
    if (isElement || isParameter || (isBroken && isValue)) found.add(start).add(end)
  }
  return found
}

/** The tokens that say what a text means: without the signs that a formatter adds or removes. */
function meaningOf(text: string): Token[] {
  const all = tokensOf(text)
  /** `{' '}` keeps a space of an element's text at the end of a line. */
  const isSpace = (at: number) =>
    all[at - 1]?.word === '{' && all[at]?.word === '" "' && all[at + 1]?.word === '}'
  const tokens = without(
    all.map((token, at) => (isSpace(at) ? { ...token, gap: '\n' } : token)),
    (_, at) => [at - 1, at, at + 1].some(isSpace),
  )
  const around = parentheses(tokens)
  return without(tokens, ({ word }, at) => {
    const [before = '', after = ''] = [tokens[at - 1]?.word, tokens[at + 1]?.word]
    if (word === ',') return /^[)\]}>]$/.test(after)
    if (word === '|') return /^[=:(<,]$/.test(before)
    return word === ';' || around.has(at)
  })
}

/**
 * Whether two texts differ only as a formatter leaves them: in the ends of lines, their kind of quotes, the space inside
 * braces, and signs that are optional. A space that one has inside a line and the other has not may mean something, as in
 * `.card .title`.
 */
export function isSameCode(one: string, other: string): boolean {
  const [mine, others] = [meaningOf(one), meaningOf(other)]
  return (
    mine.length === others.length &&
    mine.every(({ word, gap }, at) => {
      const same = others[at]
      if (word !== same?.word) return false
      const isInBraces = word === '}' || mine[at - 1]?.word === '{'
      return isInBraces || gap === same.gap || gap === '\n' || same.gap === '\n'
    })
  )
}
