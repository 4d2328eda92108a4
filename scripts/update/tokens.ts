/** Comments, templates, texts in quotes, words, signs of two characters, and every other character by itself. */
const token =
  /\/\*[^]*?\*\/|\/\/[^\n]*|`(?:\\[^]|[^\\`])*`|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|[\w$-]+|=>|&&|\|\||\?\?|\S/g

/** CSS whose white space between two selectors has a sign: `.a .b` is not `.a.b`. */
export const withDescendants = (css: string): string =>
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
    return `\`${tokensOf(withDescendants(one.slice(1, -1)))}\``
  return one.replaceAll(/\$\{([^{}]*)\}/g, (_, inner: string) => `\${${tokensOf(inner)}}`)
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

/**
 * A text as every formatter leaves it: without its white space, its kind of quotes, and the signs that are optional. Texts
 * that differ in meaning differ in it, too.
 */
export function tokensOf(text: string): string {
  const all = text.match(token) ?? []
  let before = ''
  const tokens = all.map((one, index) => {
    const made = normalized(one, before, all[index + 1])
    if (!isComment(one)) before = one
    return made
  })
  const optional = new Set(
    pairsOf(tokens)
      .filter(([open, close]) => isOptional(tokens, open, close))
      .flat(),
  )
  return tokens
    .filter((one, index) => {
      const [before = '', after = ''] = [tokens[index - 1], tokens[index + 1]]
      if (one === ',') return !/^[)\]}>]$/.test(after)
      if (one === '|') return !/^[:=(<,[]$/.test(before)
      return one !== ';' && !optional.has(index)
    })
    .join('\n')
}
