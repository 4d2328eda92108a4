import { expect, test, vi } from 'vitest'
import { reportWebVitals } from '../../../src/web-vitals'

const library = vi.hoisted(() => ({ loads: 0 }))

vi.mock('web-vitals', () => {
  library.loads += 1
  const measure = (name: string) => (report: (metric: { name: string }) => void) => report({ name })
  return {
    onCLS: measure('CLS'),
    onFCP: measure('FCP'),
    onINP: measure('INP'),
    onLCP: measure('LCP'),
    onTTFB: measure('TTFB'),
  }
})

test('without a callback the library is not loaded', async () => {
  await reportWebVitals()
  expect(library.loads).toBe(0)
})

test('a callback receives every metric', async () => {
  const names: string[] = []
  await reportWebVitals(({ name }) => names.push(name))
  expect(names).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
})
