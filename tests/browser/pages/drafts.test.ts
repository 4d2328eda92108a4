import { expect, test, type Page } from '../fixture'
import { alerts } from './support/alerts'

const story = {
  Title: 'Half a story',
  Category: 'Best Practices with Vitrine',
  Content: 'It began with\na pane.',
}
const message = {
  'Full Name': 'Ada Lovelace',
  'Phone Number': '1',
  Email: 'ada@example.org',
  Message: 'Dear all,\n',
}

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

async function type(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(values)) {
    if (label === 'Category') await field(page, label).selectOption(text)
    else await field(page, label).fill(text)
  }
}

async function expectTyped(page: Page, values: Readonly<Record<string, string>>, isEmpty = false) {
  for (const [label, text] of Object.entries(values))
    await expect(field(page, label)).toHaveValue(isEmpty ? '' : text)
}

/** Loads the page again, and waits until its form can be used. */
async function reload(page: Page) {
  await page.reload()
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
}

test('a half-written story and message survive links, Back and a reload, each in its form and in this tab, and are not sent', async ({
  page,
  context,
  open,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await open('/stories')
  await type(page, story)
  await expect(page.getByText('Until you post it, it stays in this tab.')).toBeVisible()
  await bar(page, 'Contact Us')
  await expectTyped(page, message, true)
  await expect(page.getByText('Until you send it, your message stays in this tab.')).toBeVisible()
  await type(page, message)
  await page.goBack()
  await expectTyped(page, story)
  await reload(page)
  await expectTyped(page, story)
  await field(page, 'Title').fill('Another title')
  await page.goForward()
  await expectTyped(page, message)
  await bar(page, 'Stories')
  await expectTyped(page, { ...story, Title: 'Another title' })
  await type(page, { Title: '', Content: '' })
  await reload(page)
  await expectTyped(page, { ...story, Title: '', Content: '' })
  expect(sent.filter((text) => /half|another|pane|ada|dear/i.test(text))).toEqual([])
  const other = await context.newPage()
  await other.goto('/stories')
  await expect(field(other, 'Title')).toBeEnabled()
  await expectTyped(other, story, true)
})

test('what was sent is no draft any more, nor a story that could not be saved; a message that could not be sent is one', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/the server responded with a status of 503/)
  expectConsole(/Something went wrong!/)
  expectConsole(/Failed to save the post/)
  const messages = alerts(page)
  let status = 503
  await page.route(/saveposts|saveContact/, (route) =>
    route.fulfill({ status, json: { ...route.request().postDataJSON(), id: 'x' } }),
  )
  await open('/stories')
  await type(page, story)
  await page.getByRole('button', { name: 'Post Story' }).click()
  await expectTyped(page, story, true)
  await bar(page, 'Contact Us')
  await type(page, message)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => messages).toHaveLength(1)
  await reload(page)
  await expectTyped(page, message)
  status = 201
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect.poll(() => messages).toHaveLength(2)
  await expectTyped(page, message, true)
  await reload(page)
  await expectTyped(page, message, true)
  await bar(page, 'Stories')
  await expectTyped(page, story, true)
  // The visitor may be elsewhere when the answer comes.
  await page.route(/saveposts/, async (route) => {
    await page.getByRole('main').getByText('Get in touch').waitFor()
    await route.fallback()
  })
  await type(page, story)
  await page.getByRole('button', { name: 'Post Story' }).click()
  const answer = page.waitForResponse(/saveposts/)
  await bar(page, 'Contact Us')
  await (await answer).finished()
  await bar(page, 'Stories')
  await expectTyped(page, story, true)
})

test('a draft that cannot be read is ignored, field by field', async ({ page, open }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('vitrine:draft:contact', 'no draft')
    sessionStorage.setItem(
      'vitrine:draft:story',
      '{"title":5,"content":"Kept","__proto__":{"title":"x"},"more":"x"}',
    )
  })
  await open('/contact')
  await expectTyped(page, message, true)
  await bar(page, 'Stories')
  await expectTyped(page, { Title: '', Content: 'Kept' })
})

test('where the browser refuses to store it, a draft lasts as long as the document', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await open('/stories')
  await type(page, story)
  await bar(page, 'Contact Us')
  await bar(page, 'Stories')
  await expectTyped(page, story)
})
