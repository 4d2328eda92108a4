import { Prism } from 'prism-react-renderer'
import type { Language } from '../registry/sections'
import type { Kind, CodeToken } from './code-tokens'

type Tokens = ReturnType<typeof Prism.tokenize>
type Token = Tokens[number]

/** Our kinds by Prism's token types. Other types have the color of the enclosing token. */
const kinds = new Map<string, Kind>(
  Object.entries({
    comment: ['comment', 'prolog', 'doctype', 'cdata'],
    keyword: ['keyword', 'atrule', 'important'],
    tag: ['tag', 'function', 'class-name', 'selector', 'property'],
    attribute: ['attr-name', 'parameter', 'rule'],
    string: ['string', 'attr-value', 'template-string', 'url'],
    number: ['number', 'boolean', 'constant', 'unit'],
    plain: ['punctuation', 'operator', 'plain-text', 'script', 'interpolation'],
  } satisfies Record<Kind, string[]>).flatMap(([kind, types]) => types.map((type) => [type, kind as Kind])),
)

/** The longest line to tokenize. A longer one has a visitor's text, which can take quadratic time. */
const longest = 2000

/** Tokenizes code for display. A language that Prism does not know, and code with an endless line, give one plain token. */
export function highlight(code: string, language: Language): readonly CodeToken[] {
  const grammar = Prism.languages[language]
  if (!grammar || code.split('\n').some((line) => line.length > longest))
    return [{ kind: 'plain', text: code }]
  // `Prism.highlight` runs these hooks; the JSX grammar needs the second one.
  const work = { code, grammar, language, tokens: [] as Tokens }
  Prism.hooks.run('before-tokenize', work)
  work.tokens = Prism.tokenize(work.code, work.grammar)
  Prism.hooks.run('after-tokenize', work)
  const tokens: { kind: Kind; text: string }[] = []
  const add = (token: Token | Tokens, inherited: Kind) => {
    if (typeof token === 'string') {
      const last = tokens.at(-1)
      // White space has no color: it stays with what is before it.
      if (last?.kind === inherited || (last && token.trim() === '')) last.text += token
      else if (token !== '') tokens.push({ kind: inherited, text: token })
    } else if (Array.isArray(token)) {
      for (const part of token) add(part, inherited)
    } else {
      add(token.content, kindOf(token) ?? inherited)
    }
  }
  add(work.tokens, 'plain')
  return tokens
}

function kindOf({ type, alias }: Exclude<Token, string>): Kind | undefined {
  return (
    kinds.get(type) ??
    [alias]
      .flat()
      .map((name) => kinds.get(name))
      .find(Boolean)
  )
}
