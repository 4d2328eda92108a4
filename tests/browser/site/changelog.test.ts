import { addresses } from '../documents'
import { expect, test, type Page } from '../fixture'

const entries = (page: Page) => page.getByRole('main').getByRole('article')
const feed = '/changelog.rss'

/** The texts of the feed's elements with a name, as an XML parser reads them. */
async function inFeed(page: Page, selector: string) {
  if (page.url() === 'about:blank') await page.goto('/robots.txt')
  return page.evaluate(
    async ([address = '', wanted = '']) => {
      // Not by a DOMParser, which the site's policy refuses.
      const request = new XMLHttpRequest()
      request.open('GET', address)
      request.overrideMimeType('application/xml')
      await new Promise((loaded) => {
        request.addEventListener('load', loaded)
        request.send()
      })
      const found = request.responseXML?.querySelectorAll(wanted) ?? []
      return Array.from(found, ({ textContent }) => textContent)
    },
    [feed, selector],
  )
}

test('the footer leads to the changelog, whose days come newest first', async ({ page, open }) => {
  await open('/components')
  await page.getByRole('contentinfo').getByRole('link', { name: "What's New" }).click()
  await expect(page.getByRole('heading', { level: 1, name: "What's New" })).toBeFocused()
  await expect(page).toHaveTitle(/^What's New – /)
  const days = await page
    .locator('main time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days.length).toBeGreaterThan(0)
  expect(days).toEqual([...new Set(days)].toSorted().reverse())
  const reached = await entries(page).allTextContents()
  await page.reload()
  expect(await entries(page).allTextContents()).toEqual(reached)
})

test('a new component is listed with its description, before what else is new that day, and leads to its page', async ({
  page,
  open,
}) => {
  await open('/changelog')
  const kind = page.getByText('Component', { exact: true })
  const newest = page.locator('main section').filter({ has: kind }).first().getByRole('article').first()
  await expect(newest).toContainText('Component')
  const title = newest.getByRole('link')
  const name = (await title.textContent()) ?? ''
  await title.click()
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
})

test('every entry of the feed leads to its place on the page', async ({ page, open }) => {
  await open('/changelog')
  const ids = await entries(page).evaluateAll((all) => all.map(({ id }) => id))
  const guids = await inFeed(page, 'item > guid')
  expect(guids.map((guid) => new URL(guid).hash.slice(1))).toEqual(ids)
  const last = new URL(guids.at(-1) ?? '')
  await open(`${last.pathname}${last.hash}`)
  await expect(entries(page).last()).toBeInViewport()
})

test('every link of the feed is an address of the site', async ({ page }) => {
  const links = await inFeed(page, 'item > link')
  expect(links.length).toBeGreaterThan(0)
  for (const link of new Set(links)) {
    const { pathname, search } = new URL(link)
    expect((await page.request.get(pathname + search)).status(), link).toBe(200)
  }
})

test('the feed is sent as RSS, is compressed, and may be kept for an hour', async ({ request }) => {
  const response = await request.get(feed, { headers: { 'Accept-Encoding': 'br' } })
  expect(response.headers()['content-type']).toBe('application/rss+xml')
  expect(response.headers()['content-encoding']).toBe('br')
  expect(response.headers()['cache-control']).toBe('public, max-age=3600')
  expect(response.headers()['etag']).toBeTruthy()
})

test('every document names the feed', async ({ request }) => {
  for (const address of [...addresses, '/no-such-page']) {
    expect(await (await request.get(address)).text(), address).toContain(
      `<link rel="alternate" type="application/rss+xml" title="What's new" href="${feed}">`,
    )
  }
})

test('the list links to the feed', async ({ page, open }) => {
  await open('/changelog')
  await expect(page.getByRole('link', { name: 'RSS feed' })).toHaveAttribute('href', feed)
})
