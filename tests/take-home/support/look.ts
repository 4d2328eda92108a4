import type { Locator } from '@playwright/test'

/** The styles that make the look of a component, and that do not depend on the room around it. */
const styles = [
  'display',
  'color',
  'background-color',
  'border-radius',
  'box-shadow',
  'padding',
  'font-size',
  'font-weight',
] as const

/**
 * What an example looks like: each of its elements with its text, its attributes and its styles. Left out is what must
 * differ from page to page: ids, generated class names, and the addresses of files.
 */
export const lookOf = (root: Locator): Promise<string[]> =>
  root.evaluate((element, names) => {
    const left =
      /^(id|class|for|name|src|href|style|nonce|popovertarget|aria-(labelledby|describedby|controls|owns))$/
    const glass = (one: Element) => getComputedStyle(one, '::before').backdropFilter
    return (
      [...element.querySelectorAll('*')]
        // The site shows beside an example what it opens.
        .filter((one) => one.localName !== 'style' && one.closest('svg, [data-opened]') === null)
        .map((one) => {
          const attributes = [...one.attributes]
            // An animated bar goes on while it is looked at.
            .filter(({ name }) => !left.test(name) && !(name === 'value' && one.localName === 'progress'))
            .map(({ name, value }) => `${name}=${value}`)
          const computed = getComputedStyle(one)
          // A bare heading in an example looks like the headings of the page around it.
          const own = one.classList.length > 0 ? names : []
          const look = own.map((name) => `${name}: ${computed.getPropertyValue(name)}`)
          const text = [...one.childNodes]
            .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
            .map(({ textContent }) => textContent)
          return [one.localName, ...attributes.sort(), ...text, ...look, `glass: ${glass(one)}`].join(' | ')
        })
    )
  }, styles)
