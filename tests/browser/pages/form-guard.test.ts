import type { Request } from '@playwright/test'
import { unlimited } from '../../../scripts/harness/server-process'
import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'
import { alerts } from './support/alerts'
import { serverTest } from './support/server-test'

const tokens = '**/api/form-token?form=*'

/** The two forms that post to the server, and how each says that it has. */
const forms = {
  '/stories': {
    save: '**/api/stories/saveposts',
    first: (page: Page) => page.getByRole('textbox', { name: 'Title' }),
    fillIn: async (page: Page) => {
      await page.getByRole('textbox', { name: 'Title' }).fill('Glass')
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Vitrine Updates')
      await page.getByRole('textbox', { name: 'Content' }).fill('It went well.')
    },
    submit: (page: Page) => page.getByRole('button', { name: 'Post Story' }).click(),
  },
  '/contact': {
    save: '**/api/contact/saveContact',
    first: (page: Page) => page.getByRole('textbox', { name: 'Full Name' }),
    fillIn: async (page: Page) => {
      await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace')
      await page.getByRole('textbox', { name: 'Phone Number' }).fill('+44 20 7946 0000')
      await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
      await page.getByRole('textbox', { name: 'Message' }).fill('A card of glass, please.')
    },
    submit: (page: Page) => page.getByRole('button', { name: 'Send Message' }).click(),
  },
} as const

const honeypot = (page: Page) => page.locator('input[name=website]')

const failedAlert = 'Failed to send message. Please try again later.'
const sentAlert = 'Message Sent Successfully!'

/** Records the requests for an address. */
function record(page: Page, path: string): readonly Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (request.url().includes(path.replaceAll('*', ''))) requests.push(request)
  })
  return requests
}

for (const [path, { save, first, fillIn, submit }] of Object.entries(forms)) {
  test(`${path}: a token is fetched once, at the first focus, and sent with the post`, async ({
    page,
    open,
  }) => {
    alerts(page)
    const fetched = record(page, tokens)
    await open(path)
    await page.waitForLoadState('networkidle')
    expect(fetched).toHaveLength(0)
    const answer = page.waitForResponse(tokens)
    await first(page).focus()
    const { token } = (await (await answer).json()) as { token: string }
    await fillIn(page)
    const saving = page.waitForResponse(save)
    await submit(page)
    const saved = await saving
    expect(saved.status()).toBe(201)
    const headers = await saved.request().allHeaders()
    expect(headers['form-token']).toBe(token)
    expect(headers).not.toHaveProperty('form-honeypot')
    expect(fetched).toHaveLength(1)
    for (const request of fetched) expect(await request.allHeaders()).not.toHaveProperty('cookie')
  })

  test(`${path}: a second post has a token of its own, and is not refused first`, async ({ page, open }) => {
    alerts(page)
    const posts = record(page, save)
    await open(path)
    for (let count = 0; count < 2; count += 1) {
      await fillIn(page)
      const saving = page.waitForResponse(save)
      await submit(page)
      expect((await saving).status()).toBe(201)
    }
    const headers = await Promise.all(posts.map((request) => request.allHeaders()))
    expect(headers).toHaveLength(2)
    expect(new Set(headers.map((sent) => sent['form-token'])).size).toBe(2)
  })

  test(`${path}: the honeypot is not seen, not read out, not reached, and not filled in by the browser`, async ({
    page,
    open,
  }) => {
    await open(path)
    const trap = honeypot(page)
    await expect(trap).toHaveCount(1)
    await expect(trap).toHaveAttribute('autocomplete', 'off')
    const session = await page.context().newCDPSession(page)
    const { nodes } = await session.send('Accessibility.getFullAXTree')
    const names = nodes.filter(({ ignored }) => !ignored).map(({ name }): unknown => name?.value)
    expect(names).toContain(
      await first(page).evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent),
    )
    expect(names.filter((name) => /leave this field/i.test(String(name)))).toEqual([])
    await expect(page.getByRole('textbox', { name: 'Leave this field empty' })).toHaveCount(0)
    // Neither a script of the browser nor a label can move the focus there.
    expect(
      await trap.evaluate((input: HTMLInputElement) => {
        input.focus()
        return document.activeElement === input
      }),
    ).toBe(false)
    const box = await trap.locator('xpath=ancestor::div[1]').boundingBox()
    expect(box?.width).toBeLessThanOrEqual(1)
    expect(box?.height).toBeLessThanOrEqual(1)
  })

  test(`${path}: when no token can be had, the post is sent without one`, async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(/net::ERR_BLOCKED_BY_CLIENT/)
    alerts(page)
    await page.route(tokens, (route) => route.abort('blockedbyclient'))
    await open(path)
    await fillIn(page)
    const saving = page.waitForResponse(save)
    await submit(page)
    const saved = await saving
    expect(saved.status()).toBe(201)
    expect(await saved.request().allHeaders()).not.toHaveProperty('form-token')
  })

  test(`${path}: a token that is on its way is waited for`, async ({ page, open }) => {
    alerts(page)
    const slow = await gate(page, tokens)
    await open(path)
    await fillIn(page)
    const saving = page.waitForResponse(save)
    await submit(page)
    await expect(page.getByRole('button', { name: /^(Posting|Sending)…/ })).toBeVisible()
    slow.open()
    expect(await (await saving).request().allHeaders()).toHaveProperty('form-token')
  })
}

test('a story with a filled honeypot is kept with a note, and is posted when it is sent again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/the server responded with a status of 403/)
  expectConsole(/^error: Failed to save the post/)
  const { fillIn, submit } = forms['/stories']
  await open('/stories')
  await fillIn(page)
  await honeypot(page).evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await submit(page)
  const note = page.getByRole('status').filter({ hasText: 'Please press Post Story again.' })
  await expect(note).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Glass')
  await submit(page)
  await expect(page.getByRole('article').first()).toContainText('It went well.')
  await expect(note).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
})

test('a message with a filled honeypot shows an alert, keeps the fields, and can be sent again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/the server responded with a status of 403/)
  expectConsole(/^error: \w+: Something went wrong!/)
  const messages = alerts(page)
  const { fillIn, submit } = forms['/contact']
  await open('/contact')
  await fillIn(page)
  await honeypot(page).evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'))
  await submit(page)
  await expect.poll(() => messages).toEqual([failedAlert])
  await submit(page)
  await expect.poll(() => messages).toEqual([failedAlert, sentAlert])
})

serverTest.describe('a server that requires tokens of a second', () => {
  serverTest.use({ environment: { ...unlimited, FORM_TOKEN: 'required', FORM_MIN_AGE: '1' } })
  serverTest('a visitor who is faster than that gets through', async ({ page, open }) => {
    const { fillIn, submit, save } = forms['/stories']
    await open('/stories')
    const posts = record(page, save)
    await fillIn(page)
    await submit(page)
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(posts).toHaveLength(1)
  })

  serverTest(
    'a token that the server does not accept is replaced, and the story posted once',
    async ({ page, open, expectConsole }) => {
      expectConsole(/the server responded with a status of 403/)
      await page.route(
        tokens,
        (route) => route.fulfill({ json: { token: 'from.elsewhere', minAge: 0, maxAge: 60 } }),
        { times: 1 },
      )
      const { fillIn, submit, save } = forms['/stories']
      await open('/stories')
      const posts = record(page, save)
      await fillIn(page)
      await submit(page)
      await expect(page.getByRole('article')).toHaveCount(1)
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('')
      const keys = await Promise.all(posts.map(async (post) => (await post.allHeaders())['idempotency-key']))
      expect(keys).toHaveLength(2)
      expect(keys[0]).toBe(keys[1])
    },
  )

  serverTest(
    'without a token that can be had, the story is kept with a note',
    async ({ page, open, expectConsole }) => {
      expectConsole(/net::ERR_BLOCKED_BY_CLIENT/)
      expectConsole(/the server responded with a status of 403/)
      expectConsole(/^error: Failed to save the post/)
      await page.route(tokens, (route) => route.abort('blockedbyclient'))
      const { fillIn, submit } = forms['/stories']
      await open('/stories')
      await fillIn(page)
      await submit(page)
      await expect(page.getByText('Please press Post Story again.')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Glass')
      await page.unroute(tokens)
      await submit(page)
      await expect(page.getByRole('article')).toHaveCount(1)
    },
  )
})
