import { worstCase } from '../registry/readability'
import { ruleOf, schemeProperties, sharedProperties } from './css'
import { inScheme, opacityOf, type Glass, type Scheme } from './glass'

/** What shows components: previews, and the pictures on cards. */
const previews = ':is([data-stage], [data-thumbnail])'

/** What a preview takes from a glass in one scheme. */
const inOne = (glass: Glass, scheme: Scheme) => ({
  ...schemeProperties(glass, scheme),
  '--worst-backdrop': worstCase(glass[inScheme(scheme, 'foreground')], {
    tint: glass[inScheme(scheme, 'tint')],
    opacity: glass[opacityOf(scheme, 'regular')],
  }).backdrop,
})

/**
 * The rules that put every preview of the site in a glass, in one line. The scheme is that of the page or, in previews that
 * have one of their own, theirs. The site's own rules win: they are in later layers.
 */
export function previewRules(glass: Glass): string {
  const light = inOne(glass, 'light')
  const dark = inOne(glass, 'dark')
  const rules = [
    ruleOf(previews, { ...sharedProperties(glass), ...light }),
    `@media (prefers-color-scheme: dark) { ${ruleOf(`:root:not([data-scheme='light']) ${previews}`, dark)} }`,
    ruleOf(`:root[data-scheme='dark'] ${previews}`, dark),
    // Stronger than the rules of the page's scheme.
    ruleOf(`:root:root[data-preview~='light'] [data-stage]`, light),
    ruleOf(`:root:root[data-preview~='dark'] [data-stage]`, dark),
    // The printed glass has its place from the first paint on.
    ruleOf('[data-my-glass]', { display: 'block' }),
  ]
  return `@layer theme { ${rules.join(' ')} }`.replaceAll(/\s+/g, ' ')
}
