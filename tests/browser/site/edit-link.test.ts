import { addresses, documentNotFound, notFound } from '../documents'
import { expect, test, type Page } from '../fixture'

const link = (page: Page) => page.getByRole('link', { name: 'Edit this page' })
const edit = 'https://github.com/vitrine-ui/vitrine/edit/main/'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every page has one link to the file that it is written in', async ({ page }) => {
    // It loads every document.
    test.slow()
    for (const address of addresses) {
      await page.goto(address)
      await expect(link(page), address).toHaveAttribute(
        'href',
        /\/edit\/main\/(registry\/[\w-]+\/entry|src\/pages\/[\w-]+)\.tsx$/,
      )
    }
  })
})

test('the link follows from page to page', async ({ page, open }) => {
  await open('/components?q=button')
  await expect(link(page)).toHaveAttribute('href', `${edit}src/pages/catalogue.tsx`)
  await page.locator('main article a').first().click()
  await expect(link(page)).toHaveAttribute('href', `${edit}registry/button/entry.tsx`)
})

test('after a step in the history to a page that this visit does not know, the link leads to its file', async ({
  page,
  open,
}) => {
  await open('/about')
  await page.evaluate(() => {
    window.history.pushState({ idx: 1, key: 'unknown', usr: null }, '', '/button-details')
    window.history.pushState({ idx: 2, key: 'about', usr: null }, '', '/about')
  })
  await page.goBack()
  await expect(link(page)).toHaveAttribute('href', `${edit}registry/button/entry.tsx`)
})

test('the not-found page has no file to edit', async ({ page, open, expectConsole }) => {
  expectConsole(documentNotFound)
  await open(notFound)
  await expect(link(page)).toHaveCount(0)
})
