import { expect, type Page } from '../fixture'
import { test } from './support/configured-site'

const source = 'http://chat.test/chat.js'
const scripts = (page: Page) => page.locator(`script[src="${source}"]`)
const left = (page: Page) => page.locator('#chat-bubble, #chat-style, #chat-frame')
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

test('the widget comes with each page, once, and starts anew on the next', async ({
  page,
  open,
  mockServer,
}) => {
  expect(mockServer.asked).toEqual([])
  await open('/about')
  for (const name of ['Contact Us', 'Stories', 'Home', 'About Us']) {
    await expect(scripts(page)).toHaveCount(1)
    await expect(left(page)).toHaveCount(3)
    await page.locator('#chat-bubble').evaluate((bubble) => (bubble.dataset.page = 'before'))
    await link(page, name).click()
    await expect(page.locator('#chat-bubble:not([data-page])')).toHaveCount(1)
    await expect(page.locator('#chat-bubble[data-page]')).toHaveCount(0)
  }
})

test('when the page is left, the widget goes with everything it added', async ({ page, open }) => {
  await open('/about')
  await expect(left(page)).toHaveCount(3)
  expect(await page.evaluate(() => '$chat' in window)).toBe(true)
  await page.route(source, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await link(page, 'Contact Us').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch')
  await expect(scripts(page)).toHaveCount(1)
  await expect(left(page)).toHaveCount(0)
  expect(await page.evaluate(() => '$chat' in window)).toBe(false)
})

test('the site’s own styles and scripts stay when the widget goes', async ({ page, open }) => {
  await open('/button-details')
  await expect(left(page)).toHaveCount(3)
  const styles = () =>
    page.locator('style[data-emotion], link[rel=modulepreload], script[type=module]').count()
  const before = await styles()
  await link(page, 'Stories').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community Stories')
  expect(await styles()).toBeGreaterThanOrEqual(before)
})

test('a filter of the page’s own is no new page: the widget stays', async ({ page, open }) => {
  await open('/components')
  await page.locator('#chat-bubble').evaluate((bubble) => (bubble.dataset.kept = 'yes'))
  await page.getByRole('searchbox').fill('button')
  await expect(page).toHaveURL(/q=button/)
  await expect(page.locator('#chat-bubble')).toHaveAttribute('data-kept', 'yes')
})

test('a chat service that does not answer keeps no page waiting', async ({ page, open }) => {
  await page.route(source, () => new Promise(() => {}))
  await open('/about')
  await link(page, 'Contact Us').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch')
})
