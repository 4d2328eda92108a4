import { violations } from '../../harness/axe'
import type { BenchEnvironment } from './environment'
import type { Row } from './table'

/** Runs axe on every document, wide and narrow, light and dark. */
export async function accessibility({ site, targets, browser }: BenchEnvironment): Promise<Row[]> {
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    for (const target of targets) {
      await page.goto(site + target, { waitUntil: 'networkidle' })
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        const lines = await violations(page)
        found.push(...lines.map((line) => `${target}, ${width} px, ${colorScheme}: ${line}`))
      }
    }
    await context.close()
  }
  return [
    {
      what: 'axe violations, every document, 1280 and 390 px, light and dark',
      target: '0',
      measured: String(found.length),
      details: found.join('; '),
      holds: found.length === 0,
    },
  ]
}
