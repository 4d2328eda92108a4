import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
const about = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' })

/** React's message when a lazy screen cannot be loaded. */
const failed = /^error: Error: Loading chunk failed/
/** The browser's message about the request. */
const refused = /^error: Failed to load resource: net::ERR_FAILED/

async function expectFailure(page: Page) {
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('main').getByText('Loading chunk failed')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible()
}

test('a screen that cannot be loaded shows the error view, and other screens still work', async ({
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

test('Reload requests the screen again', async ({ page, open, expectConsole }) => {
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

test('a screen that takes longer than 120 s shows the error view', async ({ page, open, expectConsole }) => {
  expectConsole(failed)
  await page.clock.install()
  await page.route('**/assets/about-*.js', () => new Promise(() => {}))
  await open('/donate')
  await about(page).click()
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(118_000)
  // Until then the previous screen stays.
  await expect(heading(page)).toHaveText('Support Us!')
  await page.clock.runFor(3_000)
  await expectFailure(page)
})

test('an error while rendering shows the error view with its message', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/This date cannot be formatted/)
  await page.route('**/api/stories/getposts*', (route) =>
    route.fulfill({
      json: [{ id: '1', title: 'T', content: 'C', category: 'K', date: '2026-01-31T09:30:00Z' }],
    }),
  )
  await open('/about')
  await page.evaluate(() => {
    Date.prototype.toLocaleDateString = () => {
      throw new Error('This date cannot be formatted')
    }
  })
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click()
  await expect(heading(page)).toHaveText('Unexpected Application Error!')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('This date cannot be formatted')).toBeVisible()
})

for (const path of ['/about', '/button-details']) {
  test(`${path} as the first page shows the error view when its screen cannot be loaded`, async ({
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

test('a detail page shows its heading before its sections are loaded, and they do not move it', async ({
  page,
  open,
}) => {
  const sections = await gate(page, '**/assets/docs-*.js')
  await open('/components?q=slider')
  await page.getByRole('article').getByRole('link').click()
  await expect(heading(page)).toHaveText('Slider')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle(/^Slider/)
  await expect(page.getByRole('contentinfo')).not.toBeInViewport()
  expect(await page.getByRole('main').getByRole('region').count()).toBe(0)
  const place = await heading(page).boundingBox()
  sections.open()
  await expect(page.getByRole('region', { name: 'Usage', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Components' })).toBeVisible()
  expect(await heading(page).boundingBox()).toEqual(place)
  await expect(heading(page)).toBeFocused()
})

test('sections that cannot be loaded show the error view', async ({ page, open, expectConsole }) => {
  expectConsole(refused)
  expectConsole(failed)
  await page.route('**/assets/docs-*.js', (route) => route.abort())
  await open('/components?q=slider')
  await page.getByRole('article').getByRole('link').click()
  await expectFailure(page)
})

test('Back to a section of a detail page waits for the sections, and scrolls to it', async ({
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
