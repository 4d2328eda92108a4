import { printCss } from './exports/css'
import { shownCode } from './glass-choice'
import { readMyGlass } from './my-glass'

/** The file that takes the visitor's glass to an app; nothing while the previews are as delivered. */
export function myGlassFile(): { readonly name: string; readonly text: string } | undefined {
  const glass = shownCode() === undefined ? undefined : readMyGlass()
  return glass && { name: 'glass.css', text: printCss(glass) }
}
