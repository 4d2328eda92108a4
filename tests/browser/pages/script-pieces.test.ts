import { expect, test, type Page } from '../fixture'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const about = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' })

/** What React writes when a piece does not come; before it, the browser tells of a request that failed. */
const failed = /^error: Error: Loading chunk failed/
const refused = /^error: Failed to load resource: net::ERR_FAILED/

async function expectFailure(page: Page) {
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('main').getByText('Loading chunk failed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
}

test('a piece of script that cannot be had ends in the error view, and the other pages go on', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(refused)
  expectConsole(failed)
  await page.route('**/assets/about-*.js', (route) => route.abort())
  await open('/donate')
  await about(page).click()
  await expectFailure(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
  await expect(heading(page)).toHaveText('Get in touch')
})

test('Reload fetches the piece again', async ({ page, open, expectConsole }) => {
  expectConsole(refused)
  expectConsole(failed)
  await page.route('**/assets/about-*.js', (route) => route.abort())
  await open('/donate')
  await about(page).click()
  await expectFailure(page)
  await page.unroute('**/assets/about-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(heading(page)).toHaveText('About Us')
})

test('a piece that has not come after 120 s ends in the error view, and not a second earlier', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(failed)
  await page.clock.install()
  await page.route('**/assets/about-*.js', () => new Promise(() => {}))
  await open('/donate')
  await about(page).click()
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(118_000)
  // Until the piece is there, the page that was left stays.
  await expect(heading(page)).toHaveText('Support Us!')
  await page.clock.runFor(3_000)
  await expectFailure(page)
})

test('an error while a page is drawn shows the error view with its text', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/The calendar fell off the wall/)
  await page.route('**/api/stories/getposts', (route) =>
    route.fulfill({
      json: [{ id: '1', title: 'T', content: 'C', category: 'K', date: '2026-01-31T09:30:00Z' }],
    }),
  )
  await open('/about')
  await page.evaluate(() => {
    Date.prototype.toLocaleDateString = () => {
      throw new Error('The calendar fell off the wall')
    }
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('The calendar fell off the wall')).toBeVisible()
})

for (const path of ['/about', '/button-details']) {
  test(`${path} as the first page, whose own piece cannot be had, ends in the error view`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(refused)
    expectConsole(failed)
    await page.route(/assets\/(about|entry)-.*\.js/, (route) => route.abort())
    await page.goto(path)
    await expectFailure(page)
  })
}

test('a card leads to its heading before the script of the sections is here, and they move nothing when they come', async ({
  page,
  open,
}) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/docs-*.js', async (route) => {
    await released
    await route.continue()
  })
  await open('/components?q=slider')
  await page.getByRole('article').getByRole('link').click()
  await expect(heading(page)).toHaveText('Slider')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Slider/)
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  expect(await page.getByRole('main').getByRole('region').count()).toBe(0)
  const place = await heading(page).boundingBox()
  release()
  await expect(page.getByRole('region', { name: 'Usage', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Components' })).toBeVisible()
  expect(await heading(page).boundingBox()).toEqual(place)
  await expect(heading(page)).toBeFocused()
})

test('sections that cannot be had end in the error view', async ({ page, open, expectConsole }) => {
  expectConsole(refused)
  expectConsole(failed)
  await page.route('**/assets/docs-*.js', (route) => route.abort())
  await open('/components?q=slider')
  await page.getByRole('article').getByRole('link').click()
  await expectFailure(page)
})

test('a step in the history to a part of a component waits for the sections, and leads there', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await open('/about')
  await page.evaluate(() => {
    window.history.pushState({ idx: 1, key: 'part', usr: null }, '', '/slider-details#keyboard')
    window.history.pushState({ idx: 2, key: 'about', usr: null }, '', '/about')
  })
  await page.goBack()
  await expect(heading(page)).toHaveText('Slider')
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeInViewport()
})
