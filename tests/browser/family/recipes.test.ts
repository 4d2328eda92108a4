import { readdirSync } from 'node:fs'
import { expect, mount, test, type Page } from '../fixture'

/** What a visitor does with each recipe, and what comes of it. */
const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'city-search': async (page) => {
    const here = page.getByRole('region', { name: 'city-search' })
    await here.getByRole('combobox', { name: 'City' }).fill('Ber')
    await expect(page.getByRole('option')).toHaveText(['Bergen', 'Bern'])
    await page.getByRole('option', { name: 'Bern' }).click()
    await expect(here.getByText('Trains to Bern')).toBeVisible()
  },
  'confirm-dialog': async (page) => {
    await page.getByRole('button', { name: 'Delete project' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete this project?' })
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Delete project' }).click()
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Deleted' })).toBeDisabled()
  },
  'form-with-errors': async (page) => {
    const form = page.getByRole('form', { name: 'Sign up' })
    await form.getByRole('textbox', { name: 'User name' }).fill('Ada')
    await form.getByRole('textbox', { name: 'E-mail' }).fill('ada@vitrine.test')
    await form.getByRole('button', { name: 'Sign up' }).click()
    await expect(form.getByRole('textbox', { name: 'User name' })).toHaveAccessibleDescription(/taken/)
    await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@vitrine.test')
    await form.getByRole('textbox', { name: 'User name' }).fill('Amara')
    await form.getByRole('button', { name: 'Sign up' }).click()
    await expect(form.getByText('Welcome, Amara.')).toBeVisible()
  },
  'loading-profile': async (page) => {
    const here = page.getByRole('region', { name: 'loading-profile' })
    await expect(here).toContainText('Amara Okafor, Front-end engineer')
  },
  'orders-table': async (page) => {
    const here = page.getByRole('region', { name: 'orders-table' })
    await expect(here.getByRole('row').nth(1)).toContainText('Mateo Silva')
    await here.getByRole('checkbox', { name: /Mateo Silva/ }).check()
    await here.getByRole('button', { name: 'Delete selected' }).click()
    await expect(here.getByRole('row')).toHaveCount(2)
  },
  'page-in-my-glass': async (page) => {
    const card = page.getByRole('main').getByRole('heading', { name: 'Stay with us' })
    await expect(card).toHaveCSS('color', 'rgb(248, 244, 255)')
    // A medium button is 2.75rem high.
    await expect(page.getByRole('button', { name: 'Book a room' })).toHaveCSS('min-height', '52px')
  },
  'router-links': async (page) => {
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL(/#sign-up$/)
    await page.getByRole('link', { name: 'All plans' }).click()
    await expect(page).toHaveURL(/#plans$/)
  },
  'settings-drawer': async (page) => {
    await page.getByRole('button', { name: 'Settings' }).click()
    const quiet = page.getByRole('dialog', { name: 'Settings' }).getByRole('switch', { name: 'Quiet hours' })
    await quiet.click()
    await expect(quiet).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(quiet).toBeHidden()
  },
  'stay-search': async (page) => {
    const form = page.getByRole('form', { name: 'Find a room' })
    await form.getByRole('spinbutton', { name: 'Guests' }).press('ArrowUp')
    await form.getByRole('button', { name: 'Search' }).click()
    await expect(form).toContainText('{"stay":"2026-11-29/2026-12-06","guests":"3"}')
  },
  'tabs-in-the-address': async (page) => {
    await page.getByRole('tab', { name: 'Billing' }).click()
    await expect(page).toHaveURL(/#billing$/)
    await page.getByRole('tab', { name: 'Team' }).click()
    await page.goBack()
    await expect(page.getByRole('tabpanel')).toHaveText('What it costs.')
  },
  'toast-after-save': async (page) => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Nothing was changed.')).toBeVisible()
  },
  'upload-with-progress': async (page) => {
    const form = page.getByRole('form', { name: 'Photos' })
    const picture = { name: 'boat.png', mimeType: 'image/png', buffer: Buffer.from('a picture') }
    await form.locator('input[type=file]').setInputFiles(picture)
    await form.getByRole('button', { name: 'Upload' }).click()
    await expect(form.getByRole('progressbar')).toHaveJSProperty('value', 100)
  },
}

test('every recipe does what it says', async ({ page }) => {
  const files = readdirSync('registry/recipes').filter((file) => file.endsWith('.tsx'))
  const names = files.map((file) => file.replace('.tsx', ''))
  expect(Object.keys(uses)).toEqual(names)
  await mount(page, 'tests/browser/family/recipes.cases.tsx', 'Recipes')
  for (const [name, use] of Object.entries(uses)) await test.step(name, () => use(page))
})
