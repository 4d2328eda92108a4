import { ruleOf, schemeProperties, sharedProperties } from '../css'
import type { Glass } from '../glass'
import { studioAddress } from './studio-address'

const indented = (css: string) => css.replaceAll(/^(?=.)/gm, '  ')

/**
 * A glass as a style sheet: custom properties of the whole page. It is a whole glass, so it gives the same look wherever
 * it is put, and it needs no place before or after other sheets, as only a property nearer to a component wins over it.
 *
 * Each scheme has rules of its own: `light-dark()` cannot choose an opacity, and what build tools make of it for older
 * browsers is no color on a page that sets `color-scheme` elsewhere than in a style sheet.
 */
export function printCss(glass: Glass): string {
  const dark = schemeProperties(glass, 'dark')
  return `/*
 * The glass of ${studioAddress(glass)}
 * Import this sheet once, anywhere: all components become this glass.
 */
${ruleOf(':root', sharedProperties(glass))}

${ruleOf(':root,\n.light', schemeProperties(glass, 'light'))}

/*
 * Dark follows the system, and the classes light and dark. In an app that never
 * follows the system, or is never dark, remove this rule.
 */
@media (prefers-color-scheme: dark) {
${indented(ruleOf(':root:not(.light)', dark))}
}

${ruleOf('.dark', dark)}
`
}
