import { expect, stage, test, type Page } from '../fixture'
import { emptyClipboard, textOnClipboard } from '../support/clipboard'
import { gate } from '../support/gate'

/** Opens a page whose scripts are held back, and calls `act` before they come. */
async function beforeHydration(page: Page, path: string, act: () => Promise<void>) {
  const scripts = await gate(page, '**/*.js')
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await act()
  scripts.open()
}

const openModal = (page: Page) => stage(page, 'Basic Usage').getByRole('button', { name: 'Open Modal' })

test('a click before hydration on a button of a component is answered after it', async ({ page }) => {
  await beforeHydration(page, '/modal-details', () => openModal(page).click())
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('Enter before hydration on a button of a component is answered after it', async ({ page }) => {
  await beforeHydration(page, '/modal-details', () => openModal(page).press('Enter'))
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a list that the browser opens before hydration stays open, and has focus after it', async ({
  page,
}) => {
  const usage = stage(page, 'Usage')
  await beforeHydration(page, '/dropdown-details', async () => {
    await usage.getByRole('button').first().press('Enter')
    await expect(usage.getByRole('listbox')).toBeVisible()
  })
  await expect(usage.getByRole('option').first()).toBeFocused()
  await expect(usage.getByRole('button').first()).toHaveAttribute('aria-expanded', 'true')
})

test('a click before hydration copies the code that stands beside the button', async ({ page }) => {
  await beforeHydration(page, '/button-details', async () => {
    await emptyClipboard(page)
    await page.getByRole('button', { name: 'Copy Basic Usage' }).click()
  })
  const shown = await page.getByRole('region', { name: 'Basic Usage, code' }).textContent()
  expect(await textOnClipboard(page)).toBe(shown)
})

test('a click before hydration is repeated once, and only the last one', async ({ page, open }) => {
  await page.addInitScript(() => {
    window.addEventListener('click', ({ target, isTrusted }) => {
      if (!isTrusted && target instanceof Element)
        document.title += ` | ${target.closest('button')?.textContent}`
    })
  })
  await beforeHydration(page, '/generator', async () => {
    await page.getByRole('tab', { name: 'Tailwind CSS' }).click()
    await page.getByRole('button', { name: 'Copy Custom CSS' }).click()
    await page.getByRole('tab', { name: 'Tailwind CSS' }).click()
  })
  const tab = page.getByRole('tab', { name: 'Tailwind CSS' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(page).toHaveTitle(/[^|] \| Tailwind CSS$/)
  await page.getByRole('tab', { name: 'Custom CSS' }).click()
  await expect(tab).toHaveAttribute('aria-selected', 'false')
  await open('/generator')
  await expect(page).not.toHaveTitle(/\|/)
})

test('a click before hydration that the browser answers itself is not repeated', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const menu = page.locator('#site-menu')
  await beforeHydration(page, '/about', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(menu).toBeVisible()
  })
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await expect(menu).toBeVisible()
})
