/** What an element, or one of its pseudo-elements, is and how it looks: attributes, text and computed style. */
export type Look = Readonly<Record<string, string>>

/** The looks of what the previews of a page show, by the place of an element: `Basic Usage > button[1]::before`. */
export type Looks = Readonly<Record<string, Look>>

/** Where live components are: in their stages and, by a portal, beside the site itself. */
export const live = '[data-stage], body > :not(#root, script, style, link)'

/**
 * Runs in the page: reads the looks of all elements of the previews. Classes are left out, and names of keyframes are
 * replaced by what the keyframes say.
 *
 * @returns The looks as JSON, which the browser hands over faster than an object.
 */
export function readLooks(selector: string): string {
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

  const styleOf = (element: Element, pseudo: string) => {
    const look: Record<string, string> = {}
    const style = getComputedStyle(element, pseudo)
    // A box that is not there looks like nothing.
    if (/^::(before|after)$/.test(pseudo) && style.content === 'none') return { content: 'none' }
    for (const property of style) look[property] = style.getPropertyValue(property)
    const names = look['animation-name'] ?? ''
    look['animation-name'] = names.replace(/[^\s,]+/g, (name) => keyframes.get(name) ?? name)
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

  const looks: Record<string, Record<string, string>> = {}
  const read = (element: Element, place: string) => {
    looks[place] = { ...identityOf(element), ...styleOf(element, '') }
    for (const pseudo of pseudosOf(element)) looks[place + pseudo] = styleOf(element, pseudo)
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
  return JSON.stringify(looks).replaceAll(location.origin, '')
}
