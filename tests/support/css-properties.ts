import postcss, { type AtRule, type Rule } from 'postcss'
import type { Scheme } from '../../src/glass/glass-values'

/** How the root of a page got its scheme: what the system prefers, and what the root itself says, if it does. */
export interface SchemeOfPage {
  readonly system: Scheme
  /** The scheme, and the selector of exports that finds the root by it. */
  readonly says?: { readonly scheme: Scheme; readonly selector: string }
}

const everyPage = new Set([':root', ':root, :host'])
const butThose = /^:root:not\((.*)\)$/

/** Whether a selector of an export matches the root of a page. */
function matches(selector: string, page: SchemeOfPage): boolean {
  const [, excluded] = butThose.exec(selector) ?? []
  if (excluded !== undefined) return !postcss.list.comma(excluded).some((one) => matches(one, page))
  return everyPage.has(selector) || selector.replaceAll('"', "'") === page.says?.selector
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
