import { expect, test } from '../fixture'
import { translatePage } from '../support/translate'
import { serverTest } from './support/server-test'

serverTest(
  'on a translated page a story is posted once and shown, and Read More and the next story work',
  async ({ page, open }) => {
    await open('/stories')
    await translatePage(page)
    for (const title of ['The first', 'The second']) {
      await page.getByRole('textbox', { name: 'Title' }).fill(title)
      // A translator changes the text of an option, and the story keeps its category.
      const option = page.locator('option[value="Vitrine Updates"]')
      await option.evaluate((element) => (element.textContent = 'Aktuelles'))
      await page.getByRole('combobox', { name: 'Category' }).selectOption('Aktuelles')
      await page.getByRole('textbox', { name: 'Content' }).fill(`${title} ${'is long. '.repeat(100)}`)
      await page.getByRole('button', { name: 'Post Story' }).click()
      await expect(page.getByRole('article', { name: title })).toContainText('Vitrine Updates')
    }
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['The second', 'The first'])
    const story = page.getByRole('article', { name: 'The first' })
    await story.getByRole('button').click()
    await expect(story.getByRole('button')).toHaveText('Read Less')
    await expect(page.getByRole('button', { name: 'Post Story' })).toHaveText('Post Story')
  },
)

test('a translated catalogue shows the number of its present page', async ({ page, open }) => {
  await open('/components')
  await translatePage(page)
  const pager = page.getByRole('navigation', { name: 'Pages', exact: true })
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(pager.locator('p')).toHaveText('Page 2 of 3')
  await pager.getByRole('link', { name: 'Next' }).click()
  await expect(pager.locator('p')).toHaveText('Page 3 of 3')
  await page.getByPlaceholder('Search Components...').fill('toast')
  await expect(pager.locator('p')).toHaveText('Page 1 of 1')
  await expect(page.getByRole('article').first()).toContainText('Toast')
})

test('a translated studio shows its present verdict', async ({ page, open }) => {
  await open('/studio')
  await translatePage(page)
  const thin = page.getByRole('list', { name: 'Readability, light' }).getByRole('listitem').first()
  const slider = page.getByRole('slider', { name: 'Light, opacity, thin', exact: true })
  await slider.fill('0.1')
  await expect(thin).toContainText(/Not readable over dark pictures – \d+\.\d:1 at worst/)
  await page.getByRole('button', { name: 'Fix light, thin' }).click()
  await expect(thin).toContainText('Readable on any backdrop')
  await expect(thin).not.toContainText('Not readable')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(thin).toContainText('Not readable')
})

test('a translated customizer shows its present code', async ({ page, open }) => {
  await open('/slider-details')
  await translatePage(page)
  const field = page.getByRole('textbox').first()
  await field.fill('#123456')
  await expect(page.locator('pre').filter({ hasText: '#123456' }).first()).toBeVisible()
  await field.fill('#abcdef')
  await expect(page.locator('pre').filter({ hasText: '#abcdef' }).first()).toBeVisible()
  await expect(page.locator('pre').filter({ hasText: '#123456' })).toHaveCount(0)
})

test('a translated form shows its present errors', async ({ page, open }) => {
  await open('/donate')
  await translatePage(page)
  const donate = page.getByRole('button', { name: 'Donate Now' })
  await donate.click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await page.getByRole('textbox', { name: 'Your Name' }).fill('Ada')
  await donate.click()
  await expect(page.getByText('Name is required')).toHaveCount(0)
})

test('a translated page names each file that is opened', async ({ page, open }) => {
  await open('/button-details')
  await translatePage(page)
  const files = page.locator('[aria-labelledby=source] details:not([data-shared])')
  const last = files.last()
  const name = await last.locator('summary').innerText()
  await last.locator('summary').click()
  await expect(last.locator('figcaption')).toContainText(`Copy ${name}`)
})
