import type { Page } from '../../fixture'

/** Lists the focusable elements without a name in Chromium's accessibility tree, each with its role and markup. */
export async function unnamedControls(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const unnamed = nodes.filter(
    ({ ignored, role, name, properties }) =>
      !ignored &&
      role?.value !== 'RootWebArea' &&
      properties?.some((property) => property.name === 'focusable' && property.value.value === true) ===
        true &&
      !String(name?.value ?? '').trim(),
  )
  const found: string[] = []
  for (const { role, backendDOMNodeId } of unnamed) {
    if (backendDOMNodeId === undefined) continue
    const { outerHTML } = await session.send('DOM.getOuterHTML', { backendNodeId: backendDOMNodeId })
    found.push(`${String(role?.value)}: ${outerHTML.slice(0, 120)}`)
  }
  await session.detach()
  return found
}
