import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'

/** The pages whose back link goes one entry of the history back. */
const pages = { Pricing: '/pricing-details', Textarea: '/textarea-details', Generator: '/generator' }
const pricing = pages.Pricing

const scripts = '**/assets/*.js'
const back = (page: Page) => page.getByRole('link', { name: 'Back to Components' })
const card = (page: Page) => page.getByRole('link', { name: 'Learn more about Pricing Plan' })
const isHydrated = (page: Page) => expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()

/** Opens another site, which has a link to a page of this one. */
async function openElsewhere(page: Page, baseURL: string | undefined) {
  const address = 'http://elsewhere.example/'
  const body = `<title>Elsewhere</title><a href="${baseURL ?? ''}${pricing}">Pricing</a>`
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(address)
}

/** Follows two links of the on-this-page list; each is an entry of the history. */
async function readOn(page: Page) {
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  for (const link of [links.nth(1), links.nth(2)]) {
    const hash = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect.poll(() => new URL(page.url()).hash).toBe(hash)
  }
}

/** Goes from the catalogue to Pricing by a link that the router follows. */
async function openByCard(page: Page, open: (path: string) => Promise<void>) {
  await open('/components?page=2')
  await card(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing Plan' })).toBeFocused()
}

for (const [name, route] of Object.entries(pages)) {
  test(`${name}: Back goes one entry back to a page that was opened by its address`, async ({
    page,
    open,
  }) => {
    await open('/about')
    await open(route)
    await back(page).click()
    await expect(page).toHaveURL('/about')
    await page.goForward()
    await expect(page).toHaveURL(route)
  })

  test(`${name}: Back leads to the catalogue when the visit began here`, async ({ page, open }) => {
    await open(route)
    await back(page).click()
    await expect(page).toHaveURL('/components')
    await page.goBack()
    await expect(page).toHaveURL(route)
  })
}

test('Back goes one entry back to a page whose link was followed before hydration', async ({ page }) => {
  const held = await gate(page, scripts)
  await page.goto('/components?page=2', { waitUntil: 'commit' })
  await card(page).click()
  await expect(page).toHaveURL(pricing)
  held.open()
  await isHydrated(page)
  await back(page).click()
  await expect(page).toHaveURL('/components?page=2')
  await page.goForward()
  await expect(page).toHaveURL(pricing)
})

test('Back works before hydration, too', async ({ page }) => {
  await gate(page, scripts)
  await page.goto('/about', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.goto(pricing, { waitUntil: 'commit' })
  await readOn(page)
  await back(page).click()
  await expect(page).toHaveURL('/about')
})

test('Back skips the links that were followed within the page', async ({ page, open }) => {
  await open('/about')
  await open(pricing)
  await readOn(page)
  await back(page).click()
  await expect(page).toHaveURL('/about')

  await openByCard(page, open)
  await readOn(page)
  await back(page).click()
  await expect(page).toHaveURL('/components?page=2')
})

test('Back skips entries of the same page with a slash or another query', async ({ page, open }) => {
  await open('/about')
  await open(`${pricing}/`)
  await open(`${pricing}?currency=EUR`)
  await open(pricing)
  await back(page).click()
  await expect(page).toHaveURL('/about')
})

test('Back leads to the catalogue when all entries before this one are of the same page', async ({
  page,
  open,
}) => {
  await open(pricing)
  await readOn(page)
  await back(page).click()
  await expect(page).toHaveURL('/components')
})

test('Back leads to the page before, also after a reload', async ({ page, open }) => {
  await openByCard(page, open)
  await readOn(page)
  await page.reload()
  await isHydrated(page)
  await back(page).click()
  await expect(page).toHaveURL('/components?page=2')
  await page.goForward()
  await expect(page).toHaveURL(pricing)
})

test('Back never leaves the site', async ({ page, open, baseURL }) => {
  await open('/about')
  await openElsewhere(page, baseURL)
  await page.getByRole('link', { name: 'Pricing' }).click()
  await isHydrated(page)
  await readOn(page)
  await back(page).click()
  await expect(page).toHaveURL('/components')

  await page.goto('data:text/html,Elsewhere')
  await open(pricing)
  await back(page).click()
  await expect(page).toHaveURL('/components')
})

test('Back leads to the catalogue in a tab that a link opened', async ({ page, open, context }) => {
  await open('/components?page=2')
  const opened = context.waitForEvent('page')
  await card(page).click({ modifiers: ['ControlOrMeta'] })
  const tab = await opened
  await isHydrated(tab)
  await readOn(tab)
  await back(tab).click()
  await expect(tab).toHaveURL(/\/components(\?page=2)?$/)
})

for (const modifier of ['ControlOrMeta', 'Shift'] as const) {
  test(`Back with ${modifier} opens the catalogue beside the page`, async ({ page, open, context }) => {
    await open('/about')
    await open(pricing)
    const opened = context.waitForEvent('page')
    await back(page).click({ modifiers: [modifier] })
    await expect(await opened).toHaveURL('/components')
    await expect(page).toHaveURL(pricing)
  })
}

test('Back answers Enter', async ({ page, open }) => {
  await open('/about')
  await open(pricing)
  await back(page).press('Enter')
  await expect(page).toHaveURL('/about')
})

test('a control that was just turned is in the address that Back leaves', async ({ page, open }) => {
  await open('/about')
  await open(pages.Generator)
  await page.getByRole('slider').first().press('End')
  await back(page).click()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expect(page).toHaveURL(/generator\?\w+=/)
})

test.describe('in a browser without the Navigation API', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  })

  test('Back goes one entry back to a page that the router left', async ({ page, open }) => {
    await openByCard(page, open)
    expect(await page.evaluate(() => 'navigation' in window)).toBe(false)
    await back(page).click()
    await expect(page).toHaveURL('/components?page=2')
    await page.goForward()
    await expect(page).toHaveURL(pricing)
  })

  test('Back skips the links that were followed within the page, also after a reload', async ({
    page,
    open,
  }) => {
    await open('/about')
    await openByCard(page, open)
    await readOn(page)
    await page.reload()
    await isHydrated(page)
    await readOn(page)
    await page.goBack()
    await back(page).click()
    await expect(page).toHaveURL('/components?page=2')
    await page.goBack()
    await expect(page).toHaveURL('/about')
  })

  test('Back goes one entry back from a page that was opened after links within another', async ({
    page,
    open,
  }) => {
    await open(pricing)
    await readOn(page)
    await page.getByRole('link', { name: 'Components', exact: true }).click()
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL('/components?page=2')
    await card(page).click()
    await expect(page).toHaveURL(pricing)
    await back(page).click()
    await expect(page).toHaveURL('/components?page=2')
  })

  test('Back leads to the page whose link was followed before hydration', async ({ page }) => {
    const held = await gate(page, scripts)
    await page.goto('/components?page=2', { waitUntil: 'commit' })
    await card(page).click()
    await expect(page).toHaveURL(pricing)
    held.open()
    await isHydrated(page)
    await readOn(page)
    await back(page).click()
    await expect(page).toHaveURL('/components?page=2')
  })

  test('Back leads to the catalogue when the visit began here, or elsewhere', async ({
    page,
    open,
    baseURL,
  }) => {
    await open(pricing)
    await readOn(page)
    await back(page).click()
    await expect(page).toHaveURL('/components')

    await openElsewhere(page, baseURL)
    await page.getByRole('link', { name: 'Pricing' }).click()
    await isHydrated(page)
    await back(page).click()
    await expect(page).toHaveURL('/components')
  })
})
