import { announced, controls, expect, glassOf, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/input-details'
const section = 'Custom Styling'
const field = (page: Page) => stage(page, section).getByRole('searchbox')
const icon = (page: Page) => stage(page, section).getByRole('button', { name: 'Search' })
const box = (page: Page) => stage(page, section).locator('> span')
const code = (page: Page) => page.getByRole('region', { name: section, exact: true }).locator('pre')

/** Performs an action and checks the message of the alert that it shows. */
async function alertOf(page: Page, act: () => Promise<void>) {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  await act()
  await expect.poll(() => said).toEqual(['Search clicked'])
}

test('clicking the search icon shows its alert', async ({ page, open }) => {
  await open(route)
  await alertOf(page, () => icon(page).click())
})

test('the six controls start with the documented values', async ({ page, open }) => {
  await open(route)
  await expect(
    controls(page, 'Custom Styling').getByRole('textbox', { name: 'Background color', exact: true }),
  ).toHaveValue('#ffffff')
  await expect(
    controls(page, 'Custom Styling').getByRole('textbox', { name: 'Text color', exact: true }),
  ).toHaveValue('#000000')
  await expect(
    controls(page, 'Custom Styling').getByRole('textbox', { name: 'Border color', exact: true }),
  ).toHaveValue('#000000')
  await expect(controls(page, 'Custom Styling').getByRole('slider', { name: 'Opacity' })).toHaveValue('50')
  await expect(
    controls(page, 'Custom Styling').getByRole('spinbutton', { name: 'Border width' }),
  ).toHaveValue('1')
  await expect(
    controls(page, 'Custom Styling').getByRole('spinbutton', { name: 'Border radius' }),
  ).toHaveValue('8')
})

test('without colors of its own, the field is light or dark, as the page is', async ({ page, open }) => {
  await open(route)
  const own = stage(page, 'Basic Usage').getByRole('textbox')
  const white = /^color\(srgb (?:1|0\.99)/
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(own).not.toHaveCSS('color', white)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(own).toHaveCSS('color', white)
  // Colors that are given stay.
  await expect(field(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('each control changes the field and the code', async ({ page, open }) => {
  await open(route)
  await controls(page, 'Custom Styling').getByLabel('Background color, picker').fill('#ff0000')
  await controls(page, 'Custom Styling').getByLabel('Text color, picker').fill('#0c2238')
  await controls(page, 'Custom Styling').getByLabel('Border color, picker').fill('#123456')
  await controls(page, 'Custom Styling').getByRole('slider', { name: 'Opacity' }).fill('25')
  await controls(page, 'Custom Styling').getByRole('spinbutton', { name: 'Border width' }).fill('3')
  await controls(page, 'Custom Styling').getByRole('spinbutton', { name: 'Border radius' }).fill('20')
  await expect.poll(() => glassOf(box(page), 'background-color')).toBe('color(srgb 1 0 0 / 0.25)')
  await expect(field(page)).toHaveCSS('color', 'rgb(12, 34, 56)')
  expect(await glassOf(box(page), 'border-top-color')).toBe('rgb(18, 52, 86)')
  expect(await glassOf(box(page), 'border-top-width')).toBe('3px')
  expect(await glassOf(box(page), 'border-top-left-radius')).toBe('20px')
  for (const text of [
    'backgroundColor="#ff0000"',
    'color="#0c2238"',
    'borderColor="#123456"',
    'opacity={25}',
    'borderWidth={3}',
    'borderRadius={20}',
  ]) {
    await expect(code(page)).toContainText(text)
  }
})

test('a negative border width becomes 0, with a reason until the focus goes', async ({ page, open }) => {
  await open(route)
  const width = controls(page, 'Custom Styling').getByRole('spinbutton', { name: 'Border width' })
  const reason = page.getByText('Border width must be 0 or more.')
  await width.fill('-2')
  await expect(reason).toBeVisible()
  await expect(width).toHaveValue('-2')
  expect(await glassOf(box(page), 'border-top-width')).toBe('0px')
  await width.blur()
  await expect(width).toHaveValue('0')
  await expect(reason).toBeHidden()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the icon button has 44 px, in the smallest size, too', async ({ page }) => {
    await mount(page, 'registry/input/input.cases.tsx', 'Small')
    for (const name of ['Clear', 'Empty']) {
      const button = page.getByRole('button', { name })
      const reached = await button.evaluate((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [-21, 21].flatMap((dx) =>
          [-21, 21].map(
            (dy) => document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy) === one,
          ),
        )
      })
      expect(reached, name).toEqual([true, true, true, true])
    }
  })
})

keyboard(route, {
  'Tab moves focus to the field, then to the icon button': async (page) => {
    await page.getByRole('heading', { name: section }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(icon(page)).toBeFocused()
  },
  'Enter activates the icon button': async (page) => {
    await icon(page).focus()
    await alertOf(page, () => page.keyboard.press('Enter'))
  },
  'Space activates the icon button': async (page) => {
    await icon(page).focus()
    await alertOf(page, () => page.keyboard.press('Space'))
  },
})

announced(route, {
  'The field, filled in': (page) => stage(page, 'Basic Usage').getByRole('textbox').fill('Ada'),
})
