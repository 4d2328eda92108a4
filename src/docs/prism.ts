import { Prism } from 'prism-react-renderer'
import type { Language } from '../registry/sections'

const escape = (code: string) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/**
 * Code as HTML with Prism's `token` classes, in pieces: one a token of the top level, or the text between two of them.
 * Plain text where the language is unknown to Prism.
 */
export function highlight(code: string, language: Language): readonly string[] {
  const grammar = Prism.languages[language]
  if (!grammar) return [escape(code)]
  // As `Prism.highlight` does it: the grammar of JSX mends its tokens in a hook.
  const work = { code, grammar, language, tokens: [] as ReturnType<typeof Prism.tokenize> }
  Prism.hooks.run('before-tokenize', work)
  work.tokens = Prism.tokenize(work.code, work.grammar)
  Prism.hooks.run('after-tokenize', work)
  const pieces: string[] = []
  let isText = false
  for (const token of work.tokens) {
    if (token === '') continue
    const html = Prism.Token.stringify(Prism.util.encode(token), language)
    // A browser makes one node of neighbouring texts.
    if (isText && typeof token === 'string') pieces.push((pieces.pop() ?? '') + html)
    else pieces.push(html)
    isText = typeof token === 'string'
  }
  return pieces
}
