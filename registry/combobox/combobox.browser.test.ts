import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/combobox-details'
const cases = 'registry/combobox/combobox.cases.tsx'
const city = (page: Page) => stage(page, 'Basic Usage').getByRole('combobox', { name: 'City' })
const stops = (page: Page) => stage(page, 'Custom Combobox').getByRole('combobox', { name: 'Stops' })
const named = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')
const token = (page: Page, label: string) => page.getByRole('button', { name: `Remove ${label}` })

/** The text of the option that a key is about. */
const activeOption = (field: ReturnType<typeof named>) =>
  field.evaluate((input) => {
    const id = input.getAttribute('aria-activedescendant')
    return id === null ? '' : (document.getElementById(id)?.textContent ?? 'lost')
  })

test('a press opens the list, one on an option chooses it, and one elsewhere closes the list', async ({
  page,
  open,
}) => {
  await open(route)
  await city(page).click()
  await option(page, 'Graz').click()
  await expect(city(page)).toHaveValue('Graz')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(city(page)).toBeFocused()
  await stage(page, 'Basic Usage').getByRole('button', { name: 'Options' }).click()
  await expect(option(page, 'Graz')).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('heading', { name: 'Combobox', exact: true }).click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('it has the roles, states and references of a combobox with a list', async ({ page, open }) => {
  await open(route)
  await expect(city(page)).toHaveAttribute('aria-autocomplete', 'list')
  await expect(city(page)).toHaveAttribute('aria-expanded', 'false')
  await city(page).pressSequentially('b')
  await expect(city(page)).toHaveAttribute('aria-expanded', 'true')
  const id = await page.getByRole('listbox', { name: 'City' }).getAttribute('id')
  await expect(city(page)).toHaveAttribute('aria-controls', id ?? '')
  await expect(stage(page, 'Basic Usage').getByRole('button')).toHaveAttribute('aria-controls', id ?? '')
  await expect(stage(page, 'Basic Usage').getByRole('button')).toHaveAttribute('tabindex', '-1')
  await expect(options(page)).toHaveText(['Bari', 'Bern'])
  await city(page).press('ArrowDown')
  expect(await activeOption(city(page))).toBe('Bern')
  await expect(city(page)).toBeFocused()
})

test('arrows go around the list and past what is disabled, and the caret takes the keys back', async ({
  page,
}) => {
  await mount(page, cases, 'Trip')
  const field = named(page, 'City')
  const walk = async (keys: Readonly<Record<string, string>>) => {
    for (const [key, text] of Object.entries(keys)) {
      await field.press(key)
      await expect.poll(() => activeOption(field), key).toContain(text)
    }
  }
  await walk({ ArrowUp: 'Zürich', ArrowDown: 'Bari' })
  await walk({ ArrowUp: 'Zürich' })
  await walk({ ArrowUp: 'Malmö', PageUp: 'Bari', PageDown: 'Zürich' })
  await field.press('Home')
  expect(await activeOption(field)).toBe('')
  await expect(field).toHaveAttribute('aria-expanded', 'true')
})

test('of 10,000 options some are shown, and a line says how many there are', async ({ page }) => {
  await mount(page, cases, 'Many')
  await named(page, 'Number').click()
  await expect(options(page)).toHaveCount(250)
  await expect(page.getByText('250 of 10,000 options. Type to find the others.').first()).toBeVisible()
  await named(page, 'Number').press('ArrowUp')
  await expect(option(page, 'Number 250')).toBeInViewport()
  await named(page, 'Number').fill('9999')
  await expect(options(page)).toHaveText(['Number 9999'])
})

test('sizes are on the scale of the glass, and what is fixed opens nothing', async ({ page }) => {
  await mount(page, cases, 'Kinds')
  const heights = await Promise.all(
    ['Small', 'Medium', 'Large'].map((name) =>
      named(page, name).evaluate((field) => field.parentElement?.parentElement?.offsetHeight),
    ),
  )
  expect(heights).toEqual([40, 48, 56])
  await named(page, 'Read-only').click()
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(token(page, 'Bern')).toBeDisabled()
  await named(page, 'Medium').fill('b')
  await expect(page.getByRole('group', { name: 'Near' }).getByRole('option')).toHaveText(['Bern', 'Biel'])
  await expect(page.getByRole('group', { name: 'Far' })).toHaveCount(0)
})

test('one token is as high as the field, a long one breaks, and none leaves its place', async ({ page }) => {
  await mount(page, cases, 'Tokens')
  const isInside = () =>
    page.getByRole('listitem').evaluateAll((items) =>
      items.every((item) => {
        const box = item.closest('div')?.parentElement?.getBoundingClientRect()
        const { left, right, top, bottom } = item.getBoundingClientRect()
        return box && left >= box.left && right <= box.right && top >= box.top && bottom <= box.bottom
      }),
    )
  expect(await isInside()).toBe(true)
})

test('Escape closes the list, then clears the field, and then closes the dialog around it', async ({
  page,
}) => {
  await mount(page, cases, 'InDialog')
  const field = named(page, 'City')
  await field.fill('ber')
  await expect(option(page, 'Bern')).toBeVisible()
  await field.press('Escape')
  await expect(option(page, 'Bern')).toBeHidden()
  await expect(field).toHaveValue('ber')
  await field.press('Escape')
  await expect(field).toHaveValue('')
  await expect(page.getByRole('dialog')).toBeVisible()
  await field.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the button opens the list and no keyboard, and what is tapped is 44 px high', async ({ page }) => {
    await mount(page, cases, 'Kinds')
    const box = named(page, 'Small').locator('xpath=../..')
    await box.getByRole('button').tap()
    await expect(named(page, 'Small')).not.toBeFocused()
    const heights = await page
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
    expect(Math.min(...heights, (await box.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44)
    await option(page, 'Bern').tap()
    await expect(named(page, 'Small')).toHaveValue('Bern')
    await box.getByRole('button').tap()
    await page.touchscreen.tap(200, 600)
    await expect(page.getByRole('listbox')).toHaveCount(0)
  })

  test('the button of a token has 44 px in any size', async ({ page }) => {
    await mount(page, cases, 'Tokens')
    for (const remove of await page.getByRole('button', { name: 'Remove Bari' }).all()) {
      const reached = await remove.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect()
        const [left, top] = [x + width / 2, y + height / 2]
        const corners = [-21.5, 21.5].flatMap((dx) =>
          [-21.5, 21.5].map((dy) => [left + dx, top + dy] as const),
        )
        return corners.map(([cx, cy]) => document.elementFromPoint(cx, cy)?.ariaLabel)
      })
      expect(reached).toEqual(Array.from({ length: 4 }, () => 'Remove Bari'))
    }
  })
})

const type = async (page: Page, text: string) => {
  await city(page).focus()
  await page.keyboard.type(text)
}

keyboard(route, {
  'Tab moves focus to the field': async (page) => {
    await page.getByRole('heading', { name: 'Basic Usage' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(city(page)).toBeFocused()
    await expect(city(page)).toHaveAttribute('aria-expanded', 'false')
  },
  'Letters list what matches': async (page) => {
    await type(page, 'zur')
    await expect(options(page)).toHaveText(['Zürich'])
  },
  'Down Arrow, Up Arrow open the list, or move to another option': async (page) => {
    for (const [key, text] of [
      ['ArrowDown', 'Bari'],
      ['ArrowDown', 'Bern'],
      ['ArrowUp', 'Bari'],
    ] as const) {
      await city(page).press(key)
      await expect.poll(() => activeOption(city(page))).toBe(text)
    }
  },
  'Alt + Down Arrow, Alt + Up Arrow open or close the list': async (page) => {
    await city(page).press('Alt+ArrowDown')
    await expect(option(page, 'Bari')).toBeVisible()
    expect(await activeOption(city(page))).toBe('')
    await city(page).press('Alt+ArrowUp')
    await expect(option(page, 'Bari')).toBeHidden()
  },
  'Enter chooses the option, or submits the form': async (page) => {
    await type(page, 'gr')
    await city(page).press('Enter')
    await expect(city(page)).toHaveValue('Graz')
    await expect(option(page, 'Graz')).toBeHidden()
  },
  'Escape closes the list; if it is closed, clears the field': async (page) => {
    await type(page, 'gr')
    await city(page).press('Escape')
    await expect(option(page, 'Graz')).toBeHidden()
    await city(page).press('Escape')
    await expect(city(page)).toHaveValue('')
  },
  'Backspace before the text, removes the last token': async (page) => {
    await stops(page).press('Backspace')
    await expect(token(page, 'Graz')).toBeHidden()
    await expect(token(page, 'Bern')).toBeVisible()
  },
})

const opened = async (page: Page) => {
  await city(page).press('ArrowDown')
  await city(page).press('Home')
}

announced(route, {
  'The field, while the list is open': opened,
  'The list, when open': opened,
  'An option': opened,
  'The number of options': opened,
  'After a choice': async (page) => {
    await city(page).pressSequentially('bern')
    await city(page).press('Enter')
  },
})
