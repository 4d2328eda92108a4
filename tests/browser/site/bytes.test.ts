import { addresses, documentNotFound, notFound } from '../documents'
import { expect, test, type Page } from '../fixture'
import { countBytes, KiB, shareOf } from '../../../scripts/harness/transfer'
import { glassOf } from './support/glass'
import { shifts, watchShifts } from './support/shift'

const repository = 'https://api.github.com/repos/vitrine-ui/vitrine'

/** The calls that a page makes by itself (SPEC section 7); all other pages make none. */
const calls: Readonly<Record<string, readonly string[]>> = {
  '/contributors': [
    `GET ${repository}/contributors?page=1&per_page=100`,
    `GET ${repository}/contributors?page=2&per_page=100`,
    `GET ${repository}`,
  ],
  '/stories': ['GET /api/stories/getposts'],
}

/** What a page asks for by itself that is no file of the site, from now on. */
function callsOf(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) return
    const { protocol, origin, pathname } = new URL(request.url())
    const isOwn = origin === new URL(page.url()).origin
    if (isOwn && pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
    if (!isOwn && protocol !== 'data:') asked.push(`${request.method()} ${request.url()}`)
  })
  return asked
}

/**
 * The most layers that the browser may have to blur in one frame. Nine are on the page of four statistics, twice; each
 * costs the most of all that is painted.
 */
const layersAtOnce = 10

for (const path of [...addresses, notFound]) {
  test(`${path} transfers no more than its share, asks nobody but SPEC's remotes, moves nowhere, and blurs little`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (path === notFound) expectConsole(documentNotFound)
    await page.setViewportSize({ width: 1280, height: 844 })
    await watchShifts(page)
    const asked = callsOf(page)
    const bytes = await countBytes(page)
    await open(path)
    await page.waitForLoadState('networkidle')
    const { script, total } = shareOf(path)
    test.info().annotations.push({
      type: 'KiB',
      description: `script ${(bytes.script / KiB).toFixed(1)}, total ${(bytes.total / KiB).toFixed(1)}`,
    })
    expect(bytes.script, 'script').toBeLessThanOrEqual(script)
    expect(bytes.total, 'total').toBeLessThanOrEqual(total)
    expect(asked).toEqual(calls[path] ?? [])
    // To connect, or to look a name up, is to ask, too.
    await expect(page.locator('link[rel~=preconnect], link[rel~=dns-prefetch]')).toHaveCount(0)
    expect(await shifts(page)).toEqual([])
    const { layers, animated } = await glassOf(page)
    expect(layers, 'blurred layers in the window').toBeLessThanOrEqual(layersAtOnce)
    expect(animated, 'rules that animate a blur').toEqual([])
  })
}

test('a visitor who only reads downloads no page but the one that is shown, and a hovered link is fetched ahead', async ({
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
  expect(scripts.some((path) => /docs|emotion|highlight/.test(path))).toBe(false)
  await page.getByRole('article').first().getByRole('link').hover()
  await expect.poll(() => scripts.slice(before).some((path) => path.includes('docs'))).toBe(true)
})
