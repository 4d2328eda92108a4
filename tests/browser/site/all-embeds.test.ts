import { readFileSync, statSync } from 'node:fs'
import { violations } from '../../../scripts/harness/axe'
import { siteFolder } from '../../../scripts/harness/styling'
import { budgetOf, countBytes } from '../../../scripts/harness/transfer'
import { embeds } from '../documents'
import { expect } from '../fixture'
import { recordLayoutShifts } from '../support/layout-shift'
import { test } from './support/elsewhere'

/** The bytes that a server sends before it waits for the browser, without the headers of an answer. */
const firstFlight = 10 * 1460 - 1100

/** Browsers of several tests load them side by side. */
const parts = Array.from({ length: 4 }, (_, part) => embeds.filter((_embed, index) => index % 4 === part))

for (const part of parts) {
  test(`embeds work in a sandbox: ${part.map(({ path }) => path).join(', ')}`, async ({
    page,
    openElsewhere,
    baseURL,
  }) => {
    test.slow()
    await page.setViewportSize({ width: 700, height: 400 })
    await recordLayoutShifts(page)
    for (const [index, { route, path, file }] of part.entries()) {
      await test.step(path, async () => {
        expect(statSync(`${file}.br`).size, 'document').toBeLessThan(firstFlight)
        const bytes = await countBytes(page)
        await openElsewhere(
          `<iframe src="${baseURL}${path}?nobody=1" title="${path}" width="320" height="180" sandbox="allow-scripts"></iframe>`,
        )
        const frame = await (await page.locator('iframe').elementHandle()).contentFrame()
        if (!frame) throw new Error('There is no frame.')
        // The script adds the query to the link.
        const link = frame.getByRole('link', { name: / – Vitrine$/ })
        await expect(link).toHaveAttribute('href', `${route}?nobody=1`)
        await expect(link).toBeVisible()
        await expect(frame.locator('main')).toHaveCount(1)
        await expect(frame.locator('#root > :not(link)')).toHaveCount(1)
        const found = await frame.evaluate(() => {
          const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
          const resources = performance.getEntriesByType('resource')
          const early = resources.filter(({ startTime }) => startTime <= paint).map(({ name }) => name)
          return {
            // A component can show a picture.
            early: early.filter((name) => !/\.(?:svg|jpg|avif)$/.test(name)),
            overflow: document.documentElement.scrollWidth - window.innerWidth,
            shifts: window.layoutShifts,
            empty: document.querySelector('[data-stage]')?.childElementCount === 0,
            canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
            robots: document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content,
          }
        })
        expect(found).toEqual({
          early: [],
          overflow: 0,
          shifts: [],
          empty: false,
          canonical: `${baseURL}${route}`,
          robots: 'noindex',
        })
        const budget = budgetOf(path)
        expect(bytes.script, 'script').toBeLessThanOrEqual(budget.script)
        expect(bytes.total, 'total').toBeLessThanOrEqual(budget.total)
        // One in three, since axe takes as long as all else.
        // A heading of the first level is that of the page around it.
        if (index % 3 === 0)
          expect(
            (await violations(frame)).filter((line) => !line.startsWith('page-has-heading-one')),
          ).toEqual([])
      })
    }
  })
}

test('no embed is in the sitemap', () => {
  expect(embeds.length).toBeGreaterThan(40)
  expect(readFileSync(`${siteFolder}/client/sitemap.xml`, 'utf8')).not.toContain('/embed/')
})
