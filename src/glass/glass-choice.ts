import { createStore } from '../ui/store'
import { storedGlass } from './glass-sheet'

/** A glass that the visitor has chosen. */
export interface GlassChoice {
  readonly code: string
  /** The rules that put the previews in it. Empty while they are as delivered. */
  readonly rules: string
}

/** What this device keeps; nothing in the build. */
export function storedChoice(): GlassChoice | undefined {
  const [code = '', rules = ''] = typeof window === 'undefined' ? [] : storedGlass()
  return code === '' ? undefined : { code, rules }
}

/** The chosen glass, if there is one. `my-glass.ts` changes it. */
export const glassChoice = createStore(storedChoice())

/** The code of the glass that the previews are in; nothing while they are as delivered. */
export function shownCode(): string | undefined {
  const choice = glassChoice.read()
  return choice?.rules === '' ? undefined : choice?.code
}
