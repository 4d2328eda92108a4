import type { SitePath } from '../../registry/site-pages'

/** Other words that visitors may search for to find a hand-written page. The site's script has no use for them. */
export const pageKeywords: Readonly<Record<SitePath, readonly string[]>> = {
  '/': ['start', 'landing page'],
  '/components': ['catalogue', 'catalog', 'all components', 'library'],
  '/essentials': ['basics', 'primitives', 'essential components', 'more components'],
  '/studio': ['theme builder', 'theming', 'material', 'tokens', 'colors', 'glass editor'],
  '/stories': ['blog', 'posts', 'community'],
  '/contributors': ['team', 'people', 'authors', 'who made this', 'maintainers'],
  '/donate': ['sponsor', 'donation', 'money', 'give'],
  '/about': ['mission', 'who we are'],
  '/contact': ['e-mail', 'phone', 'question', 'bug report', 'support'],
  '/changelog': ['changelog', 'release notes', 'news', 'updates', 'rss', 'feed'],
  '/accessibility': ['a11y', 'wcag', 'vpat', 'openacr', 'conformance report', 'screen readers', 'barrier'],
  '/termsOfUse': ['terms and conditions', 'legal', 'privacy', 'license'],
}
