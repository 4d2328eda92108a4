import { expect, type Page } from '../fixture'
import { painted } from '../support/painted'
import { test } from './support/configured-site'

const source = 'http://chat.test/chat.js'
const scripts = (page: Page) => page.locator(`script[src="${source}"]`)
const added = (page: Page) => page.locator('#chat-bubble, #chat-style, #chat-frame')
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

test('each page loads the widget once, and starts it again', async ({ page, open }) => {
  await open('/about')
  for (const name of ['Contact Us', 'Stories', 'Home', 'About Us']) {
    await expect(scripts(page)).toHaveCount(1)
    await expect(added(page)).toHaveCount(3)
    await page.locator('#chat-bubble').evaluate((bubble) => (bubble.dataset.page = 'before'))
    await link(page, name).click()
    await expect(page.locator('#chat-bubble:not([data-page])')).toHaveCount(1)
    await expect(page.locator('#chat-bubble[data-page]')).toHaveCount(0)
  }
})

test('leaving a page removes the widget and everything it added', async ({ page, open }) => {
  await open('/about')
  await expect(added(page)).toHaveCount(3)
  expect(await page.evaluate(() => '$chat' in window)).toBe(true)
  await page.route(source, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await link(page, 'Contact Us').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch')
  await expect(scripts(page)).toHaveCount(1)
  await expect(added(page)).toHaveCount(0)
  expect(await page.evaluate(() => '$chat' in window)).toBe(false)
})

test('removing the widget leaves the site’s own styles and scripts', async ({ page, open }) => {
  await open('/button-details')
  await expect(added(page)).toHaveCount(3)
  const styles = () =>
    page.locator('link[rel=stylesheet], link[rel=modulepreload], script[type=module]').count()
  const before = await styles()
  await link(page, 'Stories').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community Stories')
  expect(await styles()).toBeGreaterThanOrEqual(before)
})

test('the widget stays while a search changes the URL of the same page', async ({ page, open }) => {
  await open('/components')
  await page.locator('#chat-bubble').evaluate((bubble) => (bubble.dataset.kept = 'yes'))
  await page.getByRole('searchbox').fill('button')
  await expect(page).toHaveURL(/q=button/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await painted(page)
  await expect(page.locator('#chat-bubble')).toHaveAttribute('data-kept', 'yes')
})

test('no page waits for a chat service that does not respond', async ({ page, open }) => {
  await page.route(source, () => new Promise(() => {}))
  await open('/about')
  await link(page, 'Contact Us').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in touch')
})
