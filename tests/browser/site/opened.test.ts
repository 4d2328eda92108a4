import { expect, test } from '../fixture'

/** The pages of what opens on a press, and what opens it. */
const pages = {
  '/drawer-details': 'Open Drawer',
  '/modal-details': 'Open Modal',
  '/popup-details': 'Open Popup',
  '/toast-page': 'Show Toast',
  '/tooltip-details': 'Hover me',
} as const

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const [address, name] of Object.entries(pages))
    test(`the first preview of ${address} shows what its button opens, above it`, async ({ page }) => {
      await page.goto(address)
      const stage = page.locator('[data-stage]').first()
      const shown = stage.locator('[data-opened] :is(dialog, [popover], [data-phase])').first()
      await expect(shown).toBeVisible()
      const button = stage.getByRole('button', { name, exact: true })
      const [above, below, around] = await Promise.all(
        [shown, button, stage].map((locator) => locator.boundingBox()),
      )
      if (!above || !below || !around) throw new Error('One of them has no box.')
      expect(above.y + above.height).toBeLessThanOrEqual(below.y)
      expect(above.x).toBeGreaterThanOrEqual(around.x)
      expect(above.x + above.width).toBeLessThanOrEqual(around.x + around.width)
    })
})

test('what a preview shows open is not open: it is not in the top layer, and nothing in it can be used', async ({
  page,
  open,
}) => {
  for (const address of Object.keys(pages)) {
    await open(address)
    const shown = page.locator('[data-opened]')
    await expect(shown.first()).toHaveJSProperty('inert', true)
    expect(await shown.locator(':is(:modal, :popover-open)').count(), address).toBe(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})

test('each control of a popup changes what its preview shows', async ({ page, open }) => {
  await open('/popup-details')
  const section = page.getByRole('region', { name: 'Custom Popup' }).first()
  const shown = section.locator('[data-opened] dialog')
  const lookOf = () =>
    shown.evaluate((dialog) => {
      const styles = (element: Element | null, pseudo?: string) =>
        element === null
          ? []
          : ['background-color', 'color', 'border-color', 'box-shadow', 'backdrop-filter'].map((name) =>
              getComputedStyle(element, pseudo).getPropertyValue(name),
            )
      return [styles(dialog), styles(dialog, '::before'), styles(dialog.querySelector('button'))].join()
    })
  const fields = section.locator('input:is([type=text], [type=range]):enabled')
  const names = await fields.evaluateAll((all) => all.map(({ id }) => id))
  expect(names.length).toBeGreaterThanOrEqual(6)
  let look = await lookOf()
  for (const id of names) {
    const field = section.locator(`[id="${id}"]`)
    await field.fill((await field.getAttribute('type')) === 'range' ? '0' : '#12ab9c')
    await expect.poll(lookOf, id).not.toBe(look)
    look = await lookOf()
  }
})
