import type { Page } from '@playwright/test'
import axe from 'axe-core'

/** axe's own rules, and the target size (WCAG 2.2, 2.5.8), which is off by default. */
const allRules: axe.RunOptions = { rules: { 'target-size': { enabled: true } } }

/** Without details about elements that pass: to describe them takes longer than to check them. */
const results: axe.RunOptions = { resultTypes: ['violations'] }

/**
 * Runs axe on the page, or on the document of a frame, as it is. Returns a line per broken rule, with the elements that break it.
 *
 * @param rules runs these rules only
 */
export async function violations(page: Pick<Page, 'evaluate'>, rules?: string[]): Promise<string[]> {
  // The debugger injects it, so the page keeps its own Content-Security-Policy. Once: it takes as long as some runs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations: found } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(options),
    { ...results, ...(rules === undefined ? allRules : { runOnly: rules }) },
  )
  return found.map(({ id, nodes }) => {
    const elements = nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`)
    return `${id}: ${elements.join(' | ')}`
  })
}
