import { transform, type Selector, type SelectorComponent } from 'lightningcss'

const isClass = (part: SelectorComponent) => part.type === 'class'

/** The class names in a document. */
const classesOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))

/**
 * Reduces a stylesheet to the rules that can match a document's classes, so that most documents fit the first packets of
 * a connection (RFC 6928: ten packets, 14 KB). With the whole stylesheet inline, the first contentful paint of the
 * catalogue takes 1.25 times as long as that of a page without a script, instead of 1.00 times.
 *
 * @returns A function from a document's HTML to its stylesheet; documents with the same classes share one.
 */
export function criticalCss(css: string): (html: string) => string {
  const known = new Set([...css.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name))
  const results = new Map<string, string>()
  return (html) => {
    const used = new Set([...classesOf(html)].filter((name) => known.has(name)))
    const key = [...used].sort().join(' ')
    const result = results.get(key) ?? reduce(css, used)
    results.set(key, result)
    return result
  }
}

function reduce(css: string, used: ReadonlySet<string>): string {
  const canMatch = (selector: Selector) =>
    selector.filter(isClass).every((part) => used.has('name' in part ? part.name : ''))
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: { Rule: { style: ({ value }) => (value.selectors.some(canMatch) ? undefined : []) } },
  })
  // Minified apart: the visitor runs last, and the blocks that it empties would stay.
  return transform({ filename: 'site.css', code, minify: true }).code.toString()
}
