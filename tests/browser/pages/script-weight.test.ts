import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../fixture'

const kib = 1024

/** What a page's scripts may weigh, in KiB as the server sends them (brotli). */
const budgets = {
  '/': 85,
  '/components': 85,
  '/stories': 120,
  '/contributors': 120,
  '/contact': 120,
  '/donate': 120,
}

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} transfers at most ${budget} KiB of script, and no web vitals`, async ({ page, open }) => {
    const scripts = new Map<string, Promise<number>>()
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script' || !response.url().endsWith('.js')) return
      scripts.set(
        response.url(),
        response.body().then((body) => brotliCompressSync(body).length),
      )
    })
    await open(path)
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all(scripts.values())
    const total = sizes.reduce((sum, size) => sum + size, 0) / kib
    expect(total).toBeGreaterThan(50)
    expect(total).toBeLessThanOrEqual(budget)
    const bodies = await Promise.all(
      [...scripts.keys()].map(async (url) => (await page.request.get(url)).text()),
    )
    expect(bodies.filter((body) => body.includes('largest-contentful-paint'))).toEqual([])
  })
}
