import type { Page } from '../../fixture'

/** Roles of what a visitor goes to or hears of as a whole. */
const wholes: readonly unknown[] = [
  'article',
  'form',
  'group',
  'radiogroup',
  'listbox',
  'grid',
  'tablist',
  'dialog',
]

/**
 * Lists the focusable elements, groups and articles without a name in Chromium's accessibility tree, each with its role and
 * markup.
 */
export async function unnamedParts(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const unnamed = nodes.filter(
    ({ ignored, role, name, properties }) =>
      !ignored &&
      role?.value !== 'RootWebArea' &&
      (wholes.includes(role?.value) ||
        properties?.some((property) => property.name === 'focusable' && property.value.value === true) ===
          true) &&
      !String(name?.value ?? '').trim(),
  )
  const found: string[] = []
  for (const { role, backendDOMNodeId } of unnamed) {
    if (backendDOMNodeId === undefined) continue
    const { outerHTML } = await session.send('DOM.getOuterHTML', { backendNodeId: backendDOMNodeId })
    // HTML gives these groups no name: a summary stands for the one, and the other is about what it is in.
    if (/^<(?:details|address)\b/.test(outerHTML)) continue
    found.push(`${String(role?.value)}: ${outerHTML.slice(0, 120)}`)
  }
  await session.detach()
  return found
}
