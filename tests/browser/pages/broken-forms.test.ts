import { expect, test, type Page } from '../fixture'
import { alerts } from './support/alerts'

const forms = {
  story: {
    path: '/stories',
    api: '**/api/stories/saveposts',
    values: { Title: 'A story', Category: 'Vitrine Updates', Content: 'It went well.' },
    saved: 'Your story has been posted.',
  },
  message: {
    path: '/contact',
    api: '**/api/contact/saveContact',
    values: { 'Full Name': 'Ada', 'Phone Number': '1', Email: 'ada@example.org', Message: 'Hello.' },
    saved: 'Your message has been sent.',
  },
} as const

const button = (page: Page) => page.locator('main form [type=submit]')
const failure = (page: Page) => page.getByRole('alert')

async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(values)) {
    const field = page.getByRole('main').getByLabel(label, { exact: true })
    await (label === 'Category' ? field.selectOption(text) : field.fill(text))
  }
}

/** Takes the text of the button away, as an extension may: the page breaks as soon as React writes there. */
const breakButton = (page: Page) => button(page).evaluate((one) => one.replaceChildren())

for (const [name, { path, api, values, saved }] of Object.entries(forms)) {
  test(`when the page breaks while a ${name} is sent, the error view says that it arrived, until the visitor goes on`, async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(/insertBefore/)
    alerts(page)
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route(api, async (route) => {
      await held
      await route.fulfill({ status: 201, json: { ...route.request().postDataJSON(), id: 'broken' } })
    })
    await open(path)
    await fillIn(page, values)
    await breakButton(page)
    await button(page).click()
    await expect(failure(page)).toContainText('Unexpected Application Error!')
    await expect(failure(page)).not.toContainText(saved)
    answer()
    await expect(failure(page)).toContainText(saved)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^About Us/)
    await page.goBack()
    await expect(button(page)).toBeVisible()
    for (const field of await page.locator('main form').locator('input:not([type=checkbox]), textarea').all())
      await expect(field).toHaveValue('')
    await breakButton(page)
    await fillIn(page, values)
    await page.route(api, (route) => route.abort())
    expectConsole(/Failed to load resource/)
    expectConsole(/Failed to fetch/)
    await button(page).click()
    await expect(failure(page)).toContainText('Unexpected Application Error!')
    await expect(failure(page)).not.toContainText(saved)
  })
}

test('when a posted story breaks the list, the error view says that it was posted; about the next one it says nothing', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/No dates here/)
  const { path, api, values, saved } = forms.story
  let title = 0
  await page.route(api, (route) =>
    route.fulfill({ status: 201, json: { ...route.request().postDataJSON(), id: `broken-${(title += 1)}` } }),
  )
  const breakDates = () =>
    page.evaluate(() => {
      Date.prototype.toLocaleDateString = () => {
        throw new Error('No dates here')
      }
    })
  await open(path)
  await fillIn(page, values)
  await breakDates()
  await button(page).click()
  await expect(failure(page)).toContainText('No dates here')
  await expect(failure(page)).toContainText(saved)

  await open(path)
  await fillIn(page, values)
  await button(page).click()
  await expect(page.getByRole('article').first()).toContainText(values.Title)
  await fillIn(page, { Title: 'Another' })
  await breakDates()
  // Read More renders the story again.
  await page.getByRole('article').first().getByRole('button').click()
  await expect(failure(page)).toContainText('No dates here')
  await expect(failure(page)).not.toContainText(saved)
})
