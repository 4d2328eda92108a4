import type { Request } from '@playwright/test'
import { expect, type Page } from '../fixture'
import { gate } from '../support/gate'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'
import { seedStories } from './support/seed-stories'
import { serverTest as test } from './support/server-test'

const list = '**/api/stories/getposts*'
const save = '**/api/stories/saveposts'
const empty = 'No posts yet. Share your experience!'

const articles = (page: Page) => page.getByRole('article')
const fields = (page: Page) => ({
  title: page.getByRole('textbox', { name: 'Title' }),
  category: page.getByRole('combobox', { name: 'Category' }),
  content: page.getByRole('textbox', { name: 'Content' }),
  post: page.getByRole('button', { name: /^Post/ }),
})

async function fillIn(page: Page, title: string, content = 'It went well.') {
  const form = fields(page)
  await form.title.fill(title)
  await form.category.selectOption('Best Practices with Vitrine')
  await form.content.fill(content)
}

async function expectCleared(page: Page) {
  const form = fields(page)
  await expect(form.title).toHaveValue('')
  await expect(form.category).toHaveValue('')
  await expect(form.content).toHaveValue('')
}

/** Expects that nothing in a request identifies the visitor. */
async function expectAnonymous(request: Request) {
  const headers = await request.allHeaders()
  expect(headers).not.toHaveProperty('authorization')
  expect(headers).not.toHaveProperty('cookie')
}

test('without stories the invitation is shown, but not while they load', async ({ page, open }) => {
  const requests = await gate(page, list)
  await open('/stories')
  await expect.poll(requests.count).toBe(1)
  await expect(page.getByRole('region', { name: 'Stories', exact: true })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  await expect(page.getByText(empty)).toHaveCount(0)
  requests.open()
  await expect(page.getByText(empty)).toBeVisible()
})

test('stories load once, newest first, with title, category, text and a localized date', async ({
  page,
  open,
  server,
}) => {
  await seedStories(server, [
    { title: 'Oldest' },
    { title: 'Older' },
    { title: 'Newest', date: '2020-12-24T12:00:00Z' },
  ])
  await page.context().addCookies([{ name: 'session', value: 'secret', url: server.url }])
  const loads: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/')) loads.push(request)
  })
  await open('/stories')
  await expect(articles(page).getByRole('heading')).toHaveText(['Newest', 'Older', 'Oldest'])
  const newest = articles(page).first()
  await expect(newest.getByText('Vitrine Updates')).toBeVisible()
  await expect(newest.getByText('It went well.')).toBeVisible()
  await expect(newest.getByRole('time')).toHaveText('12/24/2020')
  await expect(page.getByText(empty)).toHaveCount(0)
  expect(loads.map((load) => `${load.method()} ${load.url()}`)).toEqual([
    `GET ${server.url}/api/stories/getposts?limit=30`,
  ])
  for (const load of loads) await expectAnonymous(load)
})

test.describe('in another country', () => {
  test.use({ locale: 'de-DE', timezoneId: 'Pacific/Kiritimati' })
  test('a date follows the visitor’s locale and time zone', async ({ page, open, server }) => {
    await seedStories(server, [{ title: 'Late', date: '2026-01-31T23:30:00Z' }])
    await open('/stories')
    await expect(articles(page).getByRole('time')).toHaveText('1.2.2026')
  })
})

test('a posted story comes first, the fields clear, and a reload keeps the order', async ({
  page,
  open,
  server,
}) => {
  await page.context().addCookies([{ name: 'session', value: 'secret', url: server.url }])
  await seedStories(server, [{ title: 'First' }])
  await open('/stories')
  await fillIn(page, 'Second')
  const request = page.waitForRequest(save)
  await fields(page).post.click()
  await expect(articles(page).getByRole('heading')).toHaveText(['Second', 'First'])
  await expectCleared(page)
  await expect(page.getByText('Your story has been posted.')).toBeAttached()
  const payload = (await request).postDataJSON() as unknown
  expect(payload).toEqual({
    title: 'Second',
    content: 'It went well.',
    category: 'Best Practices with Vitrine',
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
  await expectAnonymous(await request)
  await page.reload()
  await expect(articles(page).getByRole('heading')).toHaveText(['Second', 'First'])
})

test.describe('a server with approval', () => {
  test.use({ environment: { STORIES_APPROVAL: '1' } })
  test('a posted story waits: the fields clear, a note says so, and the list stays as it was', async ({
    page,
    open,
  }) => {
    await open('/stories')
    await fillIn(page, 'Patient')
    const responding = page.waitForResponse(save)
    await fields(page).post.click()
    expect((await responding).status()).toBe(202)
    const note = page.getByRole('status').filter({ hasText: 'once it has been approved' })
    await expect(note).toBeInViewport({ ratio: 1 })
    await expectCleared(page)
    await expect(page.getByText(empty)).toBeVisible()
    await expect(fields(page).post).toBeFocused()
    await page.reload()
    await expect(page.getByText(empty)).toBeVisible()
    await expect(note).toHaveCount(0)
  })
})

test('the new story is shown as the server returns it', async ({ page, open, server }) => {
  await seedStories(server, [{ title: 'First' }])
  await open('/stories')
  await page.route(save, (route) =>
    route.fulfill({
      status: 201,
      json: {
        id: 'x',
        title: 'Kept',
        content: 'As kept.',
        category: 'Vitrine Updates',
        date: '2020-01-31T12:00:00Z',
      },
    }),
  )
  await fillIn(page, 'Typed')
  await fields(page).post.click()
  await expect(articles(page).getByRole('heading')).toHaveText(['Kept', 'First'])
  await expect(articles(page).first()).toContainText('As kept.')
  await expect(articles(page).first()).toContainText('Vitrine Updates')
  await expect(articles(page).first().getByRole('time')).toHaveText('1/31/2020')
})

test('a story can be written and posted by keyboard alone', async ({ page, open }) => {
  await open('/stories')
  await fields(page).title.focus()
  await page.keyboard.type('Typed')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Contributing')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Line one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Line two')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(articles(page).getByRole('heading')).toHaveText(['Typed'])
  await expect(articles(page)).toContainText('Contributing to Vitrine')
  await expect(fields(page).post).toBeFocused()
})

test('the button shows that the story is being sent, and a double click sends it once', async ({
  page,
  open,
}) => {
  const requests = await gate(page, save)
  await open('/stories')
  await fillIn(page, 'Once')
  await fields(page).post.dblclick()
  await expect(fields(page).post).toHaveText('Posting…')
  await expect(fields(page).post).toBeDisabled()
  await expect(fields(page).title).not.toBeEditable()
  await fields(page).title.press('Enter')
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit())
  requests.open()
  await expect(articles(page)).toHaveCount(1)
  await expect(fields(page).post).toHaveText('Post Story')
  expect(requests.count()).toBe(1)
})

test('with an empty field, or one of spaces, submitting does nothing and shows nothing', async ({
  page,
  open,
}) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  await open('/stories')
  await expect(page.getByText(empty)).toBeVisible()
  const form = fields(page)
  await expect(form.category.getByRole('option', { name: 'Select Category' })).toBeDisabled()
  await form.post.click()
  await form.title.fill('Only a title')
  await form.post.click()
  await form.content.fill('And a text')
  await form.post.click()
  await form.category.selectOption('Vitrine Updates')
  await form.content.fill('   ')
  await form.post.click()
  await expect(form.title).toHaveValue('Only a title')
  await expect(page.locator('form [aria-invalid=true], form [role=alert]')).toHaveCount(0)
  expect(await page.locator('form').evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true)
  // Once the story can be sent, this is the first request.
  await form.content.fill('And a text')
  await form.post.click()
  await expect(articles(page)).toHaveCount(1)
  expect(sent).toHaveLength(1)
})

test('there are eight categories, in this order', async ({ page, open }) => {
  await open('/stories')
  await expect(fields(page).category.getByRole('option')).toHaveText([
    'Select Category',
    'Introduction to Vitrine',
    'Customizing Vitrine Components',
    'Advanced Techniques with Vitrine',
    'Best Practices with Vitrine',
    'Contributing to Vitrine',
    'React Integration with Vitrine',
    'Vitrine in Real Projects',
    'Vitrine Updates',
  ])
})

test('Read More shows the whole text', async ({ page, open, server }) => {
  const end = 'and this is the end of it.'
  await seedStories(server, [{ title: 'Long', content: `${'Glass is a slow liquid.\n'.repeat(60)}${end}` }])
  await open('/stories')
  const story = articles(page)
  await expect(story.getByText(end)).toHaveCount(0)
  const closed = (await story.boundingBox())?.height ?? 0
  await story.getByRole('button', { name: 'Read More' }).press('Enter')
  await expect(story.getByText(end)).toBeInViewport({ ratio: 0 })
  expect((await story.boundingBox())?.height).toBeGreaterThan(closed * 3)
  const less = story.getByRole('button', { name: 'Read Less' })
  await expect(less).toHaveAttribute('aria-expanded', 'true')
  await less.press('Enter')
  await expect(story.getByText(end)).toHaveCount(0)
})

test('thirty stories are loaded; Show more loads thirty more, and focuses the first of them', async ({
  page,
  open,
  server,
}) => {
  await seedStories(
    server,
    Array.from({ length: 65 }, (_, index) => ({ title: `Story ${index + 1}` })),
  )
  await open('/stories')
  await expect(articles(page)).toHaveCount(30)
  await expect(articles(page).first().getByRole('heading')).toHaveText('Story 65')
  const more = page.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect(articles(page)).toHaveCount(60)
  await expect(articles(page).nth(30)).toBeFocused()
  await more.press('Enter')
  await expect(articles(page)).toHaveCount(65)
  await expect(more).toHaveCount(0)
  await expect(articles(page).nth(60)).toBeFocused()
})

test('a story that was posted meanwhile is not doubled by Show more', async ({ page, open, server }) => {
  await seedStories(
    server,
    Array.from({ length: 35 }, (_, index) => ({ title: `Story ${index + 1}` })),
  )
  await open('/stories')
  await expect(articles(page)).toHaveCount(30)
  await seedStories(server, [{ title: 'By someone else' }])
  await fillIn(page, 'My own')
  await fields(page).post.click()
  await expect(articles(page)).toHaveCount(31)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(articles(page)).toHaveCount(36)
  const titles = await articles(page).getByRole('heading').allTextContents()
  expect(titles).toEqual(['My own', ...Array.from({ length: 35 }, (_, index) => `Story ${35 - index}`)])
})

test('Show more begins where the server’s link says, which outlives the last story', async ({
  page,
  open,
  server,
}) => {
  await seedStories(
    server,
    Array.from({ length: 31 }, (_, index) => ({ title: `Story ${index + 1}` })),
  )
  const answer = page.waitForResponse('**/api/stories/getposts*')
  await open('/stories')
  const [, linked = ''] = /before=([^&>]+)/.exec((await (await answer).allHeaders())['link'] ?? '') ?? []
  expect(linked).not.toBe('')
  const asked = page.waitForRequest('**/api/stories/getposts*before=*')
  await page.getByRole('button', { name: 'Show more' }).click()
  expect(new URL((await asked).url()).searchParams.get('before')).toBe(decodeURIComponent(linked))
  await expect(articles(page)).toHaveCount(31)
})

test('when Show more fails, a message says so, and it can be pressed again', async ({
  page,
  open,
  server,
  expectConsole,
}) => {
  expectConsole(/the server responded with a status of 503/)
  expectConsole(/^error: Failed to fetch posts/)
  await seedStories(
    server,
    Array.from({ length: 40 }, (_, index) => ({ title: `Story ${index + 1}` })),
  )
  await open('/stories')
  await expect(articles(page)).toHaveCount(30)
  await page.route('**/api/stories/getposts*before=*', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  const more = page.getByRole('button', { name: 'Show more' })
  await more.click()
  await expect(page.getByText('More stories could not be loaded. Please try again.')).toBeVisible()
  await expect(articles(page)).toHaveCount(30)
  await more.click()
  await expect(articles(page)).toHaveCount(40)
  await expect(page.getByText('More stories could not be loaded.')).toHaveCount(0)
  await expect(articles(page).nth(30)).toBeFocused()
})

test('a story’s text is shown verbatim', async ({ page, open, server }) => {
  const title = '<img src=x onerror=alert(1)> & "quotes"'
  const content = '👩‍👩‍👧 שלום עולם <script>alert(2)</script>'
  await seedStories(server, [{ title, content }])
  await open('/stories')
  await expect(articles(page).getByRole('heading')).toHaveText(title)
  await expect(articles(page).getByText(content)).toBeVisible()
  await expect(articles(page).locator('img, script')).toHaveCount(0)
})

test('while the database is away, the stories of before are shown, and a line says so', async ({
  page,
  open,
  server,
}) => {
  await seedStories(server, [{ title: 'Known' }])
  const line = page.getByText('The server cannot reach its database. What you see may be out of date.')
  await page.route(list, async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'cache-status': 'vitrine; fwd=stale; detail="x"', age: '60' }
    await route.fulfill({ response, headers })
  })
  await open('/stories')
  await expect(articles(page).getByRole('heading')).toHaveText(['Known'])
  await expect(line).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('status').and(line)).toBeVisible()
  await page.unroute(list)
  await page.reload()
  await expect(articles(page).getByRole('heading')).toHaveText(['Known'])
  await expect(line).toHaveCount(0)
})

test('a server error while loading is logged, and nothing is shown', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/the server responded with a status of 500/)
  expectConsole(/^error: Failed to fetch posts/)
  await page.route(list, (route) => route.fulfill({ status: 500, json: { error: 'no' } }))
  const line = page.waitForEvent('console', (message) => message.text().startsWith('Failed to fetch posts'))
  await open('/stories')
  await line
  await expectNothingInTheList(page)
})

test('a network error while loading is logged, and nothing is shown', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/net::ERR_CONNECTION_FAILED/)
  expectConsole(/^error: Error fetching posts/)
  await page.route(list, (route) => route.abort('connectionfailed'))
  const line = page.waitForEvent('console', (message) => message.text().startsWith('Error fetching posts'))
  await open('/stories')
  await line
  await expectNothingInTheList(page)
})

async function expectNothingInTheList(page: Page) {
  const region = page.getByRole('region', { name: 'Stories', exact: true })
  await expect(region).toHaveAttribute('aria-busy', 'false')
  await expect(region).toHaveText('Stories')
}

test.describe('a server with a limit of one write per minute', () => {
  test.use({ environment: { WRITE_LIMIT: '1' } })
  test('a server error while saving is logged, and the fields clear', async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(/the server responded with a status of 429/)
    expectConsole(/^error: Failed to save the post/)
    await open('/stories')
    await fillIn(page, 'Taken')
    await fields(page).post.click()
    await expect(articles(page)).toHaveCount(1)
    const line = page.waitForEvent('console', (message) =>
      message.text().startsWith('Failed to save the post'),
    )
    await fillIn(page, 'Refused')
    await fields(page).post.click()
    await line
    await expectCleared(page)
    await expect(articles(page).getByRole('heading')).toHaveText(['Taken'])
  })
})

test('a network error while saving is logged, and the fields clear', async ({
  page,
  open,
  server,
  expectConsole,
}) => {
  expectConsole(/net::ERR_CONNECTION_REFUSED/)
  expectConsole(/^error: Error saving the post/)
  await open('/stories')
  await expect(page.getByText(empty)).toBeVisible()
  await server.stop()
  await fillIn(page, 'Lost')
  const line = page.waitForEvent('console', (message) => message.text().startsWith('Error saving the post'))
  await fields(page).post.click()
  await line
  await expectCleared(page)
  await expect(page.getByText(empty)).toBeVisible()
})

/** The button that opens the form on a narrow window. */
const opener = (page: Page) => page.locator('summary').filter({ hasText: /story/ })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the first story is on the first screen, and a tap opens the form', async ({ page, open, server }) => {
    await seedStories(server, [{ title: 'First' }])
    await open('/stories')
    await expect(fields(page).title).toBeHidden()
    await expect(articles(page)).toBeInViewport({ ratio: 1 })
    await opener(page).tap()
    await fillIn(page, 'From a phone')
    await fields(page).post.tap()
    await expect(articles(page).first()).toContainText('From a phone')
  })

  test('a story that was begun is told of, and moves nothing', async ({ page, open }) => {
    await open('/stories')
    await opener(page).tap()
    await fields(page).title.fill('Begun')
    await recordLayoutShifts(page)
    await page.reload()
    await expect(opener(page)).toHaveText(/^Continue your story/)
    expect(await layoutShifts(page)).toEqual([])
    await opener(page).tap()
    await expect(fields(page).title).toHaveValue('Begun')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the form opens, too', async ({ page }) => {
      await page.goto('/stories')
      await opener(page).tap()
      // Playwright's text matchers skip `noscript`.
      await expect(page.locator('form noscript p')).toBeVisible()
    })
  })
})

test('on a wide window, the form is open, and nothing folds it', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/stories')
  await expect(fields(page).title).toBeVisible()
  await expect(opener(page)).toBeHidden()
  await fields(page).category.focus()
  for (const field of ['title', 'category', 'content', 'post'] as const) {
    await page.keyboard.press(field === 'title' ? 'Shift+Tab' : 'Tab')
    await expect(fields(page)[field]).toBeFocused()
  }
})
