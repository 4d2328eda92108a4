import type { Page } from '../../fixture'
import { printCss, propertiesOf, ruleOf } from '../../../../src/glass/css'
import { printJson, printTokens } from '../../../../src/glass/exports'
import { printTailwind } from '../../../../src/glass/tailwind'
import type { Glass, Scheme } from '../../../../src/glass/glass-values'
import { cssOfTokens, parseTokens, type Group } from '../../../support/design-tokens'
import { tailwind } from '../../../support/tailwind'

/** Makes all components of a page a glass. Returns what takes it away again. */
type Apply = (page: Page, glass: Glass, scheme: Scheme) => Promise<() => Promise<void>>

/** Adds a style sheet to the page. */
export async function addSheet(page: Page, content: string): Promise<() => Promise<void>> {
  const style = await page.addStyleTag({ content })
  return () => style.evaluate((element) => element.parentNode?.removeChild(element)).then(() => {})
}

/** As the board of the studio does: properties on an element around the components. */
export const inline: Apply = async (page, glass, scheme) => {
  const root = page.locator('html')
  await root.evaluate(
    (element, properties) => {
      for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
    },
    propertiesOf(glass, scheme),
  )
  return () => root.evaluate((element) => element.removeAttribute('style'))
}

/** Every format, as an app uses it. */
export const ways: Readonly<Record<string, Apply>> = {
  CSS: (page, glass) => addSheet(page, printCss(glass)),

  'CSS, with a class for the scheme': async (page, glass, scheme) => {
    await page.emulateMedia({ colorScheme: scheme === 'light' ? 'dark' : 'light' })
    await page.locator('html').evaluate((element, name) => element.classList.add(name), scheme)
    const remove = await addSheet(page, printCss(glass))
    return async () => {
      await remove()
      await page.locator('html').evaluate((element) => element.removeAttribute('class'))
      await page.emulateMedia({ colorScheme: scheme })
    }
  },

  'design tokens': (page, glass, scheme) => {
    // The format's own test says that this is its shape.
    const { glass: root } = parseTokens(printTokens(glass)) as { glass: Record<string, Group> }
    const groups = [root[scheme] ?? {}, root.shared ?? {}].map((group) => cssOfTokens(group, 'glass'))
    return addSheet(page, ruleOf(':root', Object.assign({}, ...groups) as Record<string, string>))
  },

  JSON: (page, glass, scheme) =>
    inline(page, (JSON.parse(printJson(glass)) as { glass: Glass }).glass, scheme),
}

/** The sheet that Tailwind makes of an app with a glass, or with none. */
export async function tailwindSheet(glass: Glass | undefined, classes: string[]): Promise<string> {
  const build = await tailwind(glass === undefined ? '' : printTailwind(glass))
  return build(classes)
}
