import { rangeValue, validRange } from './range-value'
import {
  announced,
  contrastIn,
  controls,
  expect,
  keyboard,
  luminancesIn,
  mount,
  setBackdrop,
  stage,
  test,
  type Page,
} from '#tests/browser'

const route = '/slider-details'
const section = 'Custom Styling'
const volume = (page: Page) => stage(page, 'Usage').getByRole('slider', { name: 'Volume' })
const live = (page: Page) => stage(page, section).getByRole('slider', { name: 'Brightness' })
const control = (page: Page) => controls(page, 'Custom Styling').getByRole('slider', { name: 'Value' })
const code = (page: Page) => page.getByRole('region', { name: section, exact: true }).locator('pre')

test('it goes from 0 to 100 and starts at 50, on white', async ({ page, open }) => {
  await open(route)
  for (const slider of [volume(page), live(page)]) {
    await expect(slider).toHaveAttribute('min', '0')
    await expect(slider).toHaveAttribute('max', '100')
    await expect(slider).toHaveValue('50')
  }
  await expect(controls(page, 'Custom Styling').getByLabel('Background color, picker')).toHaveValue('#ffffff')
})

test('clicking the track moves the slider and changes its control and the code', async ({ page, open }) => {
  await open(route)
  const { width = 0, height = 0 } = (await live(page).boundingBox()) ?? {}
  await live(page).click({ position: { x: width - 17, y: height / 2 } })
  const value = await live(page).inputValue()
  expect(Number(value)).toBeGreaterThan(95)
  await expect(control(page)).toHaveValue(value)
  await expect(code(page)).toContainText(`defaultValue={${value}}`)
})

test('the control moves the slider and changes the code, even after the slider was moved by hand', async ({
  page,
  open,
}) => {
  await open(route)
  for (const value of ['20', '80']) {
    await control(page).fill(value)
    await expect(live(page)).toHaveValue(value)
    await expect(code(page)).toContainText(`defaultValue={${value}}`)
    await live(page).press('ArrowRight')
    await expect(control(page)).toHaveValue(String(Number(value) + 1))
  }
})

test('the picker changes the color of the track and the code', async ({ page, open }) => {
  await open(route)
  await controls(page, 'Custom Styling').getByLabel('Background color, picker').fill('#ff0000')
  await expect(live(page)).toHaveCSS('background-color', 'color(srgb 1 0 0 / 0.32)')
  await expect(code(page)).toContainText('backgroundColor="#ff0000"')
})

test('an uncontrolled slider can be moved', async ({ page, open }) => {
  await open(route)
  const { width = 0, height = 0 } = (await volume(page).boundingBox()) ?? {}
  await volume(page).click({ position: { x: 17, y: height / 2 } })
  expect(Number(await volume(page).inputValue())).toBeLessThan(5)
  expect(width).toBeGreaterThan(200)
})

/** Numbers that no binary fraction is, that sums have made, and that are large. */
const numbers = [0, 1, -0.5, 0.1 + 0.2, 1 / 3, -100, 7.5, 99.99, 1e6, 1e-7, NaN]
const steps = [1, 0.1, 0.01, 0.25, 3, 1 / 3, 30, 1e-7]
const lengths = [100, 1, 0.7, 9, 0, -5]

test('whatever its limits are, its number is that of the browser', async ({ page }) => {
  const all = numbers.flatMap((min) =>
    lengths.flatMap((length) =>
      steps.flatMap((step) =>
        [-1, 0.05, 0.333, 0.5, 0.95, 0.999, 2].map((part) => {
          const range = validRange({ min, max: min + length, step })
          const given = range.min + length * part
          return { ...range, given, ours: rangeValue(given, range) }
        }),
      ),
    ),
  )
  const different = await page.evaluate(
    (rows) =>
      rows.flatMap(({ given, ours, ...limits }) => {
        const input = document.createElement('input')
        input.type = 'range'
        for (const [name, value] of Object.entries(limits)) input.setAttribute(name, String(value))
        input.value = String(given)
        const shown = input.valueAsNumber
        const isSame = Math.abs(shown - ours) <= 1e-9 * Math.max(1, Math.abs(shown))
        return isSame ? [] : [{ ...limits, given, ours, shown }]
      }),
    all,
  )
  expect(different).toEqual([])
})

test('the reset of its form returns an uncontrolled slider to its initial value', async ({ page }) => {
  await mount(page, 'registry/slider/slider.cases.tsx', 'InForm')
  const slider = page.getByRole('slider', { name: 'Volume' })
  const filled = () => slider.evaluate((element) => getComputedStyle(element).backgroundSize)
  const start = await filled()
  await slider.fill('80')
  await expect.poll(filled).not.toBe(start)
  await page.locator('form').evaluate((form: HTMLFormElement) => form.reset())
  await expect(slider).toHaveValue('50')
  await expect.poll(filled).toBe(start)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in ${colorScheme}, the thumb and both edges of the track can be seen, whatever the color and the backdrop are`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ colorScheme })
    await open(route)
    const faint: string[] = []
    for (const backdrop of ['#000000', '#808080', '#ffffff']) {
      await setBackdrop(page, section, backdrop)
      for (const color of ['#ffffff', '#808080', '#757575', '#000000', '#1b1230', '#fcfc00']) {
        await controls(page, 'Custom Styling')
          .getByRole('textbox', { name: 'Background color', exact: true })
          .fill(color)
        const { width = 0, height = 0 } = (await live(page).boundingBox()) ?? {}
        const parts = {
          thumb: { x: width / 2 - 20, y: height / 2, width: 8, height: 1 },
          'upper edge': { x: width / 4, y: -3, width: 1, height: 6 },
          'lower edge': { x: width / 4, y: height - 3, width: 1, height: 6 },
          'upper edge of the empty part': { x: (width * 3) / 4, y: -3, width: 1, height: 6 },
          'lower edge of the empty part': { x: (width * 3) / 4, y: height - 3, width: 1, height: 6 },
        }
        for (const [part, box] of Object.entries(parts)) {
          const contrast = await contrastIn(live(page), box)
          if (contrast < 3) faint.push(`${part} of ${color} over ${backdrop}: ${contrast.toFixed(2)}:1`)
        }
      }
    }
    expect(faint).toEqual([])
  })
}

test('the thumb is a lens: the end of the filled part shows through it', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(route)
  await setBackdrop(page, section, '#000000')
  const { width = 0, height = 0 } = (await live(page).boundingBox()) ?? {}
  const middle = { x: width / 2 - 4, y: height / 2 + 2, width: 8, height: 1 }
  expect(await contrastIn(live(page), middle)).toBeGreaterThan(1.5)
})

test('where the page is dark, so is the empty part of the track', async ({ page, open }) => {
  await open(route)
  await setBackdrop(page, section, '#ffffff')
  const luminance = async (colorScheme: 'light' | 'dark') => {
    await page.emulateMedia({ colorScheme })
    const { width = 0, height = 0 } = (await live(page).boundingBox()) ?? {}
    return Math.min(
      ...(await luminancesIn(live(page), { x: width * 0.75, y: height / 2, width: 4, height: 1 })),
    )
  }
  expect(await luminance('light')).toBeGreaterThan(0.7)
  expect(await luminance('dark')).toBeLessThan(0.4)
})

test('Back opens the catalogue', async ({ page, open }) => {
  await open(route)
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(page).toHaveURL('/components')
})

/** Presses keys on the first slider and checks its value after each. */
async function pressed(page: Page, steps: Readonly<Record<string, string>>) {
  await volume(page).focus()
  for (const [key, value] of Object.entries(steps)) {
    await page.keyboard.press(key)
    await expect(volume(page)).toHaveValue(value)
  }
}

keyboard(route, {
  'Tab moves focus to the slider': async (page) => {
    await page.getByRole('heading', { name: 'Usage' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(volume(page)).toBeFocused()
  },
  'Right Arrow, Up Arrow increase the value by one step': (page) =>
    pressed(page, { ArrowRight: '51', ArrowUp: '52' }),
  'Left Arrow, Down Arrow decrease the value by one step': (page) =>
    pressed(page, { ArrowLeft: '49', ArrowDown: '48' }),
  'Page Up, Page Down increase or decrease the value by a larger step': (page) =>
    pressed(page, { PageUp: '60', PageDown: '50' }),
  'Home sets the value to the minimum': (page) => pressed(page, { Home: '0' }),
  'End sets the value to the maximum': (page) => pressed(page, { End: '100' }),
})

announced(route, {
  'After Right Arrow': async (page) => {
    await volume(page).focus()
    await page.keyboard.press('ArrowRight')
  },
})
