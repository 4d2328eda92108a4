import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '../fixture'

const chunks = readdirSync('dist/client/assets').filter((name) => name.endsWith('.js'))

/** The chunks of the build that contain a text. */
const chunksWith = (text: string) =>
  chunks.filter((name) => readFileSync(`dist/client/assets/${name}`, 'utf8').includes(text))

test('the library is loaded lazily, and without a callback the reporter loads and measures nothing', async ({
  page,
  open,
}) => {
  const library = chunksWith('largest-contentful-paint')
  expect(library).toHaveLength(1)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url().split('/').at(-1) ?? '')
  })
  await page.addInitScript(() => {
    window.PerformanceObserver = new Proxy(window.PerformanceObserver, {
      construct(Observer, [callback]: [PerformanceObserverCallback]) {
        const observer = new Observer(callback)
        const observe = observer.observe.bind(observer)
        observer.observe = (options) => {
          // The page's own start script observes the first paint.
          if (options?.type !== 'paint') document.documentElement.dataset.measured = options?.type ?? 'yes'
          observe(options)
        }
        return observer
      },
    })
  })
  await open('/')
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await page.waitForLoadState('networkidle')
  expect(scripts).not.toEqual([])
  expect(scripts.filter((name) => library.includes(name))).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-measured')
})
