import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../ui/guarded-storage'
import { decodeGlass, encodeGlass } from './code'
import { glassChoice, shownCode, storedChoice, type GlassChoice } from './glass-choice'
import { adoptRules, glassKey } from './glass-sheet'
import { levels, opacityOf, type Glass, type Level } from './glass'
import { previewRules } from './my-glass-rules'
import { shownLevels } from './shown-levels'

/*
 * The visitor's own glass: every preview of the site is in it, until it is cleared. It is kept on this device as its code,
 * with the rules that the first paint needs. This module is loaded only where a glass is chosen.
 */

/** Shows a choice. */
function show(choice: GlassChoice | undefined) {
  adoptRules(choice?.rules ?? '')
  glassChoice.publish(choice)
}

/** Shows a choice, and keeps it on this device. Where storage is refused, it lasts as long as the page. */
function keep(choice: GlassChoice | undefined) {
  if (choice === undefined) deviceStorage.remove(glassKey)
  else deviceStorage.set(glassKey, `${choice.code}\n${choice.rules}`)
  show(choice)
}

let decoded: { readonly code: string; readonly glass: Glass | undefined } | undefined

/** The chosen glass; nothing where there is none. */
export function readMyGlass(): Glass | undefined {
  const code = glassChoice.read()?.code
  if (code === undefined) return undefined
  if (decoded?.code !== code) decoded = { code, glass: decodeGlass(code) }
  return decoded.glass
}

/** The chosen glass; nothing while prerendering and hydrating. */
export const useMyGlass = (): Glass | undefined =>
  useSyncExternalStore(glassChoice.subscribe, readMyGlass, () => undefined)

/** Whether previews are in the chosen glass; nothing where there is none, and while prerendering and hydrating. */
export const useIsShown = (): boolean | undefined =>
  useSyncExternalStore(
    glassChoice.subscribe,
    () => glassChoice.read() && shownCode() !== undefined,
    () => undefined,
  )

/** Puts every preview in a glass, and keeps it on this device. */
export const chooseMyGlass = (glass: Glass): void =>
  keep({ code: encodeGlass(glass), rules: previewRules(glass) })

/** Forgets the visitor's glass: everything is as delivered. */
export const clearMyGlass = (): void => keep(undefined)

/** Shows the previews in the chosen glass, or as delivered. The choice is kept either way. */
export function showMyGlass(isShown: boolean): void {
  const choice = glassChoice.read()
  const glass = readMyGlass()
  if (choice && glass) keep({ ...choice, rules: isShown ? previewRules(glass) : '' })
}

/** How much each level covers where it covers least: what is readable on that is readable in both schemes. */
function levelsOf(glass: Glass) {
  const opacity = (level: Level) => ({
    opacity: Math.min(glass[opacityOf('light', level)], glass[opacityOf('dark', level)]),
  })
  const [thin, regular, thick] = levels
  return { thin: opacity(thin), regular: opacity(regular), thick: opacity(thick) }
}

/** Drops a text that is no code of a glass, and prints rules anew that an older version of the site has printed. */
function follow() {
  const choice = glassChoice.read()
  const glass = readMyGlass()
  if (choice && !glass) return clearMyGlass()
  if (choice && glass && choice.rules !== '' && choice.rules !== previewRules(glass)) return showMyGlass(true)
  shownLevels.publish(glass && shownCode() !== undefined ? levelsOf(glass) : undefined)
}

follow()
glassChoice.subscribe(follow)
// Another tab has changed it, now or while this page lay in the browser's history.
window.addEventListener('storage', ({ key }) => (key === glassKey || key === null) && show(storedChoice()))
window.addEventListener('pageshow', ({ persisted }) => persisted && show(storedChoice()))
