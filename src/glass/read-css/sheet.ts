import type { AtRule, ChildNode, Container, CssSyntaxError, Declaration as Node, Root } from 'postcss'
import parseCss from 'postcss/lib/parse'
import { schemes, type Scheme } from '../glass-values'
import { CssError, ignore, type Ignored } from './report'

/** A declaration. */
export interface Declaration {
  /** In lower case and without a vendor prefix; a custom property as it is written. */
  readonly property: string
  readonly value: string
  /** As it is written: `-webkit-backdrop-filter: blur(4px)`. */
  readonly text: string
  readonly isPrefixed: boolean
  readonly isImportant: boolean
  /** `before` or `after` if it is for that pseudo-element. */
  readonly layer: string | undefined
  readonly scheme: Scheme | undefined
}

/** The declarations of a rule, for one of its selectors; or declarations outside of rules. */
export interface Block {
  readonly subject: string
  /** All selectors of the rule; outside of rules, the first declaration. */
  readonly text: string
  readonly declarations: readonly Declaration[]
}

/** A style sheet: the blocks that apply to glass at rest, and what was left out. */
interface Sheet {
  readonly blocks: readonly Block[]
  readonly ignored: readonly Ignored[]
}

/** The subject of declarations outside of rules. */
export const noRule = 'declarations'

/**
 * The most that is read: characters of a text, rules around a rule, and what nesting and lists of selectors multiply –
 * characters of all selectors, and declarations with each of their selectors.
 */
const limits = { text: 100_000, depth: 50, selectors: 200_000, declarations: 20_000 }

interface Context {
  /** The selectors of the enclosing rule. */
  readonly selectors: readonly string[]
  /** How many rules and at-rules are around. */
  readonly depth: number
  readonly scheme?: Scheme | undefined
}

/**
 * Parses a style sheet, or declarations alone.
 *
 * @throws {CssError} If the text is empty, too long, or no CSS.
 */
export function sheetOf(text: string): Sheet {
  if (text.trim() === '') throw new CssError('There is no CSS yet.')
  if (text.length > limits.text)
    throw new CssError(`The text is longer than ${limits.text.toLocaleString('en')} characters.`)
  const blocks: Block[] = []
  const ignored: Ignored[] = []
  let [characters, declarations] = [0, 0]

  const walk = (container: Container<ChildNode>, context: Context) => {
    if (context.depth > limits.depth)
      throw new CssError(tooMuch('The nesting is', limits.depth, 'rules deep'))
    addBlocks(container, context)
    const inside = { ...context, depth: context.depth + 1 }
    for (const node of container.nodes ?? []) {
      if (node.type === 'rule')
        walk(node, { ...inside, selectors: nested(node.selectors, context.selectors) })
      if (node.type === 'atrule') walkAtRule(node, inside)
    }
  }

  /** The selectors of a nested rule. They are counted before they are made. */
  const nested = (selectors: readonly string[], around: readonly string[]): readonly string[] => {
    const parents = around.length === 0 ? [''] : around
    const length = parents.reduce((all, parent) => all + parent.length, 0)
    for (const own of selectors)
      characters += own.length * parents.length + length * Math.max(1, own.split('&').length - 1)
    if (characters > limits.selectors)
      throw new CssError(tooMuch('All selectors together are', limits.selectors, 'characters'))
    return around.length === 0 ? selectors : parents.flatMap((parent) => selectors.map(within(parent)))
  }

  const walkAtRule = (rule: AtRule, context: Context) => {
    const initial = rule.name === 'property' ? initialOf(rule) : undefined
    if (initial) return blocks.push({ subject: ':root', text: '', declarations: [initial] })
    const { scheme = context.scheme, why } = conditionOf(rule.name, rule.params)
    if (why !== undefined) return ignored.push(ignore(`@${rule.name} ${rule.params}`, why))
    // Tailwind's `@theme` is for the whole page.
    return walk(rule, { ...context, ...(rule.name === 'theme' && { selectors: [':root'] }), scheme })
  }

  const addBlocks = (container: Container<ChildNode>, { selectors, scheme }: Context) => {
    const nodes = (container.nodes ?? []).filter((node) => node.type === 'decl')
    if (nodes.length === 0) return
    const list = selectors.join(', ') || String(nodes[0])
    const said = schemes.find((one) =>
      nodes.some(({ prop, value }) => prop === 'color-scheme' && value === one),
    )
    declarations += nodes.length * Math.max(1, selectors.length)
    if (declarations > limits.declarations)
      throw new CssError(tooMuch('Declarations and their selectors are', limits.declarations, 'pairs'))
    const targets: readonly Selector[] =
      selectors.length > 0 ? withOtherMarks(selectors.map(selectorOf), nodes) : [bareTarget(nodes)]
    for (const { subject, condition, layer, scheme: own } of targets) {
      if (condition !== undefined) ignored.push(ignore(list, `It is only for ${condition}.`))
      else
        blocks.push({
          subject,
          text: list,
          declarations: nodes.map((node) => declarationOf(node, layer, own ?? scheme ?? said)),
        })
    }
  }

  walk(parse(text), { selectors: [], depth: 0 })
  return { blocks, ignored }
}

function parse(text: string): Container<ChildNode> {
  try {
    // A document with several roots exists only in other syntaxes.
    return parseCss(text) as Root
  } catch (error) {
    // PostCSS throws nothing else.
    const { line, reason } = error as CssSyntaxError
    throw new CssError(`This is not CSS. Line ${line}: ${reason}.`, { cause: error })
  }
}

/** Says what is too much: "The nesting is more than 50 rules deep." */
const tooMuch = (what: string, limit: number, unit: string) =>
  `${what} more than ${limit.toLocaleString('en')} ${unit}. Paste only the rule of the glass.`

/** A selector of a rule that is nested in another. */
const within = (parent: string) => (own: string) =>
  own.includes('&') ? own.replaceAll('&', () => parent) : `${parent} ${own}`

/** Declarations alone are for a pseudo-element if they have `content`, which only a pseudo-element has. */
const bareTarget = (nodes: readonly Node[]): Selector => ({
  subject: noRule,
  layer: nodes.some(({ prop }) => prop === 'content') ? 'before' : undefined,
})

function declarationOf(node: Node, layer: string | undefined, scheme: Scheme | undefined): Declaration {
  const isCustom = node.prop.startsWith('--')
  const prefix = isCustom ? undefined : /^-(webkit|moz|ms|o)-/i.exec(node.prop)?.[0]
  return {
    property: isCustom ? node.prop : node.prop.slice(prefix?.length ?? 0).toLowerCase(),
    value: node.value.trim(),
    text: `${node.prop}: ${node.value}`,
    isPrefixed: prefix !== undefined,
    isImportant: node.important === true,
    layer,
    scheme,
  }
}

/** The initial value that `@property` gives, as a declaration. */
function initialOf({ params, nodes }: AtRule): Declaration | undefined {
  const initial = nodes?.find((node) => node.type === 'decl' && node.prop === 'initial-value')
  if (initial?.type !== 'decl') return undefined
  return { ...declarationOf(initial, undefined, undefined), property: params.trim() }
}

/** When the content of an at-rule applies: in one scheme or in both, or `why` it is left out. */
interface Condition {
  readonly scheme?: Scheme
  readonly why?: string
}

const onScreen = String.raw`^media ((only )?(screen|all) and )?`

/** At-rules, written as `media (forced-colors: active)`. The first match counts. */
const conditions: readonly (readonly [RegExp, Condition])[] = [
  [/^(layer|theme|scope)\b/, {}],
  [/^media( only)? (screen|all)$/, {}],
  [new RegExp(String.raw`${onScreen}\(prefers-color-scheme: ?dark\)$`), { scheme: 'dark' }],
  [new RegExp(String.raw`${onScreen}\(prefers-color-scheme: ?light\)$`), { scheme: 'light' }],
  // Browsers that support the newer feature use these declarations instead of the earlier ones.
  [/^supports (?!.*\bnot\b)/, {}],
  [/^(media|supports|container|starting-style)\b/, { why: 'It is for other conditions.' }],
]

function conditionOf(name: string, parameters: string): Condition {
  const text = `${name} ${parameters}`.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return conditions.find(([pattern]) => pattern.test(text))?.[1] ?? { why: 'It has no values of the glass.' }
}

/** The element that a selector selects, and when. */
interface Selector {
  /** The element; `:root` for the whole page. */
  readonly subject: string
  /** The color scheme that it is for; undefined for both. */
  readonly scheme?: Scheme | undefined
  /** `before` or `after` where it selects that pseudo-element: glass may be painted on it. */
  readonly layer?: string | undefined
  /** A state such as `:hover`, or another pseudo-element such as `::placeholder`. */
  readonly condition?: string | undefined
}

/** Marks of a scheme: `.dark`, `.dark-mode`, `.theme-dark`, `[data-theme='dark']`, `[class~=dark]`, and what our sheets name. */
const marks = Object.fromEntries(
  schemes.map((scheme) => [
    scheme,
    new RegExp(
      String.raw`\.(theme-)?${scheme}(-(mode|theme))?(?![\w\\-])|\[(data-[\w-]+|class)[~|^*$]?=(["']?)${scheme}\5( [is])?\]|\[style\*='color-scheme: ${scheme};?'\]|:has\(> head > meta\[name='color-scheme'\]\[content='${scheme}'\]\)`,
      'gi',
    ),
  ]),
) as Readonly<Record<Scheme, RegExp>>

/** `:is(.dark *)`, as Tailwind writes it. */
const group = /:(is|where)\(([^()]*)\)/g
const layers = /::?(before|after)$/i
const combinators = /\s*[\s>+~]\s*/
/** The whole page. */
const page = /^(|\*|html|body|:root|:host)$/i

const hasMark = (text: string, scheme: Scheme) => new RegExp(marks[scheme]).test(text)

/** Replaces the negation of a scheme by the other scheme: `:not(.light)` is `.dark`. */
const withoutNot = (text: string) =>
  text.replaceAll(/:not\(([^()]*)\)/g, (whole, inside: string) =>
    hasMark(inside, 'light') ? '.dark' : hasMark(inside, 'dark') ? '.light' : whole,
  )

/** Reads one selector of a list. */
function selectorOf(selector: string): Selector {
  const text = withoutNot(selector)
  const scheme = schemes.find((one) => hasMark(text, one))
  const bare = scheme === undefined ? text : withoutMarks(text, scheme)
  const parts = bare
    .replace(layers, '')
    .split(combinators)
    .map((part) => part.replace(/^(html|body|:root|:host)(?=[.#[:])/i, ''))
  const subject = parts.filter((part) => !page.test(part)).join(' ')
  // An escaped colon, as in `.hover\:blur`, is part of a name.
  const condition = /::?[a-z-]+(\(.*\))?/i.exec(subject.replaceAll(/\\./g, ''))?.[0]
  return {
    subject: subject === '' ? ':root' : subject,
    scheme,
    layer: layers.exec(bare)?.[1]?.toLowerCase(),
    condition,
  }
}

/** One class, attribute or id. */
const simple = /^[.#[][^\s.:>+~]*$/

/**
 * An app may mark a scheme by a class of any name. In a list with a mark that is known, such as `.dark, .night`, where only
 * custom properties are set, the others mark that scheme, too.
 */
function withOtherMarks(targets: readonly Selector[], nodes: readonly Node[]): readonly Selector[] {
  const marked = targets.filter(({ subject, scheme }) => subject === ':root' && scheme !== undefined)
  const [mark] = marked
  const isOfPage = nodes.every(({ prop }) => prop.startsWith('--'))
  if (mark === undefined || !isOfPage || marked.some(({ scheme }) => scheme !== mark.scheme)) return targets
  return targets.map((target) => (simple.test(target.subject) ? mark : target))
}

const withoutMarks = (text: string, scheme: Scheme) =>
  text
    .replaceAll(group, (whole, _name, inside: string) => (hasMark(inside, scheme) ? '' : whole))
    .replaceAll(marks[scheme], '')
