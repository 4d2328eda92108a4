/** What an element, or one of its pseudo-elements, is and how it looks: attributes, text and computed style. */
export type Look = Readonly<Record<string, string>>

/** The looks of what the previews of a page show, by the place of an element: `Basic Usage > button[1]::before`. */
export type Looks = Readonly<Record<string, Look>>

/** Where live components are: in their stages and, by a portal, beside the site itself. */
export const live = '[data-stage], body > :not(#root, script, noscript, style, link, svg)'

declare global {
  interface Window {
    /** What the keyframes of the page say, by their names. */
    keyframes: ReadonlyMap<string, string>
    /** What the browser has put into controls, with the place of each. */
    parts: readonly (readonly [string, Element])[]
    /** The looks that were read last, as JSON, by their place. */
    looks: Record<string, string>
  }
}

/** Properties whose values follow the layout, or that are compared in another way. */
export const layout = [
  'width',
  'height',
  'transform-origin',
  'perspective-origin',
  'grid-template-columns',
  'grid-template-rows',
  'content',
  'animation-name',
  ...['top', 'right', 'bottom', 'left'].flatMap((side) => [side, `margin-${side}`, `padding-${side}`]),
]

/**
 * Runs in the page: reads its style sheets, and keeps what its keyframes say.
 *
 * @returns The properties that a rule or a `style` declares: all custom properties that there are, and some of the browser's.
 */
export function readSheets(): string[] {
  const declared = new Set<string>()
  const keyframes = new Map<string, string>()
  const declare = (style: CSSStyleDeclaration) => {
    for (const property of style)
      if (property !== 'all') declared.add(property)
      // What only `all: revert-layer` declares has the value that it has without it.
      else if (!style.getPropertyValue('all').startsWith('revert'))
        declare(getComputedStyle(document.documentElement))
  }
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSImportRule) throw new Error(`What ${rule.cssText} loads is not read.`)
      if (rule instanceof CSSPropertyRule) declared.add(rule.name)
      if (rule instanceof CSSKeyframesRule)
        keyframes.set(rule.name, Array.from(rule.cssRules, ({ cssText }) => cssText).join(' '))
      if ('style' in rule && rule.style instanceof CSSStyleDeclaration) declare(rule.style)
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules)
    }
  }
  for (const { cssRules } of [...document.styleSheets, ...document.adoptedStyleSheets]) collect(cssRules)
  for (const { style } of document.querySelectorAll<HTMLElement | SVGElement>('[style]')) declare(style)
  window.keyframes = keyframes
  return [...declared]
}

/** What is read of each element. */
export interface Reading {
  readonly selector: string
  readonly properties: readonly string[]
  /** Whether all others that the browser knows are read, too. */
  readonly isWhole: boolean
}

/**
 * Runs in the page, after `readSheets`: reads the looks of all elements of the previews, and keeps them there. Classes are
 * left out, names of keyframes are replaced by what the keyframes say, and React's ids by their order: it counts what
 * Emotion renders.
 *
 * @returns A digest of all of them: few looks differ, and together they are megabytes.
 */
export async function readLooks({ selector, properties, isWhole }: Reading): Promise<string> {
  // What moves is read where it comes to rest.
  for (const animation of document.getAnimations()) animation.cancel()

  // Emotion writes them for browsers without `flex`.
  const forOthers = new Set(
    ['align', 'pack', 'flex', 'direction', 'orient'].map((name) => `-webkit-box-${name}`),
  )
  const known = isWhole ? getComputedStyle(document.documentElement) : []
  const names = [...new Set([...properties, ...known])].filter((name) => !forOthers.has(name))
  const shortened = new Map<string, string>()
  /** Emotion leaves out spaces that say nothing in custom properties and in keyframes, whose values are text. */
  const withoutSpaces = (text: string) => {
    const before = shortened.get(text)
    if (before !== undefined) return before
    const short = text.replace(/\s+/g, ' ').replace(/ ?([,:;(){}/]) ?/g, '$1')
    shortened.set(text, short)
    return short
  }

  const styleOf = (element: Element, pseudo: string) => {
    const look: Record<string, string> = {}
    const style = getComputedStyle(element, pseudo)
    // A box that is not there looks like nothing.
    if (/^::(before|after)$/.test(pseudo) && style.content === 'none') return { content: 'none' }
    for (const property of names) {
      const value = style.getPropertyValue(property)
      look[property] = property.startsWith('--') ? withoutSpaces(value) : value
    }
    look['animation-name'] = withoutSpaces(
      style.animationName.replace(/[^\s,]+/g, (name) => window.keyframes.get(name) ?? name),
    )
    return look
  }

  const identityOf = (element: Element) => {
    const identity: Record<string, string> = { tag: element.localName }
    for (const { name, value } of element.attributes)
      if (name !== 'class') identity[`attribute ${name}`] = value
    const texts = Array.from(element.childNodes).filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    identity.text = texts.map(({ nodeValue }) => nodeValue).join('|')
    if (element.matches(':popover-open, :modal')) identity.layer = 'top'
    return identity
  }

  const pseudosOf = (element: Element) => [
    '::before',
    '::after',
    ...(element.matches('input, textarea') ? ['::placeholder'] : []),
    ...(element.matches(':popover-open, dialog[open]') ? ['::backdrop'] : []),
    ...(element.matches('li, summary') ? ['::marker'] : []),
  ]

  const ids = new Map<string, string>()
  const numberIds = (json: string) =>
    json.replace(/_[rR]_\w*?_/g, (id) => {
      const number = ids.get(id) ?? `id${ids.size + 1}`
      ids.set(id, number)
      return number
    })

  window.looks = {}
  const keep = (place: string, look: Record<string, string>) => {
    window.looks[place] = numberIds(JSON.stringify(look)).replaceAll(location.origin, '')
  }
  const read = (element: Element, place: string) => {
    keep(place, { ...identityOf(element), ...styleOf(element, '') })
    for (const pseudo of pseudosOf(element)) keep(place + pseudo, styleOf(element, pseudo))
    const counts = new Map<string, number>()
    for (const child of element.children) {
      const count = (counts.get(child.localName) ?? 0) + 1
      counts.set(child.localName, count)
      read(child, `${place} > ${child.localName}[${count}]`)
    }
  }
  document.querySelectorAll(selector).forEach((root, index) => {
    const title = root.closest('section')?.querySelector('h2')?.textContent ?? 'body'
    read(root, `${location.pathname}, ${title} (${index + 1})`)
  })
  for (const [place, part] of window.parts) keep(place, styleOf(part, ''))
  const bytes = new TextEncoder().encode(JSON.stringify(window.looks))
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).join(' ')
}

/** Runs in the page: the looks that were read last, by their place. */
export const lastLooks = (): Looks =>
  // The page itself has made the text of a look.
  Object.fromEntries(Object.entries(window.looks).map(([place, text]) => [place, JSON.parse(text) as Look]))
