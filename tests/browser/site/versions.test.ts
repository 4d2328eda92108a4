import { readVersions } from '../../../scripts/release/release-files'
import { expect, test, type Page } from '../fixture'

const route = '/slider-details'
const section = (page: Page) => page.getByRole('region', { name: 'Versions', exact: true })
const pasteField = (page: Page) => section(page).getByLabel('Or paste your file, or its hash')

const choice = (page: Page, name: string) => section(page).getByRole('combobox', { name, exact: true })

/** Opens the section by keyboard. */
async function show(page: Page) {
  await section(page).getByText('What has changed', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(section(page).getByRole('heading', { name: 'Compare' })).toBeVisible()
}

const released = readVersions('slider')
const [first, second] = released

test('the versions are listed with their days, hashes and notes, the newest first', async ({
  page,
  open,
}) => {
  await open(route)
  await show(page)
  const items = section(page).getByRole('list').first().getByRole('listitem')
  await expect(items.filter({ hasText: first?.css.hash ?? '' })).toContainText('The first release.')
  await expect(items.filter({ hasText: second?.css.hash ?? '' })).toContainText(second?.notes[0]?.text ?? '')
  const shown = await section(page).locator('h3 code').allTextContents()
  expect(shown.slice(-released.length)).toEqual(released.map(({ css }) => css.hash).toReversed())
})

test('two versions are compared file by file, and each line says what has happened to it', async ({
  page,
  open,
}) => {
  await open(route)
  await show(page)
  await choice(page, 'From').selectOption(first?.css.hash ?? '')
  await choice(page, 'To').selectOption(second?.css.hash ?? '')
  await section(page).locator('summary', { hasText: 'slider/range-value.ts' }).focus()
  await page.keyboard.press('Enter')
  await expect(section(page).getByRole('deletion').first()).toHaveText(/^-.*2n \+ size/)
  await expect(section(page).getByRole('insertion').first()).toHaveText(/^\+.*two \+ size/)
  await choice(page, 'From').selectOption(second?.css.hash ?? '')
  await expect(section(page).getByText('This is one version.')).toBeVisible()
})

test('a pasted file is compared with today’s, and nothing of it is sent', async ({ page, open, request }) => {
  await open(route)
  await show(page)
  const code = await (await request.get('/source/css/slider/slider.tsx.txt')).text()
  const asked: string[] = []
  page.on('request', (one) => asked.push(`${one.url()} ${one.postData() ?? ''}`))
  await pasteField(page).fill(code.replace('defaultValue = 50', 'defaultValue = 41'))
  await expect(section(page).getByText('slider/slider.tsx was first in the version')).toBeVisible()
  await expect(section(page).getByRole('deletion')).toHaveText(/defaultValue = 41/)
  await expect(section(page).getByRole('insertion')).toHaveText(/defaultValue = 50/)
  await expect(choice(page, 'From')).toBeDisabled()
  expect(asked).toEqual([])

  await pasteField(page).fill(code)
  await expect(section(page).getByText('No line differs.')).toBeVisible()
  await pasteField(page).fill('export const mine = 1')
  await expect(section(page).getByText('This has no line such as')).toBeVisible()
  await expect(pasteField(page)).toHaveAttribute('aria-invalid', 'true')
})

test('a hash alone says what has changed since', async ({ page, open }) => {
  await open(route)
  await show(page)
  await pasteField(page).fill(first?.emotion.hash ?? '')
  await expect(section(page).getByText('It is of the styling Emotion')).toBeVisible()
  await expect(section(page).getByText('slider/range-value.ts')).toBeVisible()
})

test('on a phone, the section is as wide as the page, and works by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    viewport: { width: 320, height: 640 },
    hasTouch: true,
    ...(baseURL !== undefined && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto(`${route}#versions`)
  await section(page).getByText('What has changed', { exact: true }).tap()
  await section(page)
    .getByText(/^slider\/\S+$/)
    .first()
    .tap()
  await expect(section(page).getByRole('insertion').first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await context.close()
})

test('what could not be loaded is said, and loads when the section is opened again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await open(route)
  await page.route('**/versions-view*', (asked) => asked.abort())
  await section(page).getByText('What has changed', { exact: true }).click()
  await expect(section(page).getByRole('alert')).toContainText('Close and open this to try again.')
  await page.unroute('**/versions-view*')
  await section(page).getByText('What has changed', { exact: true }).click()
  await section(page).getByText('What has changed', { exact: true }).click()
  await expect(section(page).getByRole('heading', { name: 'Compare' })).toBeVisible()
})

test('without a script, the section leads to the list', async ({ browser, baseURL, request }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL !== undefined && { baseURL }),
  })
  const page = await context.newPage()
  await page.goto(route)
  await section(page).getByText('What has changed', { exact: true }).click()
  const href = await section(page).getByRole('link', { name: 'Plain text' }).getAttribute('href')
  expect(await (await request.get(href ?? '')).json()).toHaveLength(released.length)
  await context.close()
})
