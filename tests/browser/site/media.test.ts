import { test } from '../fixture'
import { hasSolidGlass } from './support/page-laws'

/** Pages whose glass shows only after a press on the first example's button. */
const opened = [
  '/modal-details',
  '/popup-details',
  '/toast-page',
  '/dropdown-details',
  '/speed-dial-details',
  '/tooltip-details',
]

for (const path of opened) {
  test(`${path}: glass that was opened turns solid with less transparency, more contrast or forced colors`, async ({
    page,
    open,
  }) => {
    await open(path)
    await page.locator('[data-stage] button').first().focus()
    await page.keyboard.press('Enter')
    await hasSolidGlass(page)
  })
}
