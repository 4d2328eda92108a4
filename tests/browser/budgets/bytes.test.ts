import { addresses, documentNotFound, notFound } from '../documents'
import { expect, test, type Page } from '../fixture'
import { budgetOf, countBytes, KiB } from '../../../scripts/harness/transfer'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'
import { blurCost } from './support/blur-cost'

const repository = 'https://api.github.com/repos/vitrine-ui/vitrine'

/** The calls that a page makes by itself. All other pages make none. */
const calls: Readonly<Record<string, readonly string[]>> = {
  '/contributors': [
    `GET ${repository}/contributors?page=1&per_page=100`,
    `GET ${repository}/contributors?page=2&per_page=100`,
    `GET ${repository}`,
  ],
  '/stories': ['GET /api/stories/getposts'],
}

/** Records the page's requests that are not for files of the site. */
function recordCalls(page: Page): readonly string[] {
  const made: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return
    const { protocol, origin, pathname } = new URL(request.url())
    const isOwn = origin === new URL(page.url()).origin
    if (isOwn && pathname.startsWith('/api/')) made.push(`${request.method()} ${pathname}`)
    if (!isOwn && protocol !== 'data:') made.push(`${request.method()} ${request.url()}`)
  })
  return made
}

/**
 * The most layers that may be blurred in one frame: blur is the most expensive thing to paint. The studio is there to show
 * much glass at once, and what is on both sides of its divider is blurred on each.
 */
const layersAtOnce = (path: string) => (path === '/studio' ? 20 : 10)

for (const path of [...addresses, notFound]) {
  test(`${path} stays within its budget of bytes and elements, calls only the allowed addresses, has no layout shift, and blurs little`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (path === notFound) expectConsole(documentNotFound)
    await page.setViewportSize({ width: 1280, height: 844 })
    await recordLayoutShifts(page)
    const made = recordCalls(page)
    const bytes = await countBytes(page)
    await open(path)
    await expect.poll(() => made).toEqual(calls[path] ?? [])
    await page.waitForLoadState('networkidle')
    const { script, total, elements } = budgetOf(path)
    test.info().annotations.push({
      type: 'KiB',
      description: `script ${(bytes.script / KiB).toFixed(1)}, total ${(bytes.total / KiB).toFixed(1)}`,
    })
    expect(bytes.script, 'script').toBeLessThanOrEqual(script)
    expect(bytes.total, 'total').toBeLessThanOrEqual(total)
    expect(await page.locator('*').count(), 'elements').toBeLessThanOrEqual(elements)
    expect(made).toEqual(calls[path] ?? [])
    // Opening a connection or looking up a name contacts a server, too.
    await expect(page.locator('link[rel~=preconnect], link[rel~=dns-prefetch]')).toHaveCount(0)
    expect(await layoutShifts(page)).toEqual([])
    const { layers, animated } = await blurCost(page)
    expect(layers, 'blurred layers in the viewport').toBeLessThanOrEqual(layersAtOnce(path))
    expect(animated, 'rules that animate a blur').toEqual([])
  })
}

test('a visitor downloads only the page that is shown; hovering a link prefetches its page', async ({
  page,
  open,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  await open('/components')
  await page.waitForLoadState('networkidle')
  const before = scripts.length
  expect(scripts.some((path) => /docs|glass|highlight/.test(path))).toBe(false)
  await page.getByRole('article').first().getByRole('link').hover()
  await expect.poll(() => scripts.slice(before).some((path) => path.includes('docs'))).toBe(true)
})

for (const path of ['/', '/components', '/button-details', '/generator', '/contact']) {
  test(`${path} is painted before it requests anything else, icons included`, async ({ page, open }) => {
    await open(path)
    await page.waitForLoadState('networkidle')
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
      const resources = performance.getEntriesByType('resource')
      return resources.filter(({ startTime }) => startTime <= paint).map(({ name }) => name)
    })
    expect(early).toEqual([])
    const icons = page.locator('use[href^="#"]')
    expect(await icons.count()).toBeGreaterThan(0)
    for (const icon of await icons.all()) {
      const symbol = (await icon.getAttribute('href')) ?? ''
      await expect(page.locator(`symbol${symbol}`)).toBeAttached()
    }
  })
}
