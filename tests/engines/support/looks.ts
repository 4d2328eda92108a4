import type { Page } from '@playwright/test'
import { styledElements } from '../../../scripts/harness/styling'

/** The style of each element of a component, and of its layer, by the element's place on the page. */
export type Looks = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Reads how all components look: the styles of the elements that the components style themselves. */
export async function looksOf(page: Page): Promise<Looks> {
  // As one text: Playwright takes many seconds for half a million values.
  return JSON.parse(await page.evaluate(readLooks, styledElements)) as Looks
}

/** Runs in the page: reads the looks, as JSON. */
function readLooks(styledElements: string): string {
  /** Sizes that follow from the room and the content, and what text inherits from the page. */
  const ofThePage =
    /^((block|inline)-size|width|height|top|right|bottom|left|inset-.*|grid-template-.*|(perspective|transform)-origin|line-height|list-style-.*)$/
  // Each element has the same.
  const properties = [...getComputedStyle(document.body)].filter((property) => !ofThePage.test(property))
  const looks: Record<string, Record<string, string>> = {}
  for (const place of document.querySelectorAll('[data-stage]')) {
    // What a demo styles itself belongs to the page.
    const styled = [...place.querySelectorAll(styledElements)].filter(
      (element) => !element.matches('[aria-label="card, Credit Card"] * *'),
    )
    styled.forEach((element, index) => {
      for (const pseudo of ['', '::before']) {
        const style = getComputedStyle(element, pseudo)
        if (pseudo !== '' && style.content === 'none') continue
        const name = `${place.getAttribute('aria-label') ?? ''} <${element.tagName.toLowerCase()}> ${index}${pseudo}`
        const look: Record<string, string> = {}
        for (const property of properties)
          if (!isWithoutEffect(property, style)) look[property] = style.getPropertyValue(property)
        looks[name] = look
      }
    })
  }
  return JSON.stringify(looks)

  /** The style or color of a border without a width, or where a box that is no text stands in a line. */
  function isWithoutEffect(property: string, style: CSSStyleDeclaration): boolean {
    if (property === 'vertical-align') return !/inline|table-cell/.test(style.display)
    const [, border] = /^(border-.+)-(?:style|color)$/.exec(property) ?? []
    return border !== undefined && style.getPropertyValue(`${border}-width`) === '0px'
  }
}

/**
 * Lists the differences of two looks, one line an element.
 *
 * @param but The properties that may differ.
 */
export function differences(before: Looks, after: Looks, but = /^$/): string[] {
  return Object.entries(before).flatMap(([name, look]) => {
    const other = after[name] ?? {}
    const changed = Object.keys(look).filter(
      (property) => look[property] !== other[property] && !but.test(property),
    )
    const told = changed.slice(0, 4).map((property) => `${property} ${look[property]} → ${other[property]}`)
    return changed.length === 0 ? [] : [`${name}: ${told.join(', ')}${changed.length > 4 ? ' …' : ''}`]
  })
}
