import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'

const cards = (page: Page) => page.locator('main').getByRole('article')
const search = (page: Page) => page.getByRole('searchbox')
const pageLine = (page: Page) =>
  page.getByRole('navigation', { name: 'Pages' }).getByText(/^Page \d+ of \d+$/)

test('a search ignores case and surrounding spaces, and is kept in the URL without adding a history entry', async ({
  page,
  open,
}) => {
  await open('/components')
  const entries = await page.evaluate(() => history.length)
  await search(page).pressSequentially('  bUtT ')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByRole('heading')).toHaveText('Button')
  expect(new URL(page.url()).search).toBe('?q=bUtT')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.reload()
  await expect(cards(page)).toHaveCount(1)
  await expect(search(page)).toHaveValue('bUtT')
})

test('a search of spaces is an empty search', async ({ page, open }) => {
  await open('/components')
  const all = await cards(page).count()
  await search(page).fill('button')
  await expect(page).toHaveURL('/components?q=button')
  await search(page).fill('   ')
  await expect(page).toHaveURL('/components')
  await expect(cards(page)).toHaveCount(all)
})

test('a search without results replaces grid and pager with a panel, whose button leads home', async ({
  page,
  open,
}) => {
  await open('/components')
  await search(page).fill('no such component')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(main.getByText("Something's missing.")).toBeVisible()
  await expect(
    main.getByText("Sorry, we can't find that component. You'll find lots to explore on the home page."),
  ).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await main.getByRole('link', { name: 'Back to Homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('Back to Components returns to the catalogue as it was left', async ({ page, open }) => {
  await open('/components?q=but')
  await expect(cards(page)).toHaveCount(1)
  await cards(page).getByRole('link', { name: 'Learn more' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(page).toHaveURL('/components?q=but')
  await expect(cards(page)).toHaveCount(1)
})

test('Back leads to the catalogue as it was left before hydration', async ({ page }) => {
  const scripts = await gate(page, '**/assets/*.js')
  await page.goto('/components?page=2', { waitUntil: 'commit' })
  await cards(page).getByRole('link').first().click()
  await expect(page).not.toHaveURL(/\/components/)
  scripts.open()
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(page).toHaveURL('/components?page=2')
  await expect(pageLine(page)).toHaveText(/^Page 2 of/)
})

test('Back leads to the catalogue as it was left, even before any script is loaded', async ({ page }) => {
  await gate(page, '**/assets/*.js')
  await page.goto('/components/?page=2', { waitUntil: 'commit' })
  await cards(page).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(page).toHaveURL('/components?page=2')
  await expect(pageLine(page)).toHaveText(/^Page 2 of/)
})

test('Previous and Next add history entries and are disabled at the ends; a search starts at page 1', async ({
  page,
  open,
}) => {
  await open('/components')
  const first = (await pageLine(page).textContent()) ?? ''
  const pages = Number(/of (\d+)/.exec(first)?.[1])
  await expect(page.getByRole('link', { name: 'Previous' })).toBeDisabled()
  for (let number = 2; number <= pages; number++) {
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(pageLine(page)).toHaveText(`Page ${number} of ${pages}`)
    await expect(page).toHaveURL(`/components?page=${number}`)
  }
  await expect(page.getByRole('link', { name: 'Next' })).toBeDisabled()
  await search(page).fill('t')
  await expect(pageLine(page)).toHaveText(/^Page 1 of/)
  if (pages === 1) return
  await search(page).fill('')
  await page.goBack()
  await expect(pageLine(page)).toHaveText(pages > 2 ? `Page ${pages - 1} of ${pages}` : first)
})

test('a page number that does not exist shows the first page', async ({ page, open }) => {
  for (const number of ['0', '-1', '99', '1.5', 'two']) {
    await open(`/components?page=${number}`)
    await expect(pageLine(page)).toHaveText(/^Page 1 of/)
  }
})

test('each card has its own icon and description', async ({ page, open }) => {
  const seen = new Set<string>()
  await open('/components')
  const pages = Number(/of (\d+)/.exec((await pageLine(page).textContent()) ?? '')?.[1])
  let count = 0
  for (let number = 1; number <= pages; number++) {
    await open(`/components?page=${number}`)
    for (const card of await cards(page).all()) {
      count += 1
      seen.add(`icon ${(await card.locator('use').first().getAttribute('href')) ?? ''}`)
      seen.add(`text ${(await card.locator('p').first().textContent()) ?? ''}`)
    }
  }
  expect(seen.size).toBe(2 * count)
})
