import {
  announced,
  blurOf,
  controls,
  expect,
  glassOf,
  keyboard,
  mount,
  originOf,
  stage,
  test,
  type Page,
} from '#tests/browser'

const route = '/popup-details'
const opener = (page: Page, section = 'Basic Usage') =>
  stage(page, section).getByRole('button', { name: 'Open Popup' })
const popup = (page: Page) => page.getByRole('dialog')
const close = (page: Page) => popup(page).getByRole('button', { name: 'Close', exact: true })

const glass = (page: Page, property: string) => glassOf(popup(page), property)

test('Open Popup opens it over everything and moves focus into it', async ({ page, open }) => {
  await open(route)
  await expect(popup(page)).toBeHidden()
  await opener(page).click()
  await expect(popup(page)).toHaveAccessibleName('Hello')
  await expect(popup(page)).toHaveJSProperty('open', true)
  expect(await popup(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await expect(close(page)).toBeFocused()
})

test('the close button closes it and returns focus', async ({ page, open }) => {
  await open(route)
  await opener(page).click()
  await close(page).click()
  await expect(popup(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('a click on the backdrop closes it, a click inside does not', async ({ page, open }) => {
  await open(route)
  await opener(page).click()
  await popup(page).getByText('The page behind the glass').click()
  await popup(page).click({ position: { x: 3, y: 60 } })
  await expect(popup(page)).toBeVisible()
  await page.mouse.click(10, 400)
  await expect(popup(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('dragging a text selection out of it does not close it', async ({ page, open }) => {
  await open(route)
  await opener(page).click()
  await popup(page).getByText('The page behind the glass').hover()
  await page.mouse.down()
  await page.mouse.move(10, 400)
  await page.mouse.up()
  await expect(popup(page)).toBeVisible()
})

test('the page behind it does not scroll until it is closed', async ({ page, open }) => {
  await open(route)
  await opener(page).click()
  const before = await page.evaluate(() => window.scrollY)
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  await close(page).click()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  // The code of the example, which is where the close button was, scrolls by itself.
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before)
})

test('leaving the page with the popup open unlocks scrolling', async ({ page, open }) => {
  await open('/components')
  await open(route)
  await opener(page).click()
  await page.goBack()
  await expect(page).toHaveURL(/components/)
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
})

test('a theme colors the popup', async ({ page, open }) => {
  await open(route)
  await controls(page, 'Custom Popup').getByRole('radio', { name: 'brown' }).check({ force: true })
  await opener(page, 'Custom Popup').click()
  await expect(popup(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(close(page)).toHaveCSS('background-color', 'rgb(160, 82, 45)')
  expect(await glass(page, 'background-color')).toBe('color(srgb 0.823529 0.705882 0.54902 / 0.5)')
})

test('editing a color selects the custom theme', async ({ page, open }) => {
  await open(route)
  await controls(page, 'Custom Popup')
    .getByRole('radio', { name: 'black', exact: true })
    .check({ force: true })
  await controls(page, 'Custom Popup').getByLabel('Border color', { exact: true }).fill('#00ff00')
  await controls(page, 'Custom Popup').getByLabel('Text color', { exact: true }).fill('gold')
  await controls(page, 'Custom Popup').getByLabel('Button background', { exact: true }).fill('#ffffff')
  await controls(page, 'Custom Popup').getByLabel('Background', { exact: true }).fill('#000080')
  await expect(controls(page, 'Custom Popup').getByRole('radio', { name: 'custom' })).toBeChecked()
  await opener(page, 'Custom Popup').click()
  expect(await glass(page, 'border-top-color')).toBe('rgb(0, 255, 0)')
  await expect(popup(page)).toHaveCSS('color', 'rgb(255, 215, 0)')
  await expect(close(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  expect(await glass(page, 'background-color')).toBe('color(srgb 0 0 0.501961 / 0.5)')
})

test('opacity and blur change the glass but not the theme', async ({ page, open }) => {
  await open(route)
  await controls(page, 'Custom Popup').getByLabel('Opacity', { exact: true }).fill('0.83')
  await controls(page, 'Custom Popup').getByLabel('Blur', { exact: true }).fill('20')
  await expect(
    controls(page, 'Custom Popup').getByRole('radio', { name: 'white', exact: true }),
  ).toBeChecked()
  await expect(page.getByRole('region', { name: 'Custom Popup', exact: true }).first()).toContainText(
    'opacity={0.83}',
  )
  await opener(page, 'Custom Popup').click()
  expect(await blurOf(popup(page))).toContain('blur(20px)')
  expect(await glass(page, 'background-color')).toBe('color(srgb 1 1 1 / 0.83)')
})

test('the label of the close button is black or white, whichever contrasts more', async ({ page, open }) => {
  await open(route)
  await opener(page, 'Custom Popup').click()
  await expect(close(page)).toHaveCSS('color', 'lch(0 0 0)')
  await close(page).click()
  await controls(page, 'Custom Popup').getByRole('radio', { name: 'brown' }).check({ force: true })
  await opener(page, 'Custom Popup').click()
  await expect(close(page)).toHaveCSS('color', 'lch(100 0 0)')
})

const cases = 'registry/popup/popup.cases.tsx'

test("uncontrolled, it closes by itself; the consumer's handlers and ref work", async ({ page }) => {
  await mount(page, cases, 'Uncontrolled')
  await expect(page.getByText('Ref: dialog')).toBeAttached()
  const button = popup(page).getByRole('button', { name: 'Schließen' })
  await button.focus()
  await page.keyboard.press('Tab')
  await expect(popup(page).getByRole('link', { name: 'More' })).toBeFocused()
  await page.mouse.click(10, 400)
  await expect(popup(page)).toHaveCount(0)
  await expect(page.locator('output')).toHaveText('keydown, click, open: false, close')
})

test('with `open`, it opens and closes as the consumer says', async ({ page }) => {
  await mount(page, cases, 'Controlled')
  const button = page.getByRole('button', { name: 'More …' })
  for (let time = 0; time < 2; time++) {
    await button.click()
    await expect(popup(page)).toHaveAccessibleName('Popup')
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test('a long popup opens at its beginning, with focus on its heading', async ({ page }) => {
  await mount(page, cases, 'Long')
  await page.getByRole('button', { name: 'Open' }).click()
  const heading = popup(page).getByRole('heading', { name: 'Terms' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(close(page)).toBeFocused()
  await expect(close(page)).toBeInViewport()
})

test('Tab cycles through the control of a custom element, too, which has focus first', async ({ page }) => {
  await mount(page, cases, 'CustomElement')
  await page.getByRole('button', { name: 'Open' }).click()
  const field = popup(page).locator('own-field')
  const next = popup(page).getByRole('button', { name: 'Next' })
  for (let time = 0; time < 2; time++) {
    await expect(field).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(close(page)).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Shift+Tab')
  await expect(close(page)).toBeFocused()
})

test('`autoFocus` decides which control has focus first, every time', async ({ page }) => {
  await mount(page, cases, 'AutoFocus')
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'Open' }).click()
    await expect(popup(page).getByRole('textbox', { name: 'E-mail' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Open' })).toBeFocused()
  }
})

test('`initialFocus` is a ref to a control, or a function that returns any element', async ({ page }) => {
  await mount(page, cases, 'InitialFocus')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(popup(page).getByRole('button', { name: 'Keep' })).toBeFocused()
  await popup(page).getByRole('button', { name: 'Delete' }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(popup(page).getByText('Everything')).toBeFocused()
})

test('Tab cycles through what the browser reaches: nothing hidden, inert or disabled, one radio button', async ({
  page,
}) => {
  await mount(page, cases, 'Ends')
  const large = popup(page).getByRole('radio', { name: 'Large' })
  await expect(large).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    await expect(close(page)).toBeFocused()
    await page.keyboard.press(key)
    await expect(large).toBeFocused()
  }
})

test('without the control that opened it, focus goes to the nearest one', async ({ page }) => {
  await mount(page, cases, 'OpenerRemoved')
  await page.getByRole('button', { name: 'Delete Bo' }).click()
  await popup(page).getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('button', { name: 'Delete Cy' })).toBeFocused()
})

test('`autoFocus` works in content that is made anew for each opening', async ({ page }) => {
  await mount(page, cases, 'NewContent')
  for (const name of ['Ada', 'Bo']) {
    await page.getByRole('button', { name: `Rename ${name}` }).click()
    await expect(popup(page).getByRole('textbox', { name })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: `Rename ${name}` })).toBeFocused()
  }
})

test('`initialFocus` is for the opening, and not for what React hides and shows again', async ({ page }) => {
  await mount(page, cases, 'Hidden')
  const hide = popup(page).getByRole('button', { name: 'Hide' })
  await page.getByRole('button', { name: 'Open' }).click()
  await expect(popup(page).getByRole('textbox', { name: 'Name' })).toBeFocused()
  await hide.click()
  await expect(popup(page)).toHaveCount(0)
  await expect(hide).toBeFocused()
})

test('when a part of its content disappears, focus stays in the popup', async ({ page }) => {
  await mount(page, cases, 'ContentRemoved')
  for (const [name, next] of [
    ['Bo', 'Cy'],
    ['Cy', 'Ada'],
    ['Ada', 'Close'],
  ]) {
    await popup(page)
      .getByRole('button', { name: name ?? '' })
      .press('Enter')
    await expect(popup(page).getByRole('button', { name: next ?? '' })).toBeFocused()
  }
})

/** Whether the close button is in sight where the popup begins. With text of 200 %, it is further down. */
const startsWithClose = (page: Page) =>
  close(page).evaluate((button) => {
    const { parentElement: content } = button
    const bottom = button.getBoundingClientRect().bottom + (content?.scrollTop ?? 0)
    return bottom <= (content?.getBoundingClientRect().bottom ?? 0)
  })

/** Opens the popup with a key, and expects focus on its first control, or on its heading if that is further down. */
async function openBy(page: Page, key: string) {
  await opener(page).focus()
  await page.keyboard.press(key)
  const heading = popup(page).getByRole('heading', { name: 'Hello' })
  await expect((await startsWithClose(page)) ? close(page) : heading).toBeFocused()
}

test('it grows from the button that opens it, and its shadow is not cut off', async ({ page }) => {
  await mount(page, cases, 'Controlled')
  const opener = page.getByRole('button', { name: 'More …' })
  await opener.click()
  const { x = 0, y = 0, width = 0, height = 0 } = (await opener.boundingBox()) ?? {}
  const dialog = page.getByRole('dialog')
  expect(await originOf(dialog)).toEqual({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) })
  await expect(dialog).toHaveCSS('overflow', 'visible')
})

keyboard(route, {
  'Enter opens the popup and moves focus into it': (page) => openBy(page, 'Enter'),
  'Space opens the popup and moves focus into it': (page) => openBy(page, 'Space'),
  'Tab moves focus to the next control, and from the last to the first': async (page) => {
    await openBy(page, 'Enter')
    await page.keyboard.press('Tab')
    await expect(close(page)).toBeFocused()
  },
  'Shift + Tab moves focus to the previous control, and from the first to the last': async (page) => {
    await openBy(page, 'Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(close(page)).toBeFocused()
  },
  'Escape closes the popup and returns focus to the button that opened it': async (page) => {
    for (let time = 0; time < 3; time++) {
      await openBy(page, 'Enter')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Hello' })).toBeHidden()
      await expect(opener(page)).toBeFocused()
    }
  },
})

const openPopup = (page: Page) => opener(page).click()

announced(route, {
  'The popup, when open': openPopup,
  'Its heading': openPopup,
  'Its content': openPopup,
  'Its close button': openPopup,
})

test('its description describes it, and its other buttons come before the one that closes it', async ({
  page,
}) => {
  await mount(page, cases, 'Asked')
  const popup = page.getByRole('dialog', { name: 'Leave the page?' })
  await expect(popup).toHaveAccessibleDescription('What you wrote is not saved.')
  await expect(popup.getByRole('button')).toHaveText(['Leave', 'Stay'])
  await popup.getByRole('button', { name: 'Leave' }).click()
  await expect(popup).toBeHidden()
  await expect(page.locator('output')).toHaveText('Answer: leave')
})
