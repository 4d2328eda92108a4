import { copied, expect, test, type Page } from '../fixture'

/** What browsers lack, as a script that a page runs first: it makes the clipboard of the test's browser like theirs. */
const clipboards: Readonly<Record<string, () => void>> = {
  'has no ClipboardItem': () => {
    Reflect.deleteProperty(window, 'ClipboardItem')
    Reflect.deleteProperty(Clipboard.prototype, 'write')
  },
  // Without TLS.
  'has no clipboard': () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  },
  'refuses the clipboard': () => {
    const refuse = () => Promise.reject(new DOMException('refused', 'NotAllowedError'))
    Object.assign(Clipboard.prototype, { write: refuse, writeText: refuse })
  },
}

/** Every way to copy on a component's page, and how what it copies begins. */
const ways: readonly (readonly [name: string, press: (page: Page) => Promise<void>, starts: RegExp])[] = [
  ['code', (page) => page.getByRole('button', { name: 'Copy Basic Usage' }).click(), /^import \{ Button \}/],
  ['the command', (page) => page.getByRole('button', { name: 'Copy Command' }).click(), /^npx shadcn/],
  ['all files', (page) => page.getByRole('button', { name: 'Copy all files' }).click(), /^\/\/ /],
  ['the page', (page) => page.getByRole('button', { name: /Markdown/ }).click(), /^# Button/],
  [
    'from the palette',
    async (page) => {
      await page.keyboard.press('Control+k')
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').fill('copy this page as markdown')
      await expect(dialog.getByRole('option').first()).toContainText('Copy this page')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Copied the page as Markdown.')).toBeVisible()
      await expect(dialog.getByRole('combobox')).toBeFocused()
    },
    /^# Button/,
  ],
]

for (const [name, lose] of Object.entries(clipboards))
  test(`every button copies in a browser that ${name}`, async ({ page, open, context }) => {
    await page.addInitScript(lose)
    await open('/button-details')
    // Its clipboard is whole.
    const other = await context.newPage()
    await other.goto('/checkbox')
    for (const [way, press, starts] of ways) {
      await test.step(way, async () => {
        expect(await copied(other, () => press(page))).toMatch(starts)
      })
    }
  })

test('where nothing can be copied, each button says so, and nothing is logged', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    Object.assign(document, { execCommand: () => false })
  })
  await open('/button-details')
  const button = page.getByRole('button', { name: 'Copy Basic Usage' })
  const icon = () => button.locator('use').getAttribute('href')
  const before = await icon()
  await button.click()
  await expect(button.getByText('Not copied')).toBeVisible()
  expect((await button.getByText('Not copied').boundingBox())?.width).toBeGreaterThan(40)
  expect(await icon()).toBe(before)
  await expect(button.getByText('Not copied')).toHaveCount(0)
  const all = page.getByRole('button', { name: 'Copy all files' })
  // The section's script is loaded when it comes near.
  await all.scrollIntoViewIfNeeded()
  await all.click()
  await expect(page.getByText('The browser did not allow access to the clipboard.')).toBeVisible()
})
