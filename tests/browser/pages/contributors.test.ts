import { summary } from '../../../scripts/harness/mock-github'
import { expect, type Page } from '../fixture'
import { fetchAfterwards } from '../support/fetch-afterwards'
import { gate } from '../support/gate'
import { recordLayoutShifts, totalLayoutShift } from '../support/layout-shift'
import { runSteps } from '../support/run-steps'
import { test } from './support/configured-site'
import { contributorCount, type Scenario } from '../../../scripts/harness/github-scenarios'

const cards = (page: Page) => page.getByRole('region', { name: 'Meet Our Contributors' }).getByRole('article')
const tile = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).getByRole('definition')
const expectLoaded = (page: Page) =>
  expect(page.getByRole('region', { name: 'Meet Our Contributors' })).toHaveAttribute('aria-busy', 'false')
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of contributors' })

/** The line that the page logs, with the error. */
const logged = (error: string) => new RegExp(`^error: Failed to fetch contributors data ${error}`)
/** The browser logs an unsuccessful response, too. */
const loggedStatus = (status: number) => [
  new RegExp(`^error: Failed to load resource: .* status of ${status} `),
  logged('Error: Failed to fetch contributors data'),
]

test('the loaded page: its requests, tiles, cards, pager and form', async ({
  page,
  context,
  open,
  mockServer,
}) => {
  await context.addCookies([
    { name: 'session', value: 'secret', domain: 'code-host.test', path: '/', sameSite: 'Lax' },
  ])
  await open('/contributors')
  await expect(tile(page, 'GitHub Stars')).toHaveText('4,321')
  await expectLoaded(page)
  // A step may open the page again.
  const requests = [...mockServer.requests]
  const loaded = {
    'the list is requested page by page until one is empty, then the summary': () => {
      const list = (number: number) =>
        `GET /repos/vitrine-ui/vitrine/contributors?page=${number}&per_page=100`
      expect(requests.map(({ method, target }) => `${method} ${target}`)).toEqual([
        list(1),
        list(2),
        list(3),
        list(4),
        'GET /repos/vitrine-ui/vitrine',
      ])
      return Promise.resolve()
    },
    'the requests do not identify the visitor': () => {
      for (const { headers } of requests) {
        expect(headers).not.toHaveProperty('cookie')
        expect(headers).not.toHaveProperty('authorization')
        expect(headers).not.toHaveProperty('referer')
      }
      return Promise.resolve()
    },
    'the tiles show the totals': async () => {
      const sum = (contributorCount * (contributorCount + 1)) / 2
      await expect(tile(page, 'Total Contributions')).toHaveText(sum.toLocaleString('en'))
      await expect(tile(page, 'Contributors').first()).toHaveText(String(contributorCount))
      await expect(tile(page, 'Forks')).toHaveText(String(summary.forks_count))
    },
    'a card shows login, type and contributions, and opens the profile in a new tab': async () => {
      const card = cards(page).first()
      await expect(card.getByRole('heading')).toHaveText('maker-1')
      await expect(card.getByText('User', { exact: true })).toBeVisible()
      await expect(card.getByText('234 contributions')).toBeVisible()
      await expect(card.locator('img')).toHaveJSProperty('naturalWidth', 8)
      const link = card.getByRole('link', { name: 'View Profile' })
      await expect(link).toHaveAttribute('href', 'https://github.com/maker-1')
      await expect(link).toHaveAttribute('target', '_blank')
    },
    'the hero takes 70% of the viewport’s height': async () => {
      const box = await page.locator('main > header').boundingBox()
      expect(box?.height).toBeCloseTo((page.viewportSize()?.height ?? 0) * 0.7, 0)
    },
    'the cards have three columns from medium screens up, and one on a phone': async () => {
      await expect(cards(page)).toHaveCount(9)
      const columns = () =>
        cards(page).evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size)
      expect(await columns()).toBe(3)
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await columns()).toBe(1)
    },
    'Get Started logs the address, clears the field, and sends nothing': async () => {
      await expect(page.locator('#contribute').getByRole('heading')).toHaveText('Ready to Make an Impact?')
      const email = page.getByPlaceholder('Enter your email')
      await expect(email).toHaveAttribute('type', 'email')
      await email.fill('ada@example.org')
      const line = page.waitForEvent('console')
      const sent: string[] = []
      page.on('request', (request) => sent.push(new URL(request.url()).pathname))
      await page.getByRole('button', { name: 'Get Started' }).click()
      expect((await line).text()).toBe('ada@example.org')
      await expect(email).toHaveValue('')
      await fetchAfterwards(page)
      expect(sent.filter((path) => !path.startsWith('/assets/'))).toEqual(['/healthz'])
    },
    'there are nine cards per page; a button that becomes disabled passes the focus to the other':
      async () => {
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
      },
  }
  await runSteps(page, loaded, async () => {
    await open('/contributors')
    await expectLoaded(page)
  })
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
      test(`nothing in view moves when the contributors arrive (${position})`, async ({ page, open }) => {
        await recordLayoutShifts(page)
        const requests = await gate(page, 'http://code-host.test/**')
        await open(`/contributors${position}`)
        await expect.poll(requests.count).toBe(1)
        requests.open()
        await expect(cards(page)).toHaveCount(9)
        await expectLoaded(page)
        expect(await totalLayoutShift(page)).toBeLessThan(0.0005)
      })
    }

    test('the invitation stays where it is when the contributors arrive above it', async ({ page, open }) => {
      const requests = await gate(page, 'http://code-host.test/**')
      await open('/contributors#contribute')
      await expect(page.locator('#contribute')).toBeInViewport()
      await expect.poll(requests.count).toBe(1)
      const before = await page.locator('#contribute').boundingBox()
      requests.open()
      await expect(cards(page)).toHaveCount(9)
      await expectLoaded(page)
      expect(await page.locator('#contribute').boundingBox()).toEqual(before)
    })

    test('a list that cannot be loaded takes up no room', async ({
      page,
      open,
      mockServer,
      expectConsole,
    }) => {
      mockServer.respond('rate limit')
      loggedStatus(403).forEach(expectConsole)
      await open('/contributors')
      await expectLoaded(page)
      expect(await gapBelowHeading(page)).toBeLessThan(100)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, which never arrives, takes up no room', async ({ page }) => {
    await page.goto('/contributors')
    expect(await gapBelowHeading(page)).toBeLessThan(100)
  })
})

/** The console lines when the list cannot be loaded. */
const failures: readonly (readonly [Scenario, readonly RegExp[]])[] = [
  ['not found', loggedStatus(404)],
  ['rate limit', loggedStatus(403)],
  ['no connection', [/^error: Failed to load resource: net::ERR_/, logged('TypeError: Failed to fetch')]],
  ['invalid JSON', [logged('SyntaxError')]],
  ['invalid list', [logged(String.raw`\$ZodError`)]],
  ['invalid link', [logged(String.raw`\$ZodError`)]],
]

for (const [scenario, lines] of failures) {
  test(`${scenario}: the error is logged once, the tiles show zeros, there are no cards, and the pager is disabled`, async ({
    page,
    open,
    mockServer,
    expectConsole,
  }) => {
    mockServer.respond(scenario)
    lines.forEach(expectConsole)
    const logs: string[] = []
    page.on('console', (message) => logs.push(message.text()))
    await open('/contributors')
    await expectLoaded(page)
    await expect
      .poll(() => logs.filter((text) => text.startsWith('Failed to fetch contributors data')))
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

test('without the summary, the list is shown, and stars and forks are zero', async ({
  page,
  open,
  mockServer,
  expectConsole,
}) => {
  mockServer.respond('failing summary')
  loggedStatus(500).forEach(expectConsole)
  await open('/contributors')
  await expectLoaded(page)
  await expect(cards(page)).toHaveCount(9)
  await expect(tile(page, 'GitHub Stars')).toHaveText('0')
})

test('a repository without commits has no contributors, which is not an error', async ({
  page,
  open,
  mockServer,
}) => {
  mockServer.respond('no commits')
  await open('/contributors')
  await expect(tile(page, 'Forks')).toHaveText(String(summary.forks_count))
  await expect(cards(page)).toHaveCount(0)
})

test('a contributor whose avatar fails has the initial in its place', async ({ page, open, mockServer }) => {
  mockServer.respond('broken avatars')
  await open('/contributors')
  await expect(cards(page)).toHaveCount(1)
  await cards(page).scrollIntoViewIfNeeded()
  const initial = cards(page).getByText('M', { exact: true })
  expect(await initial.boundingBox()).toMatchObject({ width: 80, height: 80 })
  await expect(cards(page).locator('img')).toHaveCount(0)
})

test('nothing is shown while the code host hangs, and leaving the page aborts the request', async ({
  page,
  open,
  mockServer,
}) => {
  mockServer.respond('hanging third page')
  await open('/contributors')
  await expect.poll(() => mockServer.requests.length).toBe(3)
  await expect(cards(page)).toHaveCount(0)
  await expect(tile(page, 'Total Contributions')).toHaveText('0')
  expect(mockServer.aborted).toBe(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
  await expect.poll(() => mockServer.aborted).toBe(1)
  expect(mockServer.requests).toHaveLength(3)
})
