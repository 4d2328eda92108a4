import {
  announced,
  blurOf,
  expect,
  keyboard,
  mount,
  stage,
  test,
  withMotion,
  type Page,
} from '#tests/browser'

const route = '/accordion-details'
const titles = ['What makes glass', 'Does it work', 'Does find in page']
const texts = ['A blurred backdrop', 'native details element', 'Browsers open a closed item']

const title = (page: Page, section: string, index: number) =>
  stage(page, section).locator('summary', { hasText: titles[index] ?? '' })

/** Expects exactly these items of a section to show their content. */
async function expectOpen(page: Page, section: string, open: readonly boolean[]) {
  for (const [index, isOpen] of open.entries()) {
    await expect(stage(page, section).getByText(texts[index] ?? '')).toBeVisible({ visible: isOpen })
  }
}

test('items of the simple accordion open and close independently', async ({ page, open }) => {
  await open(route)
  await expectOpen(page, 'Simple', [false, false, false])
  await title(page, 'Simple', 0).click()
  await title(page, 'Simple', 2).click()
  await expectOpen(page, 'Simple', [true, false, true])
  await title(page, 'Simple', 0).click()
  await expectOpen(page, 'Simple', [false, false, true])
})

test('the collapsible accordion has at most one item open', async ({ page, open }) => {
  await open(route)
  await expectOpen(page, 'Collapsible', [true, false, false])
  await title(page, 'Collapsible', 1).click()
  await expectOpen(page, 'Collapsible', [false, true, false])
  await title(page, 'Collapsible', 1).click()
  await expectOpen(page, 'Collapsible', [false, false, false])
})

test('the two accordions do not close each other’s items', async ({ page, open }) => {
  await open(route)
  await title(page, 'Simple', 1).click()
  await title(page, 'Collapsible', 2).click()
  await expectOpen(page, 'Simple', [false, true, false])
  await expectOpen(page, 'Collapsible', [false, false, true])
})

test('all items are on one pane of glass, with a line between them', async ({ page, open }) => {
  await open(route)
  const items = stage(page, 'Simple').locator('details')
  expect(await blurOf(items.locator('..').first())).toContain('blur(16px)')
  for (const item of await items.all()) expect(await blurOf(item)).toBe('none')
  const lines = await items.evaluateAll((all) => all.map((item) => getComputedStyle(item).borderTopWidth))
  expect(lines).toEqual(['0px', '1px', '1px'])
})

test.describe('with motion', () => {
  test.use(withMotion)

  test('content opens by transform and opacity alone', async ({ page, open }) => {
    await open(route)
    const item = title(page, 'Simple', 1).locator('..')
    const shown = () =>
      item.evaluate((details) => ({
        opacity: getComputedStyle(details, '::details-content').opacity,
        height: details.clientHeight,
      }))
    await expect.poll(shown).toMatchObject({ opacity: '0' })
    const atOnce = await item.evaluate((details) => {
      details.toggleAttribute('open')
      const { opacity } = getComputedStyle(details, '::details-content')
      return { opacity: Number(opacity), height: details.clientHeight }
    })
    expect(atOnce.opacity).toBeLessThan(1)
    await expect.poll(shown).toEqual({ opacity: '1', height: atOnce.height })
  })
})

const topic = (page: Page, name: string) => stage(page, 'Controlled').locator('summary', { hasText: name })
const isOpen = (page: Page, name: string) =>
  topic(page, name).evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))

test('when controlled, the parent opens and closes items, and is told of those that a visitor opens', async ({
  page,
  open,
}) => {
  await open(route)
  const all = stage(page, 'Controlled').getByRole('button')
  await all.click()
  await expect(all).toHaveText('Close all')
  for (const name of ['Shipping', 'Returns']) await expect.poll(() => isOpen(page, name)).toBe(true)
  await all.click()
  for (const name of ['Shipping', 'Returns']) await expect.poll(() => isOpen(page, name)).toBe(false)
  await expect(all).toHaveText('Open all')
  await topic(page, 'Returns').click()
  await expect(all).toHaveText('Close all')
  await topic(page, 'Returns').click()
  await expect(all).toHaveText('Open all')
})

test('a disabled item cannot be opened by pointer, by keyboard or by assistive technology', async ({
  page,
  open,
}) => {
  await open(route)
  const gifts = topic(page, 'Gift cards')
  await expect(gifts).toHaveAttribute('aria-disabled', 'true')
  await topic(page, 'Returns').focus()
  await page.keyboard.press('Tab')
  await expect(stage(page, 'Controlled').getByRole('button')).toBeFocused()
  await gifts.click({ force: true })
  await gifts.dispatchEvent('click')
  await topic(page, 'Shipping').click()
  await expect(stage(page, 'Controlled').getByRole('button')).toHaveText('Close all')
  expect(await isOpen(page, 'Gift cards')).toBe(false)
})

test('a control that closes its item passes focus on to the title of the item', async ({ page }) => {
  await mount(page, 'registry/accordion/accordion.cases.tsx', 'Closing')
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.locator('summary', { hasText: 'Address' })).toBeFocused()
})

/** Opens and closes an item with a key. */
async function toggle(page: Page, key: string) {
  await title(page, 'Collapsible', 1).focus()
  await page.keyboard.press(key)
  await expectOpen(page, 'Collapsible', [false, true, false])
  await page.keyboard.press(key)
  await expectOpen(page, 'Collapsible', [false, false, false])
}

keyboard(route, {
  'Tab moves focus to the next title, or to the controls in an open item': async (page) => {
    await title(page, 'Simple', 0).focus()
    await page.keyboard.press('Tab')
    await expect(title(page, 'Simple', 1)).toBeFocused()
  },
  'Enter opens or closes the focused item': (page) => toggle(page, 'Enter'),
  'Space opens or closes the focused item': (page) => toggle(page, 'Space'),
})

announced(route)
