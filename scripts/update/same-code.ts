/** Comments, templates, texts in quotes, words, signs of two characters, and every other character by itself. */
const token =
  /\/\*[^]*?\*\/|\/\/[^\n]*|`(?:\\[^]|[^\\`])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[\w$-]+|=>|&&|\|\||\?\?|\S/g

/** CSS whose white space between two selectors has a sign: `.a .b` is not `.a.b`. */
const withDescendants = (css: string): string =>
  css.replaceAll(/(?<=[\w\])&*])\s+(?=[.:[][a-z_:-])/gi, ' >> ')

const isComment = (one: string) => /^\/[/*]/.test(one)

/** A token without what a formatter may change inside it. */
function normalized(one: string, before = '', after = ''): string {
  if (/^['"]/.test(one)) {
    const said = one.slice(1, -1).replaceAll(/\\(['"])/g, '$1')
    const isKey = /^[{,]$/.test(before) && after === ':' && /^[\w$]+$/.test(said)
    return isKey ? said : JSON.stringify(said)
  }
  if (isComment(one)) return one.replaceAll(/\s*\n[\s*]*/g, ' ').trim()
  if (!one.startsWith('`')) return one
  // What a tag reads is CSS, which formatters know.
  if (before !== 'return' && /^[\w$)>]+$/.test(before))
    return `\`${printTokens(withDescendants(one.slice(1, -1)))}\``
  return one.replaceAll(/\$\{([^{}]*)\}/g, (_, inner: string) => `\${${printTokens(inner)}}`)
}

/** Where each parenthesis that is open is closed, by index. */
function pairsOf(tokens: readonly string[]): [open: number, close: number][] {
  const open: number[] = []
  return tokens.flatMap((one, index) => {
    if (one === '(') open.push(index)
    const at = one === ')' ? open.pop() : undefined
    return at === undefined ? [] : [[at, index]]
  })
}

const startsValue = new Set(['return', '=>', '=', '?', ':', ',', '(', '[', '{'])
const endsValue = new Set([undefined, ')', ']', '}', ',', ':', ';'])

/** Whether a pair of parentheses changes nothing: around one parameter, an element, or all of a value. */
function isOptional(tokens: readonly string[], open: number, close: number): boolean {
  const [before = ';', first, last, after] = [open - 1, open + 1, close - 1, close + 1].map(
    (at) => tokens[at],
  )
  if (after === '=>') return close === open + 2
  if (first === '<' && last === '>') return before === 'return' || !/^[\w$\])>]+$/.test(before)
  if (!startsValue.has(before)) return false
  // The next statement, where the one before ends without a sign.
  const isNext =
    /^(?:return|=>?)$/.test(before) && /^(?:\/[/*]|(?!(?:as|in|instanceof|satisfies)$)\w)/.test(after ?? '')
  return isNext || endsValue.has(after)
}

/** A part of a text that a formatter keeps, and what is before it: nothing, a space, or the end of a line. */
interface Token {
  readonly word: string
  readonly gap: '' | ' ' | '\n'
}

const gapOf = (space: string) => (space.includes('\n') ? '\n' : space === '' ? '' : ' ')

/** A text as every formatter leaves it: without its kind of quotes, and the signs that are optional. */
function tokensOf(text: string): Token[] {
  const all = [...text.matchAll(token)].map(({ 0: word, index }) => ({ word, index }))
  let before = ''
  const tokens = all.map(({ word, index }, at): Token => {
    const last = all[at - 1]
    const space = text.slice(last === undefined ? 0 : last.index + last.word.length, index)
    const made = normalized(word, before, all[at + 1]?.word)
    if (!isComment(word)) before = word
    return { word: made, gap: gapOf(space) }
  })
  const words = tokens.map(({ word }) => word)
  const optional = new Set(
    pairsOf(words)
      .filter(([open, close]) => isOptional(words, open, close))
      .flat(),
  )
  return tokens.filter(({ word }, at) => {
    const [before = '', after = ''] = [words[at - 1], words[at + 1]]
    if (word === ',') return !/^[)\]}>]$/.test(after)
    if (word === '|') return !/^[:=(<,[]$/.test(before)
    return word !== ';' && !optional.has(at)
  })
}

/** The same as one text, for what is inside a template. */
function printTokens(text: string): string {
  return tokensOf(text)
    .map(({ word }) => word)
    .join('\n')
}

/**
 * Whether two texts differ only as formatters leave them: in their white space, their kind of quotes, and signs that are
 * optional. Texts that differ in meaning differ here, too: so does a space in a selector, or in a line of an element's text.
 */
export function isSameCode(one: string, other: string, isCss: boolean): boolean {
  const [mine = [], others = []] = [one, other].map((text) => tokensOf(isCss ? withDescendants(text) : text))
  return (
    mine.length === others.length &&
    mine.every(({ word, gap }, at) => {
      const same = others[at]
      // Around these, formatters agree on a space in a line, and an element's text means it.
      const isMeant = word === '<' || /^[>,]$/.test(mine[at - 1]?.word ?? '')
      return word === same?.word && (!isMeant || gap === same.gap || gap === '\n' || same.gap === '\n')
    })
  )
}
