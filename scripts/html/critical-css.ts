import { transform, type Rule, type Selector, type SelectorComponent } from 'lightningcss'

/** A stylesheet of the build. */
export interface Stylesheet {
  readonly address: string
  readonly css: string
}

/** What paints a document. */
export interface DocumentStyles {
  /** The addresses of the stylesheets that have rules for it. */
  readonly stylesheets: readonly string[]
  /** The rules that it needs to be painted. */
  readonly rules: string
}

type StyleRule = Extract<Rule, { type: 'style' }>['value']

/** The guard of components against rules without a layer. It changes nothing here: the site has none. */
const guard = /[^{};]*\{all:revert-layer\}/g

/** The margins of printed sheets, which are no style rule. */
const sheets = /@media print\{@page\{[^{}]*\}\}/g

/**
 * What an element is when a visitor has acted on it. These rules come with the stylesheets, right after the first paint;
 * where no script runs, the document links them.
 */
const acted: ReadonlySet<string> = new Set([
  'hover',
  'active',
  'focus',
  'focus-visible',
  'focus-within',
  'indeterminate',
  'popover-open',
  'user-invalid',
])

/** Attributes that come before the stylesheets: from the script in the head, or when a visitor opens something. */
const early: ReadonlySet<string> = new Set(['data-scheme', 'data-preview', 'data-session', 'open'])

/**
 * Chooses the stylesheets that a document needs, and reduces them to the rules for the screen that can match its elements,
 * so that most documents fit the first packets of a connection (RFC 6928: ten packets, 14 KB). With whole stylesheets inline, the first
 * contentful paint of the catalogue takes 1.25 times as long as that of a page without a script, instead of 1.00 times.
 *
 * @param everywhere The stylesheets of every page. Their rules may be for elements that have no class.
 * @param others The stylesheets of some pages: those that have a class which only such stylesheets have.
 * @returns A function from a document's HTML to its styles. What is put into the HTML later has rules of its own for its
 * classes: it is given with it, in `filled`, for the rules that paint its elements in the page.
 */
export function criticalCss(
  everywhere: readonly Stylesheet[],
  others: readonly Stylesheet[],
): (html: string, filled?: string) => DocumentStyles {
  const shared = new Set(everywhere.flatMap(({ css }) => classesOf(css)))
  const always = everywhere.map((sheet) => readStylesheet(sheet))
  const own = others.map((sheet) => readStylesheet(sheet))
  // The indexes of those that have a class: a build has as many stylesheets as documents.
  const having = new Map<string, number[]>()
  for (const [index, { names }] of own.entries())
    for (const name of names) {
      if (shared.has(name)) continue
      const indexes = having.get(name) ?? []
      indexes.push(index)
      having.set(name, indexes)
    }
  return (html, filled = html) => {
    const used = new Set([...partsIn(html), ...[...partsIn(filled)].filter((part) => !part.startsWith('.'))])
    const indexes = new Set([...used].flatMap((name) => having.get(name) ?? []))
    const needed = own.filter((_sheet, index) => indexes.has(index))
    const sheets = [...always, ...needed]
    return {
      stylesheets: sheets.map(({ address }) => address),
      rules: sheets.map(({ rulesFor }) => rulesFor(used)).join(''),
    }
  }
}

/** A stylesheet, its class names, and the rules of it that paint a document with some parts. */
export function readStylesheet({ address, css }: Stylesheet) {
  const names = classesOf(css)
  const parts = partsOf(css)
  /** Most documents have the same parts of the site's own stylesheets. */
  const results = new Map<string, string>()
  const rulesFor = (used: ReadonlySet<string>): string => {
    const key = parts.filter((part) => used.has(part)).join()
    const result = results.get(key) ?? reduce(css, used)
    results.set(key, result)
    return result
  }
  return { address, names, rulesFor }
}

/** What a part of a selector asks for, as `partsIn` names it. Undefined where any document can have it. */
function askedFor(part: SelectorComponent): string | undefined {
  if (part.type === 'class') return `.${part.name}`
  if (part.type === 'type') return `<${part.name.toLowerCase()}`
  if (part.type !== 'attribute' || early.has(part.name)) return undefined
  const { name, operation } = part
  return operation?.operator === 'equal' ? ` ${name}="${operation.value}"` : ` ${name}`
}

/** Whether a selector can match an element at rest in a document that has some parts. */
function canMatch(selector: Selector, isThere: (part: string) => boolean): boolean {
  const canMatchPart = (part: SelectorComponent): boolean => {
    const asked = askedFor(part)
    if (asked !== undefined) return isThere(asked)
    if (part.type !== 'pseudo-class') return true
    if (part.kind === 'where' || part.kind === 'is')
      return part.selectors.some((each) => canMatch(each, isThere))
    return !acted.has(part.kind === 'custom' ? part.name : part.kind)
  }
  return selector.every(canMatchPart)
}

/** Whether a rule is for elements, whatever their class: each document has it, and the stylesheet does not. */
const isForElements = ({ selectors }: StyleRule): boolean =>
  selectors.some(
    (selector) =>
      selector.every(({ type }) => type !== 'nesting') && canMatch(selector, (part) => !part.startsWith('.')),
  )

/** Whether a rule says only what the site says of all elements, as components do for pages that do not. */
const isSaidOfAll = ({ declarations: { declarations = [] } = {}, rules = [] }: StyleRule): boolean =>
  rules.length === 0 &&
  declarations.length === 1 &&
  declarations.every(({ property, value }) => property === 'box-sizing' && value === 'border-box')

/** Keeps some of the rules of a stylesheet, nested ones included. */
function keepRules(css: string, keeps: (rule: StyleRule, isForPrint: boolean) => boolean): string {
  let isForPrint = false
  const { code } = transform({
    filename: 'site.css',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        media: ({ value: { query } }) => {
          isForPrint = query.mediaQueries.every(({ mediaType }) => mediaType === 'print')
        },
        style: ({ value }) => (keeps(value, isForPrint) ? undefined : []),
      },
      // A function for all rules: one for `media` alone is never called.
      RuleExit: ({ type }) => {
        if (type === 'media') isForPrint = false
      },
    },
  })
  // Minified apart: the visitor runs last, and the blocks that it empties would stay.
  return transform({ filename: 'site.css', code, minify: true }).code.toString()
}

/** Whether a rule has the browser fetch a file, which it does after the first paint. */
const fetches = (css: string) => {
  // Looked for in the text first, as few stylesheets have a file.
  if (!/url\((?!data:)/.test(css)) return () => false
  return ({ declarations }: StyleRule) => /"url":"(?!data:)/.test(JSON.stringify(declarations))
}

const reduce = (css: string, used: ReadonlySet<string>): string => {
  const isLater = fetches(css)
  return keepRules(
    css,
    (rule, isForPrint) =>
      !isForPrint &&
      !isLater(rule) &&
      (isForElements(rule) ||
        (!isSaidOfAll(rule) &&
          rule.selectors.some((selector) => canMatch(selector, (part) => used.has(part))))),
  )
    .replaceAll(guard, '')
    .replaceAll(sheets, '')
}

/**
 * A stylesheet of every page without the rules that each document has itself: those for elements, whatever their class.
 * With them, the stylesheet would make the browser style every element of the page anew when it arrives.
 */
export const withoutElementRules = (css: string): string =>
  keepRules(css, (rule, isForPrint) => isForPrint || (rule.rules ?? []).length > 0 || !isForElements(rule))

/** What selectors can ask for in a document: `.class`, `<element`, ` attribute` and ` attribute="value"`. */
export const partsIn = (html: string): ReadonlySet<string> =>
  new Set(
    [...html.matchAll(/<([a-z][\w-]*)| ([a-z][\w-]*)="([^"]*)"/gi)].flatMap(
      ([, tag, name = '', value = '']) => {
        if (tag !== undefined) return `<${tag.toLowerCase()}`
        if (name === 'class') return value.split(' ').map((each) => `.${each}`)
        const attribute = ` ${name.toLowerCase()}`
        return [attribute, `${attribute}="${value}"`]
      },
    ),
  )

/** What the selectors of a stylesheet ask for. */
function partsOf(css: string): readonly string[] {
  const parts = new Set<string>()
  const add = (selector: Selector): void => {
    for (const part of selector) {
      const asked = askedFor(part)
      if (asked !== undefined) parts.add(asked)
      if (part.type === 'pseudo-class' && (part.kind === 'where' || part.kind === 'is'))
        part.selectors.forEach(add)
    }
  }
  transform({ filename: 'site.css', code: Buffer.from(css), visitor: { Selector: add } })
  return [...parts]
}

/** The class names in a stylesheet. The name of a layer can have a dot, too. */
const classesOf = (css: string): readonly string[] => [
  ...new Set([...css.replaceAll(/@layer[^{;]+/g, '').matchAll(/\.[a-z_][\w-]*/gi)].map(([name]) => name)),
]
