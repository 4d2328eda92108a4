import type { Page } from '@playwright/test'
import { addColorOf } from '../../browser/support/color'

/** Lists glass that still blurs, and layers of glass through which something can be seen. */
export async function transparentGlass(page: Page): Promise<string[]> {
  await addColorOf(page)
  return page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('[data-stage] *')) {
      const what = `<${element.tagName.toLowerCase()}> ${element.textContent.slice(0, 30)}`
      const layer = getComputedStyle(element, '::before')
      const isLayer = layer.content !== 'none' && layer.position === 'absolute' && layer.zIndex === '-1'
      for (const { backdropFilter } of isLayer
        ? [getComputedStyle(element), layer]
        : [getComputedStyle(element)])
        if (backdropFilter !== 'none') found.push(`${what} has ${backdropFilter}`)
      if (isLayer && window.colorOf(layer.backgroundColor).alpha < 1)
        found.push(`${what} is ${layer.backgroundColor}`)
    }
    return found
  })
}
