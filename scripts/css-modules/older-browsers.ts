/**
 * Lightning CSS, which Vite and Next.js run, writes light-dark() with two properties that only `color-scheme` sets. A
 * registered property cannot hold the default: for it, the `initial` that Lightning CSS writes would be empty, too. The
 * selector names classes, as those of a CSS module must.
 */
export const schemeOfOlderBrowsers = (classes: readonly string[]): string => `/*
 * Build tools rewrite light-dark() for older browsers. What they write needs a \`color-scheme\` in the style sheets of the
 * page; on a page without one, this makes the glass light.
 */
@layer theme {
  :where(:root:has(${classes.map((name) => `.${name}`).join(', ')})) {
    --lightningcss-dark: ;
  }
}`

/** A module for browsers that know light-dark(). */
export const withoutOlderBrowsers = (module: string): string =>
  module.replace(/(\/\*[^/]*\*\/\s*)?@layer theme \{\s*:where\(:root:has\([^{}]*\{[^{}]*\}\s*\}/, '')
