import { announced, controls, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/dropdown-details'
const usage = (page: Page) => stage(page, 'Usage')
const toggle = (page: Page) => usage(page).getByRole('button', { name: 'Select an option' })
const option = (page: Page, name: string) => usage(page).getByRole('option', { name })
const selected = (page: Page) => usage(page).getByRole('status')

for (const section of ['Usage', 'Example']) {
  test(`${section}: Option 1 is selected initially, and picking an option closes the list`, async ({
    page,
    open,
  }) => {
    await open(route)
    const box = stage(page, section)
    await expect(box.getByRole('status')).toHaveText('Selected: Option 1')
    await box.getByRole('button', { name: 'Select an option' }).click()
    await expect(box.getByRole('option')).toHaveText(['Option 1', 'Option 2', 'Option 3'])
    await expect(box.getByRole('option', { selected: true })).toHaveText('Option 1')
    await box.getByRole('option', { name: 'Option 3' }).click()
    await expect(box.getByRole('listbox')).toBeHidden()
    await expect(box.getByRole('status')).toHaveText('Selected: Option 3')
  })
}

test('the button toggles the list and exposes whether it is open', async ({ page, open }) => {
  await open(route)
  await toggle(page).click()
  await expect(usage(page).getByRole('listbox')).toBeVisible()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
  await toggle(page).click()
  await expect(usage(page).getByRole('listbox')).toBeHidden()
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false')
})

test('a click outside the list closes it without changing the selection', async ({ page, open }) => {
  await open(route)
  await toggle(page).click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(usage(page).getByRole('listbox')).toBeHidden()
  await expect(selected(page)).toHaveText('Selected: Option 1')
})

for (const [side, room] of [
  ['below', '40vh'],
  ['above', 'calc(100vh - 5rem)'],
] as const) {
  test(`with room ${side} its button, the list joins it there: one width, one line between them, no corners`, async ({
    page,
    open,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(route)
    await toggle(page).evaluate((button, top) => {
      const root = button.parentElement
      if (root) Object.assign(root.style, { position: 'fixed', top, left: '1rem' })
    }, room)
    await toggle(page).click()
    const list = usage(page).getByRole('listbox')
    const [touching, opposite] = side === 'below' ? ['bottom', 'top'] : ['top', 'bottom']
    await expect(toggle(page)).toHaveCSS(`border-${touching}-left-radius`, '0px')
    await expect(toggle(page)).toHaveCSS(`border-${touching}-right-radius`, '0px')
    await expect(toggle(page)).not.toHaveCSS(`border-${opposite}-left-radius`, '0px')
    await expect(list).toHaveCSS(`border-${opposite}-left-radius`, '0px')
    await expect(list).not.toHaveCSS(`border-${touching}-left-radius`, '0px')
    const [button, box] = await Promise.all([toggle(page).boundingBox(), list.boundingBox()])
    if (!button || !box) throw new Error('The button and its list are not on the page.')
    expect(box.x).toBeCloseTo(button.x, 0)
    expect(box.width).toBeCloseTo(button.width, 0)
    const overlap = side === 'below' ? button.y + button.height - box.y : box.y + box.height - button.y
    expect(overlap).toBeCloseTo(1, 0)
    await page.keyboard.press('Escape')
    await expect(toggle(page)).not.toHaveCSS(`border-${touching}-left-radius`, '0px')
  })
}

const form = (page: Page) => stage(page, 'In a form')
const size = (page: Page) => form(page).getByRole('button', { name: 'Choose a size' })

/** Picks a size, and expects the button to show it. */
async function pickSize(page: Page, name: string) {
  await size(page).click()
  await form(page).getByRole('option', { name, exact: true }).click()
  await expect(size(page)).toHaveText(`Choose a size${name}`)
}

test('a form that requires a choice is not submitted without one, and focus moves to the button', async ({
  page,
  open,
}) => {
  await open(route)
  await form(page).getByRole('button', { name: 'Order' }).click()
  await expect(size(page)).toBeFocused()
  await expect(form(page).getByText('Nothing is ordered yet.')).toBeVisible()
  const isValid = () =>
    form(page)
      .locator('form')
      .evaluate((one: HTMLFormElement) => one.checkValidity())
  expect(await isValid()).toBe(false)
  await pickSize(page, 'Medium')
  expect(await isValid()).toBe(true)
})

test('the button shows the choice, the form sends its value by name, and reset clears it', async ({
  page,
  open,
}) => {
  await open(route)
  await expect(size(page)).toHaveText('Choose a size')
  await pickSize(page, 'Large')
  await form(page).getByRole('button', { name: 'Order' }).click()
  await expect(form(page).getByText('{"size":"l"}')).toBeVisible()
  await form(page).getByRole('button', { name: 'Reset' }).click()
  await expect(size(page)).toHaveText('Choose a size')
  await form(page).getByRole('button', { name: 'Order' }).click()
  await expect(size(page)).toBeFocused()
  await expect(form(page).getByText('{"size":"l"}')).toBeVisible()
})

test('a disabled option can neither be picked nor focused', async ({ page, open }) => {
  await open(route)
  await size(page).click()
  const large = form(page).getByRole('option', { name: 'Extra large' })
  await expect(large).toHaveAttribute('aria-disabled', 'true')
  await large.dispatchEvent('click')
  await expect(form(page).getByRole('listbox')).toBeVisible()
  await expect(form(page).locator('[role=option]:focus')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(form(page).getByRole('option', { name: 'Large', exact: true })).toBeFocused()
})

test('letters typed within half a second belong together, wrap around and ignore case', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open(route)
  await size(page).focus()
  await page.keyboard.press('l')
  await expect(form(page).getByRole('option', { name: 'Large', exact: true })).toBeFocused()
  await page.clock.runFor(600)
  await page.keyboard.press('S')
  await expect(form(page).getByRole('option', { name: 'Small' })).toBeFocused()
  await page.keyboard.press('x')
  await expect(form(page).getByRole('option', { name: 'Small' })).toBeFocused()
  await page.clock.runFor(600)
  await page.keyboard.press('m')
  await expect(form(page).getByRole('option', { name: 'Medium' })).toBeFocused()
})

test('a word typed on the button leads to its option, even with a space in it', async ({ page, open }) => {
  await open(route)
  await toggle(page).focus()
  await page.keyboard.type('option 3')
  await expect(option(page, 'Option 3')).toBeFocused()
})

test('a focused option that is removed passes focus on to the next, and a disabled list to the next control', async ({
  page,
}) => {
  const nexts = {
    F2: page.getByRole('option', { name: 'Ankara' }),
    F4: page.getByRole('button', { name: 'Next' }),
  }
  for (const [key, next] of Object.entries(nexts)) {
    await mount(page, 'registry/dropdown/dropdown.cases.tsx', 'Disappearing')
    await page.getByRole('button', { name: 'City' }).click()
    await page.keyboard.press('End')
    await page.keyboard.press(key)
    await expect(next).toBeFocused()
  }
})

/** Opens the list with a key and picks the second option with the same key. */
async function pickWith(page: Page, key: string) {
  await toggle(page).focus()
  await page.keyboard.press(key)
  await expect(option(page, 'Option 1')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press(key)
  await expect(selected(page)).toHaveText('Selected: Option 2')
  await expect(usage(page).getByRole('listbox')).toBeHidden()
  await expect(toggle(page)).toBeFocused()
}

keyboard(route, {
  'Enter opens the list; on an option, selects it and closes the list': (page) => pickWith(page, 'Enter'),
  'Space opens the list; on an option, selects it and closes the list': (page) => pickWith(page, 'Space'),
  'Down Arrow, Up Arrow open the list, or move focus to the next or the previous option': async (page) => {
    await toggle(page).focus()
    await page.keyboard.press('ArrowDown')
    await expect(option(page, 'Option 1')).toBeFocused()
    for (const [key, name] of [
      ['ArrowDown', 'Option 2'],
      ['ArrowDown', 'Option 3'],
      ['ArrowDown', 'Option 3'],
      ['ArrowUp', 'Option 2'],
    ] as const) {
      await page.keyboard.press(key)
      await expect(option(page, name)).toBeFocused()
    }
    await expect(selected(page)).toHaveText('Selected: Option 1')
  },
  'Home, End move focus to the first or the last option': async (page) => {
    await toggle(page).focus()
    await page.keyboard.press('ArrowUp')
    await expect(option(page, 'Option 1')).toBeFocused()
    await page.keyboard.press('End')
    await expect(option(page, 'Option 3')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(option(page, 'Option 1')).toBeFocused()
  },
  'Letters move focus to the next option that starts with them; on the button, open the list': async (
    page,
  ) => {
    await toggle(page).focus()
    // A word would have to be typed within half a second, which a busy machine may not do.
    for (const next of ['Option 2', 'Option 3']) {
      await page.keyboard.press('o')
      await expect(option(page, next)).toBeFocused()
    }
    await page.keyboard.press('Enter')
    await expect(selected(page)).toHaveText('Selected: Option 3')
    await expect(toggle(page)).toBeFocused()
  },
  'Escape closes the list without changing the selection': async (page) => {
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(option(page, 'Option 1')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(usage(page).getByRole('listbox')).toBeHidden()
    await expect(selected(page)).toHaveText('Selected: Option 1')
    await expect(toggle(page)).toBeFocused()
  },
  'Tab closes the list and moves focus to the next control': async (page) => {
    await toggle(page).focus()
    await page.keyboard.press('Enter')
    await expect(option(page, 'Option 1')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(usage(page).getByRole('listbox')).toBeHidden()
    await expect(controls(page, 'Usage').getByRole('textbox', { name: 'Label' })).toBeFocused()
  },
})

const openList = (page: Page) => toggle(page).click()

/** Picks the second option with the mouse. */
async function pickSecond(page: Page) {
  await openList(page)
  await option(page, 'Option 2').click()
}

announced(route, {
  'The button, when the list is open': openList,
  'The list, when open': openList,
  'The selected option, when the list is open': openList,
  'Another option, when the list is open': openList,
  'The button, after a choice': pickSecond,
  'The text below the button, after a choice': pickSecond,
})
