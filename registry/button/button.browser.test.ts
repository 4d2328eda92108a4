import { announced, expect, glassOf, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/button-details'
const alertButton = (page: Page) => stage(page, 'Alert Button').getByRole('button')

test('a preset sets the background, the border and a label color that is readable on it', async ({
  page,
  open,
}) => {
  await open(route)
  await page.getByRole('radio', { name: '#FFDC80' }).check({ force: true })
  const button = stage(page, 'Themed Button').getByRole('button')
  await expect.poll(() => glassOf(button, 'background-color')).toBe('color(srgb 1 0.862745 0.501961 / 0.78)')
  expect(await glassOf(button, 'border-top-color')).toBe('rgb(255, 220, 128)')
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('a neutral button has the colors of the glass around it, any other its own', async ({ page }) => {
  await mount(page, 'registry/button/button.cases.tsx', 'InGlass')
  const [neutral, own] = ['Neutral', 'Own'].map((name) => page.getByRole('button', { name }))
  if (!neutral || !own) throw new Error('There are no two buttons.')
  expect(await glassOf(neutral, 'background-color')).toBe('color(srgb 0 0 0.501961 / 0.58)')
  await expect(neutral).toHaveCSS('color', 'rgb(255, 255, 0)')
  expect(await glassOf(own, 'background-color')).toBe('color(srgb 0.992157 0.113725 0.113725 / 0.78)')
  await expect(own).toHaveCSS('color', 'rgb(255, 255, 255)')
})

test('clicking the alert button shows its alert', async ({ page, open }) => {
  await open(route)
  const message = page.waitForEvent('dialog')
  const click = alertButton(page).click()
  const dialog = await message
  expect(dialog.message()).toBe('Button clicked!')
  await dialog.accept()
  await click
})

test('the full-width button fills its stage', async ({ page, open }) => {
  await open(route)
  const box = stage(page, 'Full Width Button')
  const [outer, inner] = await Promise.all([box.boundingBox(), box.getByRole('button').boundingBox()])
  expect(inner?.width ?? 0).toBeGreaterThan((outer?.width ?? 0) * 0.8)
})

/** Presses a key on the alert button and checks the message of the alert. */
async function pressOnAlert(page: Page, key: string) {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  await alertButton(page).focus()
  await page.keyboard.press(key)
  await expect.poll(() => said).toEqual(['Button clicked!'])
}

keyboard(route, {
  'Tab moves focus to the button': async (page) => {
    await page.getByRole('heading', { name: 'Alert Button' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(alertButton(page)).toBeFocused()
  },
  'Enter activates the button': (page) => pressOnAlert(page, 'Enter'),
  'Space activates the button': (page) => pressOnAlert(page, 'Space'),
})

announced(route)
