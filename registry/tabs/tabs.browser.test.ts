import {
  announced,
  expect,
  holdAnimations,
  keyboard,
  mount,
  slideOf,
  stage,
  test,
  withMotion,
  type Page,
} from '#tests/browser'

const route = '/tabs-details'
const cases = 'registry/tabs/tabs.cases.tsx'
const tab = (page: Page, section: string, name: string) =>
  stage(page, section).getByRole('tab', { name, exact: true })
const panel = (page: Page, section: string) => stage(page, section).getByRole('tabpanel')

/** Expects one tab of a section to be chosen, and its panel to be the only one. */
async function expectChosen(page: Page, section: string, name: string) {
  await expect(stage(page, section).getByRole('tab', { selected: true })).toHaveText([name])
  await expect(panel(page, section)).toHaveAccessibleName(name)
}

test('a press chooses a tab, whose panel takes the place of the one before', async ({ page, open }) => {
  await open(route)
  await expect(panel(page, 'Basic Usage')).toHaveText(/^Three nights/)
  await tab(page, 'Basic Usage', 'Weather').click()
  await expectChosen(page, 'Basic Usage', 'Weather')
  await expect(panel(page, 'Basic Usage')).toHaveText(/^Sun until noon/)
  await expect(stage(page, 'Basic Usage')).not.toContainText('Three nights')
})

test('panels that stay mounted keep what was typed', async ({ page }) => {
  await mount(page, cases, 'Kept')
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('Grace')
  await page.getByRole('tab', { name: 'Plan' }).click()
  await expect(name).toBeHidden()
  await page.getByRole('tab', { name: 'Profile' }).click()
  await expect(name).toHaveValue('Grace')
})

test('when controlled, the parent chooses, and is told of what a visitor chooses', async ({ page }) => {
  await mount(page, cases, 'Controlled')
  const next = page.getByRole('button', { name: 'Continue' })
  const chosen = page.getByRole('tab', { selected: true })
  await next.click()
  await expect(chosen).toHaveText('Step two')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(chosen).toHaveText('Step one')
  await page.getByRole('tab', { name: 'Step two' }).click()
  await expect(next).toBeDisabled()
})

test('a disabled tab cannot be chosen, and the arrow keys pass over it', async ({ page, open }) => {
  await open(route)
  await walk(page, 'Controlled', 'Address', [
    ['ArrowRight', 'Payment'],
    ['ArrowRight', 'Review'],
  ])
  await tab(page, 'Controlled', 'Gift').click({ force: true })
  await expectChosen(page, 'Controlled', 'Address')
})

test('tabs that do not fit in one row go on in the next one, and the arrow keys follow', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await mount(page, cases, 'Months')
  const months = page.getByRole('tab')
  const tops = await months.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(new Set(tops).size).toBeGreaterThan(1)
  for (const month of await months.all()) await expect(month).toBeInViewport({ ratio: 1 })
  const last = tops.lastIndexOf(tops[0] ?? 0)
  await months.nth(last).press('ArrowRight')
  await expect(months.nth(last + 1)).toBeFocused()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('from right to left, the next tab is to the left', async ({ page }) => {
  await mount(page, cases, 'RightToLeft')
  const named = (name: string) => page.getByRole('tab', { name, exact: true })
  await named('أولا').press('ArrowLeft')
  await expect(named('ثانيا')).toBeFocused()
  await expect(named('ثانيا')).toHaveAttribute('aria-selected', 'true')
  await named('ثانيا').press('ArrowRight')
  await expect(named('أولا')).toBeFocused()
})

test('a tab that is disabled while it has focus passes focus and choice on', async ({ page }) => {
  await mount(page, cases, 'Closing')
  await page.getByRole('tab', { name: 'Draft' }).press('Enter')
  await expect(page.getByRole('tab', { name: 'Sent' })).toBeFocused()
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Sent'])
})

test('tabs in a panel do not move the ones around them', async ({ page }) => {
  await mount(page, cases, 'Nested')
  await page.getByRole('tab', { name: 'Inner one' }).press('ArrowRight')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(['Outer one', 'Inner two'])
})

test.describe('where motion is welcome', () => {
  test.use(withMotion)

  test('the pill of the chosen tab slides there', async ({ page, open }) => {
    await open(route)
    await holdAnimations(page)
    await tab(page, 'Basic Usage', 'Travel').click()
    expect(await slideOf(tab(page, 'Basic Usage', 'Travel'))).toEqual([
      expect.stringMatching(/^translate\(-\d[^,]*px, 0px\) scale\(/),
    ])
  })
})

/** Presses keys at the first tab of a section, and expects the tabs that have focus after each. */
async function walk(
  page: Page,
  section: string,
  first: string,
  steps: readonly (readonly [string, string])[],
) {
  await tab(page, section, first).focus()
  for (const [key, name] of steps) {
    await page.keyboard.press(key)
    await expect(tab(page, section, name)).toBeFocused()
  }
}

keyboard(route, {
  'Tab moves focus to the chosen tab, then to its panel': async (page) => {
    await tab(page, 'Basic Usage', 'Travel').click()
    await page.keyboard.press('Tab')
    await expect(panel(page, 'Basic Usage')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(tab(page, 'Basic Usage', 'Travel')).toBeFocused()
  },
  'Right Arrow, Left Arrow choose the next or previous tab of a row, and go around': async (page) => {
    await walk(page, 'Basic Usage', 'Stay', [
      ['ArrowRight', 'Travel'],
      ['ArrowRight', 'Weather'],
      ['ArrowRight', 'Stay'],
      ['ArrowLeft', 'Weather'],
    ])
    await expectChosen(page, 'Basic Usage', 'Weather')
  },
  'Down Arrow, Up Arrow choose the next or previous tab of a column, and go around': async (page) => {
    const turn = async () => {
      // Not by `selectOption`, which not every driver has. The controls may not be hydrated yet.
      await page.locator('[aria-labelledby=custom-tabs] select').evaluate((select) => {
        if (select instanceof HTMLSelectElement) select.value = 'vertical'
        select.dispatchEvent(new Event('change', { bubbles: true }))
      })
      return stage(page, 'Custom Tabs').getByRole('tablist').getAttribute('aria-orientation')
    }
    await expect.poll(turn).toBe('vertical')
    await walk(page, 'Custom Tabs', 'Stay', [
      ['ArrowDown', 'Travel'],
      ['ArrowUp', 'Stay'],
      ['ArrowUp', 'Weather'],
    ])
    await expectChosen(page, 'Custom Tabs', 'Weather')
  },
  'Home chooses the first tab': async (page) => {
    await walk(page, 'Basic Usage', 'Stay', [
      ['End', 'Weather'],
      ['Home', 'Stay'],
    ])
    await expectChosen(page, 'Basic Usage', 'Stay')
  },
  'End chooses the last tab': async (page) => {
    await walk(page, 'Basic Usage', 'Stay', [['End', 'Weather']])
    await expectChosen(page, 'Basic Usage', 'Weather')
  },
  'Enter chooses the focused tab where the arrow keys only move focus': async (page) => {
    await tab(page, 'Controlled', 'Payment').focus()
    await expectChosen(page, 'Controlled', 'Address')
    await page.keyboard.press('Enter')
    await expectChosen(page, 'Controlled', 'Payment')
  },
  'Space chooses the focused tab where the arrow keys only move focus': async (page) => {
    await tab(page, 'Controlled', 'Review').focus()
    await page.keyboard.press('Space')
    await expectChosen(page, 'Controlled', 'Review')
  },
})

announced(route)
