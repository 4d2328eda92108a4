import { expect, test, type Page } from '../fixture'

const filter = (page: Page) => page.getByRole('navigation', { name: 'Categories' })
const category = (page: Page, name: string) => filter(page).getByRole('link', { name, exact: true })
const titles = (page: Page) => page.locator('main').getByRole('article').getByRole('heading')
const current = (page: Page) => filter(page).locator('[aria-current=true]')

test('a category shows its components, says how many there are, and is a step of the history', async ({
  page,
  open,
}) => {
  await open('/components')
  await expect(current(page)).toHaveText('All')
  await category(page, 'Forms').click()
  await expect(page).toHaveURL('/components?category=forms')
  await expect(titles(page)).toHaveText(['Authentication Card', 'Contact Us'])
  await expect(current(page)).toHaveText('Forms')
  await expect(page.getByRole('status').filter({ hasText: /found/ })).toHaveText('2 components found')
  await expect(page).toHaveTitle(/^Components: Forms – /)
  await page.goBack()
  await expect(titles(page)).toHaveCount(9)
  await expect(page).toHaveTitle(/^Components – /)
})

test('a category by keyboard: its link keeps the focus, and the next Tab goes on from it', async ({
  page,
  open,
}) => {
  await open('/components')
  await category(page, 'Actions').focus()
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(['Speed Dial', 'Button'])
  await expect(category(page, 'Actions')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(category(page, 'Inputs')).toBeFocused()
})

test('category and search narrow each other, and each keeps the other', async ({ page, open }) => {
  await open('/components?category=inputs')
  await page.getByRole('searchbox').fill('text')
  await expect(page).toHaveURL('/components?category=inputs&q=text')
  await expect(titles(page)).toHaveText(['Textarea'])
  await category(page, 'All').click()
  await expect(page).toHaveURL('/components?q=text')
  await expect(page.getByRole('searchbox')).toHaveValue('text')
  await page.reload()
  await expect(titles(page)).toHaveText(['Textarea'])
  await category(page, 'Overlays').click()
  await expect(page.getByText("Something's missing.")).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(page).toHaveURL('/components?category=overlays')
  await expect(titles(page)).not.toHaveCount(0)
})

test('Back to Components returns to the category', async ({ page, open }) => {
  await open('/components?category=overlays')
  await page.locator('main').getByRole('article').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(page).toHaveURL('/components?category=overlays')
  await expect(current(page)).toHaveText('Overlays')
})

test('a category that does not exist shows all components', async ({ page, open }) => {
  await open('/components?category=widgets')
  await expect(current(page)).toHaveText('All')
  await expect(titles(page)).toHaveCount(9)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('categories work, and together they list every component once', async ({ page, request }) => {
    const index = await (await request.get('/sitemap.xml')).text()
    const addresses = [...index.matchAll(/<loc>[^<]*?(\/components\?category=[^<]*)<\/loc>/g)]
    const listed: string[] = []
    for (const [, address = ''] of addresses) {
      await page.goto(address.replaceAll('&amp;', '&'))
      listed.push(...(await titles(page).allTextContents()))
    }
    const all: string[] = []
    for (const address of ['/components', '/components?page=2', '/components?page=3']) {
      await page.goto(address)
      all.push(...(await titles(page).allTextContents()))
    }
    expect(listed.toSorted()).toEqual(all.toSorted())
    await page.goto('/components')
    await category(page, 'Forms').click()
    await expect(titles(page)).toHaveText(['Authentication Card', 'Contact Us'])
  })
})
