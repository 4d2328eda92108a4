import { summary } from '../../../scripts/harness/mock-github'
import { expect, type Page } from '../fixture'
import { layoutShift, watchShifts } from '../site/support/shift'
import { test } from './support/configured-site'
import { gate } from './support/gate'
import { total, type Situation } from '../../../scripts/harness/mock-server'

const cards = (page: Page) => page.getByRole('region', { name: 'Meet Our Contributors' }).getByRole('article')
const tile = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition')
const ended = (page: Page) =>
  expect(page.getByRole('region', { name: 'Meet Our Contributors' })).toHaveAttribute('aria-busy', 'false')
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of contributors' })

/** The line that the page writes: SPEC's words, and what went wrong. */
const logged = (what: string) => new RegExp(`^error: Failed to fetch contributors data ${what}`)
/** For an answer that is no success, SPEC's words are the error's, too; the browser adds a line of its own. */
const refused = (status: number) => [
  new RegExp(`^error: Failed to load resource: .* status of ${status} `),
  logged('Error: Failed to fetch contributors data'),
]

test('asks for the list page by page until one is empty, then for the summary, and shows the sums', async ({
  page,
  open,
  mockServer,
}) => {
  await open('/contributors')
  await expect(tile(page, 'GitHub Stars')).toHaveText('4,321')
  const sum = (total * (total + 1)) / 2
  await expect(tile(page, 'Total Contributions')).toHaveText(sum.toLocaleString('en'))
  await expect(tile(page, 'Contributors').first()).toHaveText(String(total))
  await expect(tile(page, 'Forks')).toHaveText(String(summary.forks_count))
  const list = (number: number) => `GET /repos/vitrine-ui/vitrine/contributors?page=${number}&per_page=100`
  expect(mockServer.asked.map(({ method, target }) => `${method} ${target}`)).toEqual([
    list(1),
    list(2),
    list(3),
    list(4),
    'GET /repos/vitrine-ui/vitrine',
  ])
  await ended(page)
})

test('sends nothing that identifies the visitor', async ({ page, context, open, mockServer }) => {
  await context.addCookies([
    { name: 'session', value: 'secret', domain: 'code-host.test', path: '/', sameSite: 'Lax' },
  ])
  await open('/contributors')
  await expect(tile(page, 'GitHub Stars')).toHaveText('4,321')
  for (const { headers } of mockServer.asked) {
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('authorization')
    expect(headers).not.toHaveProperty('referer')
  }
})

test('a card says who, what and how much, and opens the profile in a new tab', async ({
  page,
  open,
  mockServer,
}) => {
  expect(mockServer.situation).toBe('pages')
  await open('/contributors')
  const card = cards(page).first()
  await expect(card.getByRole('heading')).toHaveText('maker-1')
  await expect(card.getByText('User', { exact: true })).toBeVisible()
  await expect(card.getByText('234 contributions')).toBeVisible()
  await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 8)
  const link = card.getByRole('link', { name: 'View Profile' })
  await expect(link).toHaveAttribute('href', 'https://github.com/maker-1')
  await expect(link).toHaveAttribute('target', '_blank')
})

test('nine cards a page; Previous and Next are disabled at the ends and hand the focus over', async ({
  page,
  open,
}) => {
  await open('/contributors')
  const next = pager(page).getByRole('button', { name: 'Next' })
  const previous = pager(page).getByRole('button', { name: 'Previous' })
  await expect(cards(page)).toHaveCount(9)
  await expect(previous).toBeDisabled()
  await expect(pager(page)).toContainText('Page 1 of 26')
  await next.focus()
  for (let number = 2; number <= 26; number++) await page.keyboard.press('Enter')
  await expect(pager(page)).toContainText('Page 26 of 26')
  await expect(cards(page)).toHaveCount(9)
  await expect(cards(page).last().getByRole('heading')).toHaveText('maker-234')
  await expect(next).toBeDisabled()
  await expect(previous).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pager(page)).toContainText('Page 25 of 26')
})

test('three columns from medium screens up, one on a phone', async ({ page, open }) => {
  await open('/contributors')
  await expect(cards(page)).toHaveCount(9)
  const columns = () =>
    cards(page).evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size)
  expect(await columns()).toBe(3)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await columns()).toBe(1)
})

const viewports = {
  'a desktop': { width: 1280, height: 844 },
  'a tall screen': { width: 1280, height: 2400 },
  'a phone': { width: 390, height: 844 },
}

/** The empty room between the heading and the first line of the pager, in px. */
const gapBelowHeading = (page: Page) =>
  page.getByRole('region', { name: 'Meet Our Contributors' }).evaluate((section) => {
    const heading = section.querySelector('h2')?.getBoundingClientRect().bottom ?? Number.NaN
    const lines = [...section.querySelectorAll('nav > *')].map((line) => line.getBoundingClientRect().top)
    return Math.min(...lines) - heading
  })

for (const [name, viewport] of Object.entries(viewports)) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    for (const position of ['#main', '#meet-our-contributors']) {
      test(`nothing in view moves when the contributors arrive while the reader is at ${position}`, async ({
        page,
        open,
      }) => {
        await watchShifts(page)
        const answers = await gate(page, 'http://code-host.test/**')
        await open(`/contributors${position}`)
        await expect.poll(answers.count).toBe(1)
        answers.open()
        await expect(cards(page)).toHaveCount(9)
        await ended(page)
        expect(await layoutShift(page)).toBeLessThan(0.0005)
      })
    }

    test('the invitation stays where it is read when the contributors arrive above it', async ({
      page,
      open,
    }) => {
      const answers = await gate(page, 'http://code-host.test/**')
      await open('/contributors#contribute')
      await expect(page.locator('#contribute')).toBeInViewport()
      await expect.poll(answers.count).toBe(1)
      const before = await page.locator('#contribute').boundingBox()
      answers.open()
      await expect(cards(page)).toHaveCount(9)
      await ended(page)
      expect(await page.locator('#contribute').boundingBox()).toEqual(before)
    })

    test('a list that cannot be loaded takes no room', async ({ page, open, mockServer, expectConsole }) => {
      mockServer.respond('rate limit')
      refused(403).forEach(expectConsole)
      await open('/contributors')
      await ended(page)
      expect(await gapBelowHeading(page)).toBeLessThan(100)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, which never comes, takes no room', async ({ page }) => {
    await page.goto('/contributors')
    expect(await gapBelowHeading(page)).toBeLessThan(100)
  })
})

/** What stands in the console when the list cannot be had. */
const failures: readonly (readonly [Situation, readonly RegExp[]])[] = [
  ['not found', refused(404)],
  ['rate limit', refused(403)],
  ['no connection', [/^error: Failed to load resource: net::ERR_/, logged('TypeError: Failed to fetch')]],
  ['no JSON', [logged('SyntaxError')]],
  ['another shape', [logged(String.raw`\$ZodError`)]],
  ['a link that is no address', [logged(String.raw`\$ZodError`)]],
]

for (const [situation, lines] of failures) {
  test(`${situation}: one line in the console, zeros, no cards, nothing to page`, async ({
    page,
    open,
    mockServer,
    expectConsole,
  }) => {
    mockServer.respond(situation)
    lines.forEach(expectConsole)
    const written: string[] = []
    page.on('console', (message) => written.push(message.text()))
    await open('/contributors')
    await ended(page)
    await expect
      .poll(() => written.filter((text) => text.startsWith('Failed to fetch contributors data')))
      .toHaveLength(1)
    await expect(tile(page, 'Contributors').first()).toHaveText('0')
    for (const label of ['Total Contributions', 'GitHub Stars', 'Forks']) {
      await expect(tile(page, label)).toHaveText('0')
    }
    await expect(cards(page)).toHaveCount(0)
    await expect(pager(page).getByRole('button', { name: 'Previous' })).toBeDisabled()
    await expect(pager(page).getByRole('button', { name: 'Next' })).toBeDisabled()
  })
}

test('a summary that fails leaves the list and its own zeros', async ({
  page,
  open,
  mockServer,
  expectConsole,
}) => {
  mockServer.respond('a summary that fails')
  refused(500).forEach(expectConsole)
  await open('/contributors')
  await ended(page)
  await expect(cards(page)).toHaveCount(9)
  await expect(tile(page, 'GitHub Stars')).toHaveText('0')
})

test('a repository without a commit has nobody, and says nothing', async ({ page, open, mockServer }) => {
  mockServer.respond('no commits')
  await open('/contributors')
  await expect(tile(page, 'Forks')).toHaveText(String(summary.forks_count))
  await expect(cards(page)).toHaveCount(0)
})

test('while the code host hangs nothing is shown, and leaving the page ends the request', async ({
  page,
  open,
  mockServer,
}) => {
  mockServer.respond('the third page hangs')
  await open('/contributors')
  await expect.poll(() => mockServer.asked.length).toBe(3)
  await expect(cards(page)).toHaveCount(0)
  await expect(tile(page, 'Total Contributions')).toHaveText('0')
  expect(mockServer.abandoned).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await expect.poll(() => mockServer.abandoned).toBe(1)
  expect(mockServer.asked).toHaveLength(3)
})

test('Get Started writes the address to the console, clears the field, and sends nothing', async ({
  page,
  open,
  mockServer,
}) => {
  await open('/contributors')
  await ended(page)
  await expect(page.locator('#contribute').getByRole('heading')).toHaveText('Ready to Make an Impact?')
  const asked = mockServer.asked.length
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  const email = page.getByPlaceholder('Enter your email')
  await expect(email).toHaveAttribute('type', 'email')
  await email.fill('ada@example.org')
  const line = page.waitForEvent('console')
  await page.getByRole('button', { name: 'Get Started' }).click()
  expect((await line).text()).toBe('ada@example.org')
  await expect(email).toHaveValue('')
  expect(mockServer.asked).toHaveLength(asked)
  expect(sent.filter((url) => !url.includes('/assets/'))).toEqual([])
})

test('the hero is 70% of the viewport high', async ({ page, open }) => {
  await open('/contributors')
  const box = await page.locator('main > header').boundingBox()
  expect(box?.height).toBeCloseTo((page.viewportSize()?.height ?? 0) * 0.7, 0)
})
