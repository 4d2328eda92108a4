import { expect, test, vi } from 'vitest'
import { reportWebVitals } from '../../../src/web-vitals'

const loaded = vi.hoisted(() => ({ times: 0 }))

vi.mock('web-vitals', () => {
  loaded.times += 1
  const measure = (name: string) => (report: (metric: { name: string }) => void) => report({ name })
  return {
    onCLS: measure('CLS'),
    onFCP: measure('FCP'),
    onINP: measure('INP'),
    onLCP: measure('LCP'),
    onTTFB: measure('TTFB'),
  }
})

test('without a callback the library is not even loaded', async () => {
  await reportWebVitals()
  expect(loaded.times).toBe(0)
})

test('a callback gets every metric', async () => {
  const names: string[] = []
  await reportWebVitals(({ name }) => names.push(name))
  expect(names).toEqual(['CLS', 'FCP', 'INP', 'LCP', 'TTFB'])
})
