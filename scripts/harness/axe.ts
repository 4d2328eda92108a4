import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** The axe violations of a page: one line per rule, with the elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  // Injected by the debugger, so that the page's Content-Security-Policy need not change.
  await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(() =>
    // axe applies its rule on target size (WCAG 2.2, 2.5.8) only on request.
    (window as unknown as { axe: typeof axe }).axe.run({ rules: { 'target-size': { enabled: true } } }),
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
