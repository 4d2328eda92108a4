import { expect, test, type Page } from '../fixture'

const field = (page: Page, label: string) => page.getByRole('main').getByLabel(label, { exact: true })
const tell = (page: Page) => page.getByRole('link', { name: 'Tell the story' })

async function expectForm(page: Page, title: string, content: RegExp | string) {
  await expect(field(page, 'Title')).toHaveValue(title)
  await expect(field(page, 'Category')).toHaveValue('Customizing Vitrine Components')
  await expect(field(page, 'Content')).toHaveValue(content)
}

test('a customizer leads to the form with its values, also those of a moment ago', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/toast-page')
  const title = page.getByRole('textbox', { name: 'Title' }).last()
  await title.fill('Well done.')
  await tell(page).click()
  await expectForm(page, 'My Toast', /^http.*\/toast-page\?title=Well\+done%2E$/)
  await expect(page).toHaveURL(`${baseURL}/stories`)
  // It is a draft from now on.
  await page.reload()
  await expectForm(page, 'My Toast', /^http.*\/toast-page\?title=Well\+done%2E$/)
})

test('the studio leads to the form with its glass', async ({ page, open }) => {
  await open('/studio?preset=Rose')
  await page.getByRole('button', { name: 'Ocean' }).click()
  await page.getByRole('region', { name: 'Export' }).scrollIntoViewIfNeeded()
  await tell(page).click()
  await expectForm(page, 'My glass', /^http.*\/studio\?g=[\w-]+$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the form is open', async ({ page, open }) => {
    await open('/button-details')
    await tell(page).click()
    await expect(field(page, 'Title')).toBeInViewport()
    await expectForm(page, 'My Button', /\/button-details$/)
  })
})

const draft = { Title: 'Half a story', Content: 'It began with a pane.' }

async function begin(page: Page, open: (path: string) => Promise<void>) {
  await open('/stories')
  for (const [label, text] of Object.entries(draft)) await field(page, label).fill(text)
}

const choice = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

test('a story that was begun stays in the form, and the page offers both', async ({
  page,
  open,
  baseURL,
}) => {
  await begin(page, open)
  await open('/button-details')
  await tell(page).click()
  await expect(page.getByRole('group', { name: 'Which story' })).toBeVisible()
  for (const [label, text] of Object.entries(draft)) await expect(field(page, label)).toHaveValue(text)
  // The offer outlives a reload.
  await page.reload()
  await choice(page, 'Continue it').click()
  await expect(field(page, 'Title')).toBeFocused()
  for (const [label, text] of Object.entries(draft)) await expect(field(page, label)).toHaveValue(text)
  await expect(page.getByRole('group', { name: 'Which story' })).toHaveCount(0)
  await expect(page).toHaveURL(`${baseURL}/stories`)
})

test('the new one can be started, and the other is not lost', async ({ page, open }) => {
  await begin(page, open)
  await open('/button-details')
  await tell(page).click()
  await choice(page, 'Start the new one').click()
  await expect(field(page, 'Title')).toBeFocused()
  await expectForm(page, 'My Button', /\/button-details$/)
  await field(page, 'Title').fill('My own button')
  await page.reload()
  await choice(page, 'Continue “Half a story”').click()
  for (const [label, text] of Object.entries(draft)) await expect(field(page, label)).toHaveValue(text)
  await choice(page, 'Continue “My own button”').click()
  await expectForm(page, 'My own button', /\/button-details$/)
  await expect(choice(page, 'Continue “Half a story”')).toBeVisible()
})

test('a kept story can be discarded, and many of them scroll', async ({ page, open }) => {
  const many = Array.from({ length: 12 }, (_, index) => ({ title: `Kept ${index}` }))
  await page.addInitScript((stories) => {
    sessionStorage['vitrine:kept-stories'] ??= JSON.stringify(stories)
  }, many)
  await open('/stories')
  const list = page.getByRole('group', { name: 'Your other stories' }).getByRole('list')
  expect(await list.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
  await choice(page, 'Discard “Kept 3”').dblclick()
  await expect(list.getByRole('listitem')).toHaveCount(11)
  await choice(page, 'Discard “Kept 5”').press('Enter')
  await expect(field(page, 'Title')).toBeFocused()
  await page.reload()
  await expect(list.getByRole('listitem')).toHaveCount(10)
  for (const gone of [3, 5]) await expect(choice(page, `Discard “Kept ${gone}”`)).toHaveCount(0)
})

test('the same story is not offered beside itself', async ({ page, open }) => {
  for (const time of ['first', 'second']) {
    await open('/button-details')
    await tell(page).click()
    await expectForm(page, 'My Button', /\/button-details$/)
    await expect(page.getByRole('group', { name: 'Which story' }), time).toHaveCount(0)
  }
})

for (const told of [
  'https://evil.example/studio?g=x',
  'javascript:alert(1)',
  '/studio?preset=Rose',
  'SITE/studio?preset=Rose and more text',
  'SITE/evil-details?x=1',
  'SITE/about',
  'SITE@evil.example/studio',
  'SITE/studio?g=<script>alert(1)</script>',
  'SITE/studio%0d%0a',
])
  test(`the form ignores ?tell=${told}`, async ({ page, open, baseURL }) => {
    const index = told.includes('details') ? page.waitForResponse(/catalogue/) : undefined
    await open(`/stories?tell=${encodeURIComponent(told.replace('SITE', baseURL ?? ''))}`)
    await (await index)?.finished()
    await expect(page.getByText('No posts yet.').or(page.getByRole('article').first())).toBeVisible()
    for (const label of ['Title', 'Category', 'Content']) await expect(field(page, label)).toHaveValue('')
    await expect(page.getByRole('group', { name: 'Which story' })).toHaveCount(0)
  })

test('kept stories that cannot be read are ignored', async ({ page, open }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('vitrine:kept-stories', '[{"title":5},null,"x",{"title":"Kept","more":1}]'),
  )
  await open('/stories')
  await expect(page.getByRole('group', { name: 'Your other stories' }).getByRole('button')).toHaveText([
    'Continue “Kept”',
    'Discard “Kept”',
  ])
})
