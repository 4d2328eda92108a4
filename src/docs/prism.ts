import { Prism } from 'prism-react-renderer'
import type { Language } from '../registry/sections'

/** Code as HTML with Prism's `token` classes; plain text where the language is unknown to it. */
export function highlight(code: string, language: Language): string {
  const grammar = Prism.languages[language]
  return grammar
    ? Prism.highlight(code, grammar, language)
    : code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
