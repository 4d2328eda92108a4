import { Prism } from 'prism-react-renderer'
import type { Language } from '../registry/sections'
import type { Kind, CodeToken } from './code-tokens'

type Tokens = ReturnType<typeof Prism.tokenize>
type Token = Tokens[number]

/** The kinds by Prism's types of tokens. A type that is not listed looks like the token that it lies in. */
const kinds = new Map<string, Kind>(
  Object.entries({
    comment: ['comment', 'prolog', 'doctype', 'cdata'],
    keyword: ['keyword', 'atrule', 'important'],
    tag: ['tag', 'function', 'class-name', 'selector', 'property'],
    attribute: ['attr-name', 'parameter', 'rule'],
    string: ['string', 'attr-value', 'template-string', 'url'],
    number: ['number', 'boolean', 'constant', 'unit'],
    plain: ['punctuation', 'operator', 'plain-text', 'script'],
  } satisfies Record<Kind, string[]>).flatMap(([kind, types]) => types.map((type) => [type, kind as Kind])),
)

/** Code as runs of one look each, in order. One plain run where the language is unknown to Prism. */
export function highlight(code: string, language: Language): readonly CodeToken[] {
  const grammar = Prism.languages[language]
  if (!grammar) return [{ kind: 'plain', text: code }]
  // As `Prism.highlight` does it: the grammar of JSX mends its tokens in a hook.
  const work = { code, grammar, language, tokens: [] as Tokens }
  Prism.hooks.run('before-tokenize', work)
  work.tokens = Prism.tokenize(work.code, work.grammar)
  Prism.hooks.run('after-tokenize', work)
  const runs: { kind: Kind; text: string }[] = []
  const add = (token: Token | Tokens, inherited: Kind) => {
    if (typeof token === 'string') {
      const last = runs.at(-1)
      if (last?.kind === inherited) last.text += token
      else if (token !== '') runs.push({ kind: inherited, text: token })
    } else if (Array.isArray(token)) {
      for (const part of token) add(part, inherited)
    } else {
      add(token.content, kindOf(token) ?? inherited)
    }
  }
  add(work.tokens, 'plain')
  return runs
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
