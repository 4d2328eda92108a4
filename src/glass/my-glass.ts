import { useSyncExternalStore } from 'react'
import { decodeGlass, encodeGlass } from './code'
import { printCss, previewRules } from './css'
import { glassChoice, shownCode } from './glass-choice'
import { levels, opacityOf, type Glass, type Level } from './glass-values'
import { shownLevels } from './shown-levels'

/*
 * The visitor's own glass: every preview of the site uses it until it is cleared. This module is loaded only if a glass is
 * chosen.
 */

let decoded: { readonly code: string; readonly glass: Glass | undefined } | undefined

/** The chosen glass, if there is one. */
export function readMyGlass(): Glass | undefined {
  const code = glassChoice.read()?.code
  if (code === undefined) return undefined
  if (decoded?.code !== code) decoded = { code, glass: decodeGlass(code) }
  return decoded.glass
}

/** The chosen glass; undefined while prerendering and hydrating. */
export const useMyGlass = (): Glass | undefined =>
  useSyncExternalStore(glassChoice.subscribe, readMyGlass, () => undefined)

/** Whether previews are in the chosen glass; undefined if none is chosen, and while prerendering and hydrating. */
export const useIsShown = (): boolean | undefined =>
  useSyncExternalStore(
    glassChoice.subscribe,
    () => glassChoice.read() && shownCode() !== undefined,
    () => undefined,
  )

/** Puts every preview in a glass, and keeps it on this device. */
export const chooseMyGlass = (glass: Glass): void =>
  glassChoice.publish({ code: encodeGlass(glass), rules: previewRules(glass) })

/** Forgets the visitor's glass: everything is as delivered. */
export const clearMyGlass = (): void => glassChoice.publish(undefined)

/** Shows the previews in the chosen glass, or as delivered. The choice is kept either way. */
export function showMyGlass(isShown: boolean): void {
  const choice = glassChoice.read()
  const glass = readMyGlass()
  if (choice && glass) glassChoice.publish({ ...choice, rules: isShown ? previewRules(glass) : '' })
}

/** The style sheet that gives the visitor's glass to an app; undefined while the previews are as delivered. */
export function myGlassFile(): { readonly name: string; readonly text: string } | undefined {
  const glass = shownCode() === undefined ? undefined : readMyGlass()
  return glass && { name: 'glass.css', text: printCss(glass) }
}

/** The lower opacity of each level: a text that is readable on it is readable in both schemes. */
function levelsOf(glass: Glass) {
  const opacity = (level: Level) => ({
    opacity: Math.min(glass[opacityOf('light', level)], glass[opacityOf('dark', level)]),
  })
  const [thin, regular, thick] = levels
  return { thin: opacity(thin), regular: opacity(regular), thick: opacity(thick) }
}

/** Drops an invalid code, and replaces rules that an older version of the site printed. */
function follow() {
  const choice = glassChoice.read()
  const glass = readMyGlass()
  if (choice && !glass) return clearMyGlass()
  if (choice && glass && choice.rules !== '' && choice.rules !== previewRules(glass)) return showMyGlass(true)
  shownLevels.publish(glass && shownCode() !== undefined ? levelsOf(glass) : undefined)
}

follow()
glassChoice.subscribe(follow)
