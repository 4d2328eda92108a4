import { violations } from '../../../scripts/harness/axe'
import { expect, test, type Page } from '../fixture'

const opener = (page: Page) => page.getByRole('button', { name: 'Import CSS', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import CSS' })
const field = (page: Page) => dialog(page).getByRole('textbox', { name: 'CSS', exact: true })
const answer = (page: Page) => dialog(page).getByRole('status')
const report = (page: Page) => dialog(page).getByRole('region', { name: 'What was read' })
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const control = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const parameter = (page: Page, name: string) => new URL(page.url()).searchParams.get(name)

/** As another generator prints it, with what the controls here do not have. */
const css = `/* From another generator */
.card {
  width: 190px;
  background: rgba(20, 30, 60, 0.85);
  border-radius: 1.25rem;
  box-shadow: 0 8px 32px 0 rgba(31, 38, 135, 0.37);
  -webkit-backdrop-filter: blur(90px);
  backdrop-filter: blur(90px);
}
.card:hover { transform: scale(1.05) }`

async function paste(page: Page, text: string) {
  await opener(page).click()
  await field(page).fill(text)
}

test('controls, preview, code and address follow CSS that is pasted and applied', async ({ page, open }) => {
  await open('/generator?blur=7')
  await paste(page, css)
  await expect(answer(page)).toHaveText('Understood: 8. Left out: 3.')
  await expect(report(page)).toContainText('Border radius: 20 px')
  await expect(report(page)).toContainText('Blur must be between 0 and 50: 90 becomes 50.')
  await expect(report(page)).toContainText('width: 190px')
  await expect(report(page)).toContainText('It is only for :hover.')
  await button(page, 'Apply').click()
  await expect(dialog(page)).toBeHidden()
  await expect(control(page, 'Border radius')).toHaveValue('20')
  await expect(control(page, 'Opacity')).toHaveValue('1')
  await expect(control(page, 'Background color')).toHaveValue('rgba(20, 30, 60, 0.85)')
  await expect(control(page, 'Blur'), 'out of range, it is at its bound').toHaveValue('50')
  await expect(page.locator('.glass-panel')).toHaveCSS('border-radius', '20px')
  await expect(page.getByRole('region', { name: 'Custom CSS' })).toContainText(
    'box-shadow: 0px 8px 32px rgba(31, 38, 135, 0.37);',
  )
  await expect.poll(() => parameter(page, 'shadowBlur')).toBe('32')
})

test('the verdict follows, and Fix makes applied CSS readable', async ({ page, open }) => {
  await open('/generator')
  const main = page.getByRole('main')
  await paste(page, 'background: #000; opacity: 0.3; content: ""')
  await button(page, 'Apply').click()
  await expect(main).toContainText(/Not readable over/)
  await page.getByRole('button', { name: 'Fix', exact: true }).click()
  await expect(main).toContainText(/Readable on any backdrop/)
  expect(Number(await control(page, 'Opacity').inputValue())).toBeGreaterThan(0.5)
})

test('everything works by keyboard, and the focus comes back', async ({ page, open }) => {
  await open('/generator')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.insertText('backdrop-filter: blur(23px)')
  await expect(answer(page)).toHaveText('Understood: 1. Left out: 0.')
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(control(page, 'Blur')).toHaveValue('10')

  await page.keyboard.press('Space')
  await expect(field(page), 'a dialog that is opened again is empty').toHaveValue('')
  await page.keyboard.insertText('backdrop-filter: blur(23px)')
  await expect(answer(page)).toHaveText('Understood: 1. Left out: 0.')
  await page.keyboard.press('Tab')
  await expect(report(page)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Cancel')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Apply')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(control(page, 'Blur')).toHaveValue('23')
  await expect(page.getByRole('status').filter({ hasText: 'Applied.' })).toHaveCount(1)
})

test('CSS that cannot be read is reported, and cannot be applied', async ({ page, open }) => {
  await open('/generator')
  await opener(page).click()
  await expect(button(page, 'Apply')).toBeDisabled()
  for (const [text, said] of [
    ['.a { color: red', 'This is not CSS. Line 1: Unclosed block.'],
    ['display: grid', 'Nothing in this CSS changes the glass.'],
    ['  ', 'There is no CSS yet.'],
  ] as const) {
    await field(page).fill(text)
    await expect(answer(page)).toHaveText(said)
    await expect(button(page, 'Apply')).toBeDisabled()
    await expect(field(page)).toHaveAttribute('aria-invalid', String(text.includes('{')))
  }
  await field(page).fill('.a { backdrop-filter: blur(3px) }')
  await expect(button(page, 'Apply')).toBeEnabled()
  await button(page, 'Cancel').click()
  await expect(control(page, 'Blur')).toHaveValue('10')
})

test('nothing of it is loaded before it is needed', async ({ page, open }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const loaded = (name: string) => scripts.some((path) => path.includes(name))
  await open('/generator')
  await page.waitForLoadState('networkidle')
  expect([loaded('paste-dialog'), loaded('read-values')]).toEqual([false, false])
  await opener(page).click()
  await expect(field(page)).toBeVisible()
  expect([loaded('paste-dialog'), loaded('read-values')]).toEqual([true, false])
  await field(page).fill('color: red')
  await expect(answer(page)).not.toBeEmpty()
  expect(loaded('read-values')).toBe(true)
})

test('a dialog that cannot be loaded is reported, and opens when it can', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  const dialog = /paste-dialog.*\.js/
  await page.route(dialog, (route) => route.abort())
  await open('/generator')
  await opener(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'The dialog could not be loaded. Check your connection and try again.',
  )
  await page.unroute(dialog)
  await opener(page).click()
  await expect(field(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a reader that cannot be loaded is reported', async ({ page, open, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await page.route(/read-values.*\.js/, (route) => route.abort())
  await open('/generator')
  await paste(page, 'color: red')
  await expect(answer(page)).toHaveText(
    'The CSS reader could not be loaded. Close this dialog and try again.',
  )
})

for (const scheme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`the dialog fits the window and breaks no rule of axe at ${width} px in ${scheme}`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 700 })
      await page.emulateMedia({ colorScheme: scheme })
      await open('/generator')
      await opener(page).click()
      await expect(dialog(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
      await field(page).fill(`${css}\n${'.b { color: red }\n'.repeat(20)}`)
      await expect(report(page)).toBeVisible()
      expect(await violations(page)).toEqual([])
      const box = await dialog(page).boundingBox()
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700)
      expect(await dialog(page).evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
      await expect(button(page, 'Apply')).toBeInViewport({ ratio: 1 })
      await field(page).fill('wrong')
      expect(await violations(page)).toEqual([])
    })
  }
}

test('the glass of the values becomes the glass of all previews', async ({ page, open }) => {
  await open('/generator?opacity=1&backgroundColor=%23102030e6&blur=21&borderRadius=9')
  await page.getByRole('button', { name: 'Use on this site', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'All previews are in this glass.' })).toHaveCount(1)
  await open('/card-details')
  const glass = await page
    .locator('[data-stage]')
    .first()
    .evaluate((stage) =>
      [
        '--glass-tint',
        '--glass-regular-tint-opacity',
        '--glass-thin-blur',
        '--glass-radius',
        '--glass-foreground',
      ].map((name) => getComputedStyle(stage).getPropertyValue(name)),
    )
  expect(glass).toEqual(['#102030', '0.9', '21px', '9px', '#ffffff'])
})
