import { extractText, getDocumentProxy } from 'unpdf'
import { controls, expect, test, type Page } from '../fixture'

/** Prints the page as a visitor would, and reads the text of each sheet. */
async function sheetsOf(page: Page): Promise<readonly string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  return (await extractText(pdf)).text
}

/** A text without spaces: a sheet breaks lines where the page does not. */
const dense = (text: string) => text.replaceAll(/\s/g, '')

/** The texts of elements outside of the pictures of components. */
const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .and(page.locator(':not([data-stage] *, [data-half] *, [data-thumbnail] *, [data-showpiece] *)'))
    .evaluateAll((all) => all.map(({ textContent }) => textContent))

/** The names of the bar, of the controls, and of what lies over a page. */
const onScreenOnly =
  /Skip to content|SponsorAbout|Previewoptions|Backdrop|BacktoComponents|Copyallfiles|Packagemanager|Prev(ious)?Page/

const paths = [
  '/',
  '/components',
  '/button-details',
  '/pricing-details',
  '/generator',
  '/stories',
  '/contact',
  '/accessibility',
  '/termsOfUse',
]

test.describe('in the dark scheme', () => {
  test.use({ colorScheme: 'dark' })

  for (const path of paths) {
    test(`${path} is printed without what is of no use on paper, and with all headings and code`, async ({
      page,
      open,
    }) => {
      await open(path)
      const sheets = (await sheetsOf(page)).map(dense)
      for (const [index, sheet] of sheets.entries()) {
        expect(sheet, `sheet ${index + 1}`).not.toBe('')
        expect(sheet, `sheet ${index + 1}`).not.toMatch(new RegExp(dense(onScreenOnly.source)))
      }
      const [heading = ''] = await textsOf(page, 'main h1')
      expect(dense(sheets[0] ?? '').slice(0, 200)).toContain(dense(heading))
      const whole = sheets.join('')
      for (const text of await textsOf(page, 'main :is(h1, h2, h3, pre)'))
        expect(whole).toContain(dense(text))
    })
  }
})

test('the files of a component are printed, although they are folded and not loaded', async ({
  page,
  open,
}) => {
  await open('/button-details')
  const files = page.locator('[aria-labelledby=source] [data-file]')
  const own = await files.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(own.length).toBeGreaterThan(1)
  const shared = ['class-names.ts', 'compose.ts'].map((name) => `/source/css/shared/${name}.txt`)
  const addresses = [...own, '/source/css/glass/glass.ts.txt', ...shared]
  const whole = dense((await sheetsOf(page)).join(''))
  for (const address of addresses)
    expect(whole).toContain(dense(await (await page.request.get(address)).text()))
  await expect(page.locator('[aria-labelledby=source] details[open]')).toHaveCount(0)
})

test('all tabs with code are printed, and the chosen one stays chosen', async ({ page, open }) => {
  await open('/generator')
  const codes: string[] = []
  for (const name of ['Tailwind CSS', 'Custom CSS']) {
    await page.getByRole('tab', { name }).click()
    codes.push((await page.getByRole('tabpanel').locator('pre').textContent()) ?? '')
  }
  expect(new Set(codes).size).toBe(2)
  const whole = dense((await sheetsOf(page)).join(''))
  // What is painted next may come between two sheets.
  for (const line of codes.join('\n').split('\n')) expect(whole).toContain(dense(line))
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Custom CSS')
  await expect(page.locator('main figure')).toHaveCount(1)
})

test('a story is printed to its end, and is as short as before afterwards', async ({ page, open }) => {
  const content = `${'A long story. '.repeat(80)}The end.`
  const story = {
    id: '1',
    title: 'Long',
    content,
    category: 'Vitrine Updates',
    date: '2026-01-01T00:00:00.000Z',
  }
  await page.route('**/api/stories/getposts*', (route) => route.fulfill({ json: [story] }))
  await open('/stories')
  await expect(page.getByRole('button', { name: 'Read More' })).toBeVisible()
  expect(dense((await sheetsOf(page)).join(''))).toContain(dense(content))
  await expect(page.getByRole('button', { name: 'Read More' })).toBeVisible()
})

test('a dialog, a toast and the palette are not printed', async ({ page, open }) => {
  await open('/toast-page')
  await page.getByRole('button', { name: 'Show Toast', exact: true }).click()
  const toasts = page.locator('[popover]:popover-open').first()
  await expect(toasts).toBeVisible()
  const toast = await toasts.textContent()
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('speed')
  const option = page.getByRole('dialog').getByRole('option').first()
  await expect(option).toContainText('Speed Dial')
  const found = await option.textContent()
  const sheets = (await sheetsOf(page)).map(dense)
  for (const shown of [toast, found]) {
    expect(dense(shown ?? '')).not.toBe('')
    for (const sheet of sheets) expect(sheet).not.toContain(dense(shown ?? ''))
  }
  expect(sheets[0]).toContain('Toast')
})

test("home's picture is printed without the address of its link, which would push its controls aside", async ({
  page,
  open,
}) => {
  await open('/')
  const whole = dense((await sheetsOf(page)).join(''))
  expect(whole).toContain(dense('Open in the studio'))
  expect(whole).not.toContain('/studio)')
})

test('the command is printed as the controls are, wherever the page is scrolled to', async ({
  page,
  open,
}) => {
  await open('/button-details')
  await controls(page, 'Themed Button')
    .getByRole('textbox', { name: 'Background color', exact: true })
    .fill('#0c2238')
  await expect(page).toHaveURL(/0c2238/)
  // The script that writes commands is loaded with the first value that is another.
  await page.waitForLoadState('networkidle')
  const whole = dense((await sheetsOf(page)).join(''))
  expect(whole.match(/shadcn@latestadd"[^"]*backgroundColor=%230c2238"/g)).toHaveLength(2)
})
