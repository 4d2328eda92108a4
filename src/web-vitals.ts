import type { Metric } from 'web-vitals'

/** Reports the page's web vitals to a callback. Without a callback nothing is loaded or measured. */
export async function reportWebVitals(report?: (metric: Metric) => void): Promise<void> {
  if (report === undefined) return
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals')
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
}
