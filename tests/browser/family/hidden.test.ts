import type { Locator } from '@playwright/test'
import { expect, mount, test, type Page } from '../fixture'

const file = 'tests/browser/family/hidden.cases.tsx'

/** Has React hide the content, long enough for the browser to take its focus, and show it again. */
async function hideAndShow(page: Page, element: Locator): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('hide')))
  await expect(element).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await page.evaluate(() => document.dispatchEvent(new Event('show')))
}

/** How a visitor gets to what has focus in each component when React hides it. */
const focused: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  ATooltip: async (page) => {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tooltip')).toBeVisible()
    return page.getByRole('button', { name: 'Save' })
  },
  ASpeedDial: async (page) => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowRight')
    return page.getByRole('list').getByRole('button').nth(1)
  },
  ABackToTop: async (page) => {
    await page.keyboard.press('Tab')
    return page.getByRole('button', { name: 'Back to Top' })
  },
  AModal: async (page) => {
    await page.keyboard.press('Tab')
    return page.getByRole('button', { name: 'Delete' })
  },
  ADrawer: async (page) => {
    const link = page.getByRole('link', { name: 'More' })
    await link.focus()
    return link
  },
  APopup: async (page) => {
    const link = page.getByRole('link', { name: 'More' })
    await link.focus()
    return link
  },
  AToast: async (page) => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    const close = page.getByRole('button', { name: 'Close Saved' })
    await close.focus()
    return close
  },
}

for (const [name, reach] of Object.entries(focused)) {
  test(`${name}: what had focus when React hid it has it again when it is shown`, async ({ page }) => {
    await mount(page, file, name)
    const control = await reach(page)
    await expect(control).toBeFocused()
    await hideAndShow(page, control)
    await expect(control).toBeFocused()
  })
}

test('a tooltip that React hid while its button had focus is open when it is shown again', async ({
  page,
}) => {
  await mount(page, file, 'ATooltip')
  await page.keyboard.press('Tab')
  await hideAndShow(page, page.getByRole('button', { name: 'Save' }))
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await expect(page.locator('output'), 'opened and closed by the visitor alone').toHaveText('true, false')
})
