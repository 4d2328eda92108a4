import { announced, brush, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/speed-dial-details'
const plus = (page: Page, section = 'Right') => stage(page, section).getByRole('button', { name: 'Actions' })
const action = (page: Page, name: string, section = 'Right') =>
  stage(page, section).getByRole('button', { name, exact: true })

const pages = {
  Facebook: 'https://www.facebook.com/',
  X: 'https://x.com/',
  LinkedIn: 'https://www.linkedin.com/',
  Instagram: 'https://www.instagram.com/',
}
const names = Object.keys(pages)

/** Responds in place of the social networks, which tests do not call. */
async function playNetworks(page: Page) {
  for (const url of Object.values(pages)) {
    await page.context().route(url, (request) => request.fulfill({ contentType: 'text/html', body: 'Home' }))
  }
}

/** Performs an action that opens a tab, and returns the URL of the tab. */
async function openedBy(page: Page, act: () => Promise<void>) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), act()])
  await tab.waitForURL(/^https/)
  const url = tab.url()
  await tab.close()
  return url
}

test('it opens when the plus button is hovered and closes when the pointer leaves', async ({
  page,
  open,
}) => {
  await open(route)
  await expect(plus(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(action(page, 'Facebook')).toBeHidden()
  await plus(page).hover()
  await expect(plus(page)).toHaveAttribute('aria-expanded', 'true')
  for (const name of names) await expect(action(page, name)).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(action(page, 'Facebook')).toBeHidden()
})

test('a pointer that is gone before anything is rendered leaves it closed', async ({ page, open }) => {
  await open(route)
  await plus(page).hover()
  await expect(plus(page)).toHaveAttribute('aria-expanded', 'true')
  await page.mouse.move(5, 5)
  await expect(plus(page)).toHaveAttribute('aria-expanded', 'false')
  await plus(page).evaluate(brush)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(plus(page)).toHaveAttribute('aria-expanded', 'false')
})

test('clicking the plus button does not close a dial that hovering has opened', async ({ page, open }) => {
  await open(route)
  await plus(page).click()
  await expect(action(page, 'Facebook')).toBeVisible()
})

test('hovering the place of the closed actions does not open the dial', async ({ page, open }) => {
  await open(route)
  await plus(page).scrollIntoViewIfNeeded()
  const box = await plus(page).boundingBox()
  if (box === null) throw new Error('There is no plus button.')
  await page.mouse.move(box.x + box.width + 60, box.y + box.height / 2)
  await expect(plus(page)).toHaveAttribute('aria-expanded', 'false')
})

test('each action opens its social network in a new tab', async ({ page, open }) => {
  await playNetworks(page)
  await open(route)
  await plus(page).hover()
  for (const [name, url] of Object.entries(pages)) {
    expect(await openedBy(page, () => action(page, name).click())).toBe(url)
  }
})

test('the actions open to the right and upward', async ({ page, open }) => {
  await open(route)
  for (const section of ['Right', 'Up']) {
    await plus(page, section).hover()
    await expect(action(page, 'Instagram', section)).toBeVisible()
    const centers = await stage(page, section)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => {
          const { x, y, width, height } = button.getBoundingClientRect()
          return [Math.round(x + width / 2), Math.round(y + height / 2)] as const
        }),
      )
    const along = centers.map(([x, y]) => (section === 'Right' ? x : -y))
    const across = centers.map(([x, y]) => (section === 'Right' ? y : x))
    expect(along).toEqual([...along].sort((a, b) => a - b))
    expect(new Set(across).size).toBe(1)
  }
})

test('in a column, all labels are visible while it is open; in a row, that of the hovered action', async ({
  page,
  open,
}) => {
  await open(route)
  const label = (section: string, name: string) => stage(page, section).getByText(name, { exact: true })
  await expect(label('Up', 'Facebook')).toBeHidden()
  await plus(page, 'Up').hover()
  for (const name of names) await expect(label('Up', name)).toBeVisible()
  await plus(page, 'Right').hover()
  await expect(action(page, 'Facebook')).toBeVisible()
  await expect(label('Right', 'Facebook')).toBeHidden()
  await action(page, 'Facebook').hover()
  await expect(label('Right', 'Facebook')).toBeVisible()
})

test('Escape closes a dial while it is hovered', async ({ page, open }) => {
  await open(route)
  await plus(page).hover()
  await expect(action(page, 'Facebook')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(action(page, 'Facebook')).toBeHidden()
})

const cases = 'registry/speed-dial/speed-dial.cases.tsx'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test("the consumer's handlers do not stop the arrow keys, nor keep it open", async ({ page }) => {
  await mount(page, cases, 'Handlers')
  await button(page, 'Actions').hover()
  await expect(button(page, 'Copy')).toBeVisible()
  await page.mouse.move(5, 600)
  await expect(button(page, 'Copy')).toBeHidden()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(button(page, 'Copy')).toBeFocused()
  await button(page, 'Elsewhere').focus()
  await expect(button(page, 'Copy')).toBeHidden()
  await expect(page.locator('output')).toHaveText('open: true, leave, open: false, keydown, blur')
})

test('with `open`, it is open as the consumer says, and Escape asks to close it', async ({ page }) => {
  await mount(page, cases, 'Controlled')
  await button(page, 'Open').click()
  await expect(button(page, 'Copy')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('output')).toHaveText('closed')
  await expect(button(page, 'Copy')).toBeHidden()
})

test('actions that are links are entered, passed and followed as buttons are', async ({ page }) => {
  await mount(page, cases, 'Links')
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(link('Home')).toBeFocused()
  await expect(page.getByText('Home', { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#home$/)
  await expect(page.locator('output')).toHaveText('link action')
  for (const focused of [link('About'), button(page, 'Copy')]) {
    await page.keyboard.press('ArrowRight')
    await expect(focused).toBeFocused()
  }
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#about$/)
  await page.keyboard.press('Escape')
  await expect(link('About')).toBeHidden()
  await expect(button(page, 'Actions')).toBeFocused()
  await button(page, 'Actions').hover()
  await link('Home').hover()
  await expect(link('Home')).toHaveCSS('width', '48px')
  await expect(page.getByText('About', { exact: true })).toBeHidden()
})

test('it can be open initially', async ({ page }) => {
  await mount(page, cases, 'InitiallyOpen')
  await expect(button(page, 'Copy')).toBeVisible()
  await expect(button(page, 'Actions')).toHaveAttribute('aria-expanded', 'true')
})

for (const [name, away, sign] of [
  ['RightToLeftRight', 'ArrowRight', 1],
  ['RightToLeftLeft', 'ArrowLeft', -1],
] as const) {
  test(`${name}: left and right are those of the screen where text runs from right to left`, async ({
    page,
  }) => {
    await mount(page, cases, name)
    await page.keyboard.press('Tab')
    const plusButton = await button(page, 'Actions').boundingBox()
    let last = plusButton?.x ?? 0
    for (const action of ['Copy', 'Print', 'Share']) {
      await page.keyboard.press(away)
      await expect(button(page, action)).toBeFocused()
      const x = (await button(page, action).boundingBox())?.x ?? 0
      expect(Math.sign(x - last)).toBe(sign)
      last = x
    }
  })
}

test('an action that opens a dialog has the focus again after it, by mouse and by key', async ({ page }) => {
  await mount(page, cases, 'Dialogs')
  const dialog = page.getByRole('dialog')
  const closeDialog = async () => {
    await expect(dialog).toBeVisible()
    await dialog.click()
    // A dial hides its actions after their transition.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(button(page, 'Delete')).toBeFocused()
  }
  await button(page, 'Actions').hover()
  await button(page, 'Delete').click()
  await page.mouse.move(5, 600)
  await closeDialog()
  await page.keyboard.press('Enter')
  await closeDialog()
})

test('a focused action that closes the dial, or that the pointer leaves, passes focus on to the plus button', async ({
  page,
}) => {
  await mount(page, cases, 'Dialogs')
  await page.keyboard.press('Tab')
  await button(page, 'Done').press('Enter')
  await expect(button(page, 'Done')).toBeHidden()
  await expect(button(page, 'Actions')).toBeFocused()
  await mount(page, cases, 'Handlers')
  await button(page, 'Actions').hover()
  await button(page, 'Print').click()
  await page.mouse.move(5, 600)
  await expect(button(page, 'Print')).toBeHidden()
  await expect(button(page, 'Actions')).toBeFocused()
})

test('Escape closes the dial before the dialog around it', async ({ page }) => {
  await mount(page, cases, 'InDialog')
  await button(page, 'Actions').hover()
  await expect(button(page, 'Copy')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Copy')).toBeHidden()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap opens it, and a second tap or a tap elsewhere closes it', async ({ page, open }) => {
    await open(route)
    await plus(page).tap()
    await expect(action(page, 'Instagram')).toBeInViewport({ ratio: 1 })
    await plus(page).tap()
    await expect(action(page, 'Instagram')).toBeHidden()
    await plus(page).tap()
    await page.getByRole('heading', { name: 'Right' }).tap()
    await expect(action(page, 'Instagram')).toBeHidden()
  })

  test('a tap on an action performs it', async ({ page, open }) => {
    await playNetworks(page)
    await open(route)
    await plus(page).tap()
    expect(await openedBy(page, () => action(page, 'X').tap())).toBe(pages.X)
  })
})

/** Moves focus to the plus button, as a keyboard user does. */
async function tabTo(page: Page) {
  await page.getByRole('region', { name: 'Props of SpeedDial' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(plus(page)).toBeFocused()
  await expect(action(page, 'Facebook')).toBeVisible()
}

/** Moves focus into the dial with a key, performs the first action, and moves focus in again after Escape. */
async function enterBy(page: Page, key: string) {
  await playNetworks(page)
  await tabTo(page)
  await page.keyboard.press(key)
  await expect(action(page, 'Facebook')).toBeFocused()
  expect(await openedBy(page, () => page.keyboard.press(key))).toBe(pages.Facebook)
  await page.bringToFront()
  await page.keyboard.press('Escape')
  await plus(page).press(key)
  await expect(action(page, 'Facebook')).toBeFocused()
}

keyboard(route, {
  'Tab opens the dial, moves focus through its actions, and closes it when focus leaves': async (page) => {
    await tabTo(page)
    for (const name of names) {
      await page.keyboard.press('Tab')
      await expect(action(page, name)).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await expect(action(page, 'Facebook')).toBeHidden()
  },
  'Enter moves focus to the first action, or performs the focused one': (page) => enterBy(page, 'Enter'),
  'Space moves focus to the first action, or performs the focused one if it is no link': (page) =>
    enterBy(page, 'Space'),
  'Arrow keys move focus along the actions, or back to the plus button': async (page) => {
    await tabTo(page)
    for (const name of names) {
      await page.keyboard.press('ArrowRight')
      await expect(action(page, name)).toBeFocused()
    }
    await page.keyboard.press('ArrowRight')
    await expect(action(page, 'Instagram')).toBeFocused()
    for (let step = 0; step < names.length; step++) await page.keyboard.press('ArrowLeft')
    await expect(plus(page)).toBeFocused()
  },
  'Escape closes the dial and returns focus to the plus button': async (page) => {
    await tabTo(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Escape')
    await expect(plus(page)).toBeFocused()
    await expect(action(page, 'Facebook')).toBeHidden()
  },
})

const openDial = (page: Page) => plus(page, 'Usage').click()

announced(route, {
  'The plus button, when the dial is open': openDial,
  'An action, when the dial is open': openDial,
  'A link, when the dial is open': (page) =>
    stage(page, 'Links').getByRole('button', { name: 'Profiles' }).click(),
})
