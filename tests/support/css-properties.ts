import postcss, { type AtRule, type Rule } from 'postcss'
import type { Scheme } from '../../src/glass/glass-values'

/** How the root of a page got its scheme: what the system prefers, and the class on `<html>`, if there is one. */
export interface SchemeOfPage {
  readonly system: Scheme
  readonly class?: Scheme
}

/** Whether a selector of an export matches the root of a page. */
function matches(selector: string, page: SchemeOfPage): boolean {
  switch (selector) {
    case ':root':
    case ':root, :host':
      return true
    case '.light':
      return page.class === 'light'
    case '.dark':
      return page.class === 'dark'
    case ':root:not(.light)':
      return page.class !== 'light'
    default:
      return false
  }
}

const isMet = (rule: AtRule, page: SchemeOfPage) =>
  rule.name === 'media' && rule.params === '(prefers-color-scheme: dark)' && page.system === 'dark'

const holds = (rule: Rule, page: SchemeOfPage) =>
  rule.selectors.some((selector) => matches(selector, page)) &&
  (rule.parent?.type !== 'atrule' || isMet(rule.parent, page))

/** The properties of the glass that a style sheet gives the root of a page. */
export function propertiesIn(css: string, page: SchemeOfPage): Record<string, string> {
  const found: Record<string, string> = {}
  postcss.parse(css).walkRules((rule) => {
    if (!holds(rule, page)) return
    rule.walkDecls((declaration) => {
      if (declaration.prop.startsWith('--glass-')) found[declaration.prop] = declaration.value
    })
  })
  return found
}
