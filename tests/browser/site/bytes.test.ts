import { documents } from '../documents'
import { expect, test, type Page } from '../fixture'
import { glassOf } from './support/glass'
import { shifts, watchShifts } from './support/shift'

const KiB = 1024

/** What a page may transfer, in bytes as they cross the wire: its script, imports after `load` included, and all of it. */
const limits = {
  front: {
    paths: ['/', '/components', '/components?page=2', '/components?page=3'],
    script: 85 * KiB,
    total: 150 * KiB,
  },
  other: { script: 120 * KiB, total: 150 * KiB },
}

/** Counts what a page transfers until the network has been idle. */
async function transferred(page: Page, path: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  const bytes = { script: 0, total: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength
    if (types.get(requestId) === 'Script') bytes.script += encodedDataLength
  })
  await page.goto(path)
  await expect(page.getByRole('button', { name: /Colour scheme/ })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  return bytes
}

/**
 * The most layers that the browser may have to blur in one frame. Nine are on the page of four statistics, twice; each
 * costs the most of all that is painted.
 */
const layersAtOnce = 10

for (const path of documents) {
  test(`${path} transfers no more than its share, moves by itself nowhere, and blurs little`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await watchShifts(page)
    const { script, total } = limits.front.paths.includes(path) ? limits.front : limits.other
    const bytes = await transferred(page, path)
    test.info().annotations.push({
      type: 'KiB',
      description: `script ${(bytes.script / KiB).toFixed(1)}, total ${(bytes.total / KiB).toFixed(1)}`,
    })
    expect(bytes.script, 'script').toBeLessThanOrEqual(script)
    expect(bytes.total, 'total').toBeLessThanOrEqual(total)
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
  expect(scripts.some((path) => /docs|emotion|prism/.test(path))).toBe(false)
  await page.getByRole('article').first().getByRole('link').hover()
  await expect.poll(() => scripts.slice(before).some((path) => path.includes('docs'))).toBe(true)
})
