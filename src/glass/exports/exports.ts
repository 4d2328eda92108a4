import type { Language } from '../../registry/sections'
import type { Glass } from '../glass'
import { printCss } from './css'
import { printJson } from './json'
import { printTailwind } from './tailwind'
import { printTokens } from './tokens'

/** A format in which a glass is taken along. */
export interface GlassExport {
  /** Names it in tests, and forever. */
  readonly id: string
  /** What visitors read. */
  readonly title: string
  readonly language: Extract<Language, 'css' | 'json'>
  /** The name of the file that is downloaded. */
  readonly file: string
  readonly print: (glass: Glass) => string
}

/** Every format, in the order of its tab. A shadcn item carries the first: see `src/install/glass-item.ts`. */
export const exports: readonly GlassExport[] = [
  { id: 'css', title: 'CSS', language: 'css', file: 'glass.css', print: printCss },
  { id: 'tailwind', title: 'Tailwind 4', language: 'css', file: 'glass.tailwind.css', print: printTailwind },
  {
    id: 'tokens',
    title: 'Tokens',
    language: 'json',
    file: 'glass.tokens.json',
    print: printTokens,
  },
  { id: 'json', title: 'JSON', language: 'json', file: 'glass.json', print: printJson },
]
