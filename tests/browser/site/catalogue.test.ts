import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'
import { painted } from '../support/painted'

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

const index = '**/assets/catalogue-*.json'

test('the index is loaded when the search field gets focus, and once', async ({ page, open }) => {
  const requests = await gate(page, index)
  requests.open()
  await open('/components')
  await page.waitForLoadState('networkidle')
  expect(requests.count()).toBe(0)
  await search(page).focus()
  await expect.poll(requests.count).toBe(1)
  await search(page).pressSequentially('button')
  await expect(cards(page)).toHaveCount(1)
  expect(requests.count()).toBe(1)
})

test('a search fetches no icon: the index brings those of the cards that it finds', async ({
  page,
  open,
}) => {
  const requests = await gate(page, '**/assets/icons-*.svg')
  requests.open()
  await open('/components')
  await page.waitForLoadState('networkidle')
  const before = requests.count()
  // On no card of the first page.
  for (const [title, icon] of [
    ['Back to Top', 'arrow-up-to-line'],
    ['Checkbox', 'square-check'],
  ] as const) {
    await search(page).fill(title)
    await expect(cards(page).getByRole('heading')).toHaveText([title])
    await expect(cards(page).locator('use').first()).toHaveAttribute('href', `#icon-${icon}`)
    await expect(page.locator(`symbol#icon-${icon}`)).toHaveCount(1)
    // A thumbnail is the component, or its icon again.
    await expect(cards(page).locator('[data-thumbnail] :is(button, use)')).toHaveCount(1)
  }
  expect(requests.count()).toBe(before)
})

test('a search that waits for the network dims the cards, and one that does not leaves them as they are', async ({
  page,
  open,
}) => {
  const requests = await gate(page, index)
  await open('/components')
  const results = page.locator('main [aria-busy]')
  await search(page).fill('but')
  await expect(results).toHaveCSS('opacity', '0.6')
  requests.open()
  await expect(cards(page).getByRole('heading')).toHaveText(['Button'])
  await expect(results).toHaveCSS('opacity', '1')
})

test('while the index loads, what is typed stays, and so do the cards', async ({ page, open }) => {
  const requests = await gate(page, index)
  await open('/components')
  const titles = await cards(page).getByRole('heading').allTextContents()
  await search(page).pressSequentially('but')
  await expect(page).toHaveURL('/components?q=but')
  await painted(page)
  await search(page).pressSequentially('ton')
  await expect(page).toHaveURL('/components?q=button')
  await painted(page)
  await expect(search(page)).toHaveValue('button')
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(titles)
  await expect(page.getByText("Something's missing.")).toHaveCount(0)
  requests.open()
  await expect(cards(page).getByRole('heading')).toHaveText(['Button'])
  await expect(search(page)).toHaveValue('button')
})

test('a letter that is typed in the moment in which the index comes is kept', async ({ page, open }) => {
  await page.addInitScript(() => {
    const type = () => {
      const field = document.querySelector<HTMLInputElement>('input[type=search]')
      field?.setRangeText('t', field.value.length, field.value.length, 'end')
      field?.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
    // After the handlers of the index, which run at once, and before the next task, which renders what they have changed.
    let steps = 100
    const step = () => (steps-- > 0 ? queueMicrotask(step) : type())
    const fetchIt = window.fetch
    window.fetch = async (...request) => {
      const response = await fetchIt(...request)
      const json = response.json.bind(response)
      const jsonOfIndex = async () => {
        const value: unknown = await json()
        step()
        return value
      }
      return response.url.includes('/assets/catalogue-')
        ? Object.assign(response, { json: jsonOfIndex })
        : response
    }
  })
  const requests = await gate(page, index)
  await open('/components')
  await search(page).pressSequentially('bu')
  // What the field says with each change of the page: without the letter, for however short a time, the next one is lost.
  await search(page).evaluate((field: HTMLInputElement) => {
    new MutationObserver(() => {
      if (!field.value.endsWith('t')) field.dataset.lost = field.value
    }).observe(document.querySelector('main') ?? document.body, { subtree: true, childList: true })
  })
  requests.open()
  await expect(cards(page).getByRole('heading')).toHaveText(['Button'])
  await expect(page).toHaveURL('/components?q=but')
  await expect(search(page)).toHaveValue('but')
  await expect(search(page)).not.toHaveAttribute('data-lost')
})

test('a search that is left before its index is there does not come back', async ({ page, open }) => {
  const requests = await gate(page, index)
  await open('/components')
  await search(page).fill('but')
  await expect(page).toHaveURL('/components?q=but')
  await page.getByRole('link', { name: 'Terms of Use' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Terms of Use')
  requests.open()
  await page.waitForLoadState('networkidle')
  await painted(page)
  await expect(page).toHaveURL('/termsOfUse')
  await expect(heading).toHaveText('Terms of Use')
})

test('an index that cannot be loaded shows the error view, and Reload searches again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  expectConsole(/^error: Error: Loading chunk failed/)
  await page.route(index, (route) => route.abort())
  await open('/components')
  await search(page).fill('button')
  await expect(page.getByRole('alert')).toContainText('Loading chunk failed')
  await page.unroute(index)
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(search(page)).toHaveValue('button')
  await expect(cards(page).getByRole('heading')).toHaveText(['Button'])
})

test('an index that failed to load ahead of a search is loaded again for it', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  await open('/components')
  await page.route(index, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await search(page).focus()
  await failed
  await page.unroute(index)
  await search(page).pressSequentially('button')
  await expect(cards(page).getByRole('heading')).toHaveText(['Button'])
})

test('another page of the catalogue comes from its document, which hovering the link prefetches', async ({
  page,
  open,
}) => {
  const requests = await gate(page, index)
  await open('/components')
  const fetched = page.waitForResponse(/\/components\?page=2$/)
  await page.getByRole('link', { name: 'Next' }).hover()
  await fetched
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(pageLine(page)).toHaveText(/^Page 2 of/)
  await page.goBack()
  await expect(pageLine(page)).toHaveText(/^Page 1 of/)
  expect(requests.count()).toBe(0)
})

test('a card shows the heading of its page before the page’s document is fetched', async ({ page, open }) => {
  await open('/components?page=2')
  const link = cards(page).getByRole('link').first()
  const path = (await link.getAttribute('href')) ?? ''
  const title = (await cards(page).getByRole('heading').first().textContent()) ?? ''
  const documents = await gate(page, `**${path}`)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  await expect(page).toHaveTitle(new RegExp(`^${title}`))
  documents.open()
  await expect(page.getByRole('main').getByRole('region').first()).toBeVisible()
})

for (const [name, path, heading] of [
  ['a component', '/button-details', 'Button'],
  ['no page', '/no-such-page', '404 - OOPs !'],
] as const) {
  test(`a step in the history to ${name} that this visit does not know asks for its document`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (path === '/no-such-page') expectConsole(/404/)
    await open('/about')
    await page.evaluate((unknown) => {
      window.history.pushState({ idx: 1, key: 'unknown', usr: null }, '', unknown)
      window.history.pushState({ idx: 2, key: 'about', usr: null }, '', '/about')
    }, path)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(path === '/no-such-page' ? /^Page not found/ : /^Button/)
    const canonical = page.locator('link[rel=canonical]')
    // A page that is not there has no address of its own.
    if (path === '/no-such-page') await expect(canonical).not.toHaveAttribute('href')
    else await expect(canonical).toHaveAttribute('href', new RegExp(`${path}$`))
  })
}
