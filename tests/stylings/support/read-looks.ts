/** What an element, or one of its pseudo-elements, is and how it looks: attributes, text and computed style. */
export type Look = Readonly<Record<string, string>>

/** The looks of what the previews of a page show, by the place of an element: `Basic Usage > button[1]::before`. */
export type Looks = Readonly<Record<string, Look>>

/** Where live components are: in their stages and, by a portal, beside the site itself. */
export const live = '[data-stage], body > :not(#root, script, noscript, style, link, svg)'

/** A number for each look, by its place: looks with the same number are the same. */
export type LookHashes = Readonly<Record<string, number>>

declare global {
  interface Window {
    /** The looks that were read last, as JSON, by their place. */
    looks: Record<string, string>
  }
}

/**
 * Runs in the page: reads the looks of all elements of the previews, and keeps them there. Classes are left out, names of
 * keyframes are replaced by what the keyframes say, and React's ids by their order: it counts what Emotion renders.
 *
 * @returns Their hashes. Few looks differ, and all of them together are megabytes.
 */
export function readLooks(selector: string): LookHashes {
  // What moves is read where it comes to rest.
  for (const animation of document.getAnimations()) animation.cancel()

  const keyframes = new Map<string, string>()
  const collect = (rules: CSSRuleList) => {
    for (const rule of rules)
      if (rule instanceof CSSKeyframesRule)
        keyframes.set(rule.name, Array.from(rule.cssRules, ({ cssText }) => cssText).join(' '))
      else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) collect(rule.cssRules)
  }
  for (const { cssRules } of document.styleSheets) collect(cssRules)

  const forOthers = /^(-webkit-box-(align|pack|flex|direction|orient)|--lightningcss-dark)$/
  // Emotion leaves out spaces that say nothing in custom properties and in keyframes, whose values are text.
  const withoutSpaces = (text: string) => text.replace(/\s+/g, ' ').replace(/ ?([,:;(){}/]) ?/g, '$1')

  const styleOf = (element: Element, pseudo: string) => {
    const look: Record<string, string> = {}
    const style = getComputedStyle(element, pseudo)
    // A box that is not there looks like nothing.
    if (/^::(before|after)$/.test(pseudo) && style.content === 'none') return { content: 'none' }
    for (const property of style) {
      const value = style.getPropertyValue(property)
      // Both say nothing here: what Emotion writes for browsers without `flex`, and a module for those without light-dark().
      if (!forOthers.test(property)) look[property] = property.startsWith('--') ? withoutSpaces(value) : value
    }
    const names = look['animation-name'] ?? ''
    look['animation-name'] = withoutSpaces(names.replace(/[^\s,]+/g, (name) => keyframes.get(name) ?? name))
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
  /** FNV-1a in 53 bits. */
  const hashOf = (text: string) => {
    let [high, low] = [0x811c9dc5, 0x1000193]
    for (let index = 0; index < text.length; index++) {
      low = Math.imul(low ^ text.charCodeAt(index), 0x01000193)
      high = Math.imul(high ^ low, 0x85ebca6b)
    }
    return (high >>> 11) * 2 ** 32 + (low >>> 0)
  }

  window.looks = {}
  const hashes: Record<string, number> = {}
  const keep = (place: string, look: Record<string, string>) => {
    const text = numberIds(JSON.stringify(look)).replaceAll(location.origin, '')
    window.looks[place] = text
    hashes[place] = hashOf(text)
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
  return hashes
}

/** Runs in the page: the looks at some places, as they were read last. */
export const looksAt = (places: readonly string[]): Looks =>
  Object.fromEntries(
    places.flatMap((place) => {
      const text = window.looks[place]
      // The page itself has made the text of a look.
      return text === undefined ? [] : [[place, JSON.parse(text) as Look]]
    }),
  )
