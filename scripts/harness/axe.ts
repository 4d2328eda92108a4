import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** What axe finds wrong on a page as it stands: a line a rule, with the elements that break it. */
export async function violations(page: Page): Promise<string[]> {
  // Injected by the debugger, so the page's own policy on scripts stays as it is.
  await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(() =>
    // The size of targets (WCAG 2.2, 2.5.8) is a rule that axe does not apply unless it is asked to.
    (window as unknown as { axe: typeof axe }).axe.run({ rules: { 'target-size': { enabled: true } } }),
  )
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
