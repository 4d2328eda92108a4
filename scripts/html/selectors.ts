import { transform, type Selector, type SelectorComponent } from 'lightningcss'

/**
 * States that an element has only once a visitor acts on it. Their rules come with the stylesheets, right after the first paint;
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
const early: ReadonlySet<string> = new Set([
  'data-scheme',
  'data-preview',
  'data-session',
  'data-values',
  'open',
])

/** A part of a selector, as `partsIn` names it. Undefined if any document can match it. */
function askedFor(part: SelectorComponent): string | undefined {
  if (part.type === 'class') return `.${part.name}`
  if (part.type === 'type') return `<${part.name.toLowerCase()}`
  if (part.type !== 'attribute' || early.has(part.name)) return undefined
  const { name, operation } = part
  return operation?.operator === 'equal' ? ` ${name}="${operation.value}"` : ` ${name}`
}

/** Whether a selector can match an element at rest in a document that has some parts. */
export function canMatch(selector: Selector, isThere: (part: string) => boolean): boolean {
  const canMatchPart = (part: SelectorComponent): boolean => {
    const asked = askedFor(part)
    if (asked !== undefined) return isThere(asked)
    if (part.type !== 'pseudo-class') return true
    if (part.kind === 'where' || part.kind === 'is' || part.kind === 'has')
      return part.selectors.some((each) => canMatch(each, isThere))
    return !acted.has(part.kind === 'custom' ? part.name : part.kind)
  }
  return selector.every(canMatchPart)
}

/** The parts of a document that selectors can match: `.class`, `<element`, ` attribute` and ` attribute="value"`. */
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

/** The parts that the selectors of a stylesheet match. */
export function partsOf(css: string): readonly string[] {
  const parts = new Set<string>()
  const add = (selector: Selector): void => {
    for (const part of selector) {
      const asked = askedFor(part)
      if (asked !== undefined) parts.add(asked)
      if (
        part.type === 'pseudo-class' &&
        (part.kind === 'where' || part.kind === 'is' || part.kind === 'has')
      )
        part.selectors.forEach(add)
    }
  }
  transform({ filename: 'site.css', code: Buffer.from(css), visitor: { Selector: add } })
  return [...parts]
}

/** The class names in a stylesheet. The name of a layer can have a dot, too. */
export const classesOf = (css: string): readonly string[] => [
  ...new Set([...css.replaceAll(/@layer[^{;]+/g, '').matchAll(/\.[a-z_][\w-]*/gi)].map(([name]) => name)),
]
