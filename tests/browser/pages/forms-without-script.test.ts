import type { ElementHandle } from '@playwright/test'
import { mockGitHub } from '../../../scripts/harness/mock-github'
import { addressesOf } from '../documents'
import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'

/** Read from the build, so that a new page is tested, too. */
const withFields = addressesOf(/<(?:form|input|textarea)\b/)
const withForms = addressesOf(/<form\b/)

/** Fields for free text that people can reach. A date is none: its script writes it as its language does. */
const textField = [
  'textarea:not([inert] *)',
  'input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=date], [type=button], [type=submit], [type=hidden], [inert] *)',
]
  .map((control) => `main ${control}`)
  .join(', ')

/** Valid in every field, so that only a disabled form is not submitted. */
const text = 'secret@a.example'

const fields = (page: Page) => page.locator(textField)

/** The values of fields, also once the script has added more of them. */
const valuesOf = (known: readonly ElementHandle[]) => Promise.all(known.map((field) => field.inputValue()))

test('the tested pages include those that are known to have a form', () => {
  expect(withForms).toEqual(expect.arrayContaining(['/contact', '/contributors', '/donate', '/stories']))
  expect(withFields).toContain('/components')
})

for (const path of withFields) {
  test(`${path}: while the script is 5 s late, no text gets into a URL, and none is lost`, async ({
    page,
  }) => {
    const scripts = await gate(page, '**/assets/*.js')
    const requests: string[] = []
    let documents = 0
    page.on('request', (request) => {
      requests.push(`${request.url()} ${request.postData() ?? ''}`)
      if (request.isNavigationRequest()) documents += 1
    })
    await mockGitHub(page.context())
    await page.clock.install()
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.clock.fastForward(5000)
    for (const field of await fields(page).all()) {
      await field.click({ force: true })
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    for (const button of await page.locator('main form [type=submit]:not([inert] *)').all()) {
      await button.click({ force: true })
    }
    const known = await fields(page).elementHandles()
    const before = await valuesOf(known)

    scripts.open()
    await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
    expect(await valuesOf(known)).toEqual(before)
    for (const form of await page.locator('main form:not([inert] *)').all()) {
      await expect(form.locator('[type=submit]')).toBeEnabled()
    }
    await expect(page).toHaveURL(path)
    expect(documents, 'the page is loaded once').toBe(1)
    expect(requests.filter((request) => request.includes('secret'))).toEqual([])
  })
}
