import { addressesOf } from '../documents'
import { expect, test, type Page } from '../fixture'
import { gate } from './support/gate'

/** Every document that has a form, or a field outside one: a new one is tested as soon as it is built. */
const withFields = addressesOf(/<(?:form|input|textarea)\b/)
const withForms = addressesOf(/<form\b/)

/** What takes a typed text. The others – a color, a radio, a range – know their values beforehand. */
const takesText = [
  'textarea',
  'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=button], [type=submit])',
]
  .map((control) => `main ${control}`)
  .join(', ')

/** It passes every check of the browser's: a form that is not disabled would be sent. */
const text = 'secret@vitrine.example'

const fields = (page: Page) => page.locator(takesText)
const typed = (page: Page) =>
  fields(page).evaluateAll((all) =>
    all.map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
    ),
  )

test('the pages that are known to have a form are among those that are looked at', () => {
  expect(withForms).toEqual(expect.arrayContaining(['/contact', '/contributors', '/donate', '/stories']))
  expect(withFields).toContain('/components')
})

for (const path of withFields) {
  test(`${path}: while the script is 5 s late, nothing typed can get into a URL, and nothing is lost`, async ({
    page,
  }) => {
    const scripts = await gate(page, '**/assets/*.js')
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    const documents = () => asked.filter((request) => request.startsWith(`${page.url()} `)).length
    await page.clock.install()
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await page.clock.fastForward(5000)
    for (const field of await fields(page).all()) {
      await field.click({ force: true })
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    for (const button of await page.locator('main form [type=submit]').all()) {
      await button.click({ force: true })
    }
    const before = await typed(page)

    scripts.open()
    await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
    expect(await typed(page)).toEqual(before)
    for (const form of await page.locator('main form').all()) {
      await expect(form.locator('[type=submit]')).toBeEnabled()
    }
    await expect(page).toHaveURL(path)
    expect(documents(), 'the page is loaded once').toBe(1)
    expect(asked.filter((request) => request.includes('secret'))).toEqual([])
  })
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of withForms) {
    test(`${path}: a form that cannot be sent says that it needs a script`, async ({ page }) => {
      await page.goto(path)
      for (const form of await page.locator('main form:has(:disabled)').all()) {
        // Playwright's own text leaves `noscript` out; this is what is on screen.
        const shown = await form.evaluate((element: HTMLFormElement) => element.innerText)
        expect(shown).toContain('This form needs JavaScript')
        await expect(form.locator('[type=submit]')).toBeDisabled()
      }
    })
  }
})
