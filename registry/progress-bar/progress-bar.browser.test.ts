import {
  announced,
  contrastIn,
  controls,
  expect,
  keyboard,
  setBackdrop,
  stage,
  test,
  type Page,
} from '#tests/browser'

const route = '/progress-bar-details'
const section = 'Custom Progress Bar'
const bar = (page: Page) => stage(page, section).getByRole('progressbar')
const code = (page: Page) => page.getByRole('region', { name: section, exact: true }).locator('pre')
const animated = (page: Page) => stage(page, 'Animated').getByRole('progressbar')
const toggle = (page: Page) => stage(page, 'Animated').getByRole('button')

test('the custom bar starts at 57 in #fcfc00, and its slider goes from 0 to 100', async ({ page, open }) => {
  await open(route)
  await expect(bar(page)).toHaveAttribute('value', '57')
  await expect(bar(page)).toHaveCSS('color', 'rgb(252, 252, 0)')
  const slider = controls(page, 'Custom Progress Bar').getByRole('slider', { name: 'Progress' })
  await expect(slider).toHaveAttribute('min', '0')
  await expect(slider).toHaveAttribute('max', '100')
  for (const value of ['0', '100', '33']) {
    await slider.fill(value)
    await expect(bar(page)).toHaveAttribute('value', value)
    await expect(code(page)).toContainText(`progress={${value}}`)
  }
})

test('sm, md and lg are 8, 16 and 24 px high', async ({ page, open }) => {
  await open(route)
  for (const [size, height] of Object.entries({ sm: '8px', md: '16px', lg: '24px' })) {
    await controls(page, 'Custom Progress Bar').getByRole('combobox', { name: 'Size' }).selectOption(size)
    await expect(bar(page)).toHaveCSS('height', height)
    await expect(code(page)).toContainText(`size="${size}"`)
  }
  const sizes = stage(page, 'Sizes').getByRole('progressbar')
  for (const [index, value] of ['25', '50', '75'].entries()) {
    await expect(sizes.nth(index)).toHaveAttribute('value', value)
    await expect(sizes.nth(index)).toHaveCSS('height', `${(index + 1) * 8}px`)
  }
})

test('each theme looks different, and the color fills the bar', async ({ page, open }) => {
  await open(route)
  const looks = new Set<string>()
  for (const theme of ['pink', 'brown', 'white', 'black', 'pop']) {
    await controls(page, 'Custom Progress Bar').getByRole('combobox', { name: 'Theme' }).selectOption(theme)
    await expect(code(page)).toContainText(`theme="${theme}"`)
    looks.add(await bar(page).evaluate((element) => getComputedStyle(element).background))
  }
  expect(looks.size).toBe(5)
  await controls(page, 'Custom Progress Bar').getByLabel('Color, picker').fill('#0c2238')
  await expect(bar(page)).toHaveCSS('color', 'rgb(12, 34, 56)')
  await expect(code(page)).toContainText('color="#0c2238"')
})

const tubes = { pink: '#741044', brown: '#46260e', white: '#ffffff', black: '#080610', pop: '#fff4c2' }

for (const [theme, tube] of Object.entries(tubes)) {
  test(`the end of the filled part can be seen in the ${theme} tube, whatever its color and the backdrop are`, async ({
    page,
    open,
  }) => {
    await open(route)
    await controls(page, 'Custom Progress Bar').getByRole('combobox', { name: 'Theme' }).selectOption(theme)
    await controls(page, 'Custom Progress Bar').getByRole('slider', { name: 'Progress' }).fill('50')
    const faint: string[] = []
    // The worst backdrop is black for light glass, and white for dark glass.
    for (const [colorScheme, backdrop] of [
      ['light', '#000000'],
      ['light', '#ffffff'],
      ['dark', '#ffffff'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await setBackdrop(page, section, backdrop)
      for (const color of [tube, 'pink', '#fcfc00', '#ffffff', '#808080', '#000000']) {
        await controls(page, 'Custom Progress Bar')
          .getByRole('textbox', { name: 'Color', exact: true })
          .fill(color)
        const { width = 0, height = 0 } = (await bar(page).boundingBox()) ?? {}
        const end = { x: width / 2 - 4, y: height / 2, width: 8, height: 1 }
        const contrast = await contrastIn(bar(page), end)
        if (contrast < 3) faint.push(`${color} over ${backdrop} in ${colorScheme}: ${contrast.toFixed(2)}:1`)
      }
    }
    expect(faint).toEqual([])
  })
}

/** Opens the page, stops its clock and returns the progress of the animated bar. */
async function openStill(page: Page, open: (path: string) => Promise<void>) {
  await page.clock.install({ time: 0 })
  await open(route)
  await page.clock.pauseAt(60_000)
  return Number(await animated(page).getAttribute('value'))
}

test('the animation adds 1 every 50 ms, and goes from 100 to 0', async ({ page, open }) => {
  const start = await openStill(page, open)
  for (let tick = 1; tick <= 102; tick++) {
    await page.clock.runFor(50)
    await expect(animated(page)).toHaveAttribute('value', String((start + tick) % 101))
  }
})

test('a tick changes nothing on the page but the bar', async ({ page, open }) => {
  await openStill(page, open)
  await page.evaluate(() => {
    const changed = new Set<string>()
    Object.assign(window, { changed })
    new MutationObserver((records) =>
      records.forEach(({ target, attributeName }) =>
        changed.add(`${target.nodeName} ${attributeName ?? ''}`),
      ),
    ).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  // A server for development colors the code of the page while the first ticks pass.
  const changesOfTicks = async () => {
    await page.evaluate(() => Reflect.get(window, 'changed').clear())
    await page.clock.runFor(1000)
    return page.evaluate(() => [...Reflect.get(window, 'changed')])
  }
  await expect.poll(changesOfTicks).toEqual(['PROGRESS value'])
})

test('a click pauses the animation, and another resumes it', async ({ page, open }) => {
  const start = await openStill(page, open)
  await toggle(page).click()
  await expect(toggle(page)).toHaveText('Resume')
  await page.clock.runFor(500)
  await expect(animated(page)).toHaveAttribute('value', String(start))
  await toggle(page).click()
  await expect(toggle(page)).toHaveText('Pause')
  await page.clock.runFor(50)
  await expect(animated(page)).toHaveAttribute('value', String((start + 1) % 101))
})

/** Presses a key on the button twice: the animation pauses, then resumes. */
async function pressTwice(page: Page, key: string) {
  await toggle(page).focus()
  await page.keyboard.press(key)
  await expect(toggle(page)).toHaveText('Resume')
  await page.keyboard.press(key)
  await expect(toggle(page)).toHaveText('Pause')
}

keyboard(route, {
  'Tab moves focus to the Pause button; the bar itself takes no focus': async (page) => {
    await page.getByRole('heading', { name: 'Animated' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(toggle(page)).toBeFocused()
  },
  'Enter pauses or resumes the animation': (page) => pressTwice(page, 'Enter'),
  'Space pauses or resumes the animation': (page) => pressTwice(page, 'Space'),
})

announced(route)
