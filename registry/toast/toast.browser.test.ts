import { announced, expect, keyboard, mount, stage, test, withMotion, type Page } from '#tests/browser'

const route = '/toast-page'
const showToast = (page: Page) => stage(page, 'Show Toast').getByRole('button', { name: 'Show Toast' })
const toasts = (page: Page) => stage(page, 'Show Toast').getByRole('article')
const closeOf = (page: Page, index: number) => toasts(page).nth(index).getByRole('button')

/** Opens the page and stops its clock. */
async function openStill(page: Page, open: (path: string) => Promise<void>) {
  await page.clock.install({ time: '2030-01-01T12:00:00' })
  await open(route)
  await page.clock.pauseAt('2030-01-01T12:10:00')
}

const expectPhase = (page: Page, phase: 'shown' | 'hiding') =>
  expect(toasts(page)).toHaveAttribute('data-phase', phase)

/** Waits, because the page receives pointer events with the next frame. */
const expectPaused = (page: Page, paused: boolean) =>
  expect(toasts(page).last()).toHaveAttribute('data-paused', String(paused))

test('the URL of the catalogue card, with its trailing slash, shows the page', async ({ page, open }) => {
  await open('/toast-page/')
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeVisible()
})

test('Show Toast adds one of ten sample messages', async ({ page, open }) => {
  await openStill(page, open)
  await page.evaluate(() => {
    let calls = 0
    Math.random = () => (calls++ + 0.5) / 10
  })
  const titles = [
    'Update Available',
    'New Message',
    'Connection Lost',
    'Success',
    'Error',
    'Low Battery',
    'Reminder',
    'File Uploaded',
    'Warning',
    'Friend Request',
  ]
  await showToast(page).focus()
  for (const title of titles) {
    await page.keyboard.press('Enter')
    await expect(toasts(page).first()).toHaveAccessibleName(title)
  }
  await expect(toasts(page)).toHaveCount(10)
})

test('a toast hides after 8 s and is removed 0.4 s later', async ({ page, open }) => {
  await openStill(page, open)
  await showToast(page).click()
  await page.clock.runFor(7999)
  await expectPhase(page, 'shown')
  await page.clock.runFor(1)
  await expectPhase(page, 'hiding')
  await page.clock.runFor(399)
  await expectPhase(page, 'hiding')
  await page.clock.runFor(1)
  await expect(toasts(page)).toHaveCount(0)
})

test('the toast of the usage example stays for 9 s', async ({ page, open }) => {
  await openStill(page, open)
  await stage(page, 'Usage').getByRole('button', { name: 'Save changes' }).click()
  const toast = stage(page, 'Usage').getByRole('article', { name: 'Saved' })
  await page.clock.runFor(8999)
  await expect(toast).toHaveAttribute('data-phase', 'shown')
  await page.clock.runFor(1)
  await expect(toast).toHaveAttribute('data-phase', 'hiding')
})

test('the close button hides a toast at once', async ({ page, open }) => {
  await openStill(page, open)
  await showToast(page).click()
  await closeOf(page, 0).click()
  await expectPhase(page, 'hiding')
  await expect(showToast(page)).toBeFocused()
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(0)
})

test('all toasts wait while one is hovered, then continue with their remaining time', async ({
  page,
  open,
}) => {
  await openStill(page, open)
  await showToast(page).click()
  await page.clock.runFor(3000)
  await showToast(page).click()
  await page.clock.runFor(3000)
  await toasts(page).first().hover()
  await expectPaused(page, true)
  await page.clock.runFor(60_000)
  await expect(toasts(page)).toHaveCount(2)
  await page.mouse.move(5, 5)
  await expectPaused(page, false)
  await page.clock.runFor(1999)
  await expect(toasts(page).nth(1)).toHaveAttribute('data-phase', 'shown')
  await page.clock.runFor(1)
  await expect(toasts(page).nth(1)).toHaveAttribute('data-phase', 'hiding')
  await expect(toasts(page).nth(0)).toHaveAttribute('data-phase', 'shown')
})

test('closing a hovered toast lets the others continue', async ({ page, open }) => {
  await openStill(page, open)
  await showToast(page).click()
  await showToast(page).click()
  await closeOf(page, 0).click()
  await expectPaused(page, false)
  // The other toast must not end up under the pointer.
  await page.mouse.move(5, 5)
  await page.clock.runFor(400)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(7600)
  await expectPhase(page, 'hiding')
})

test('a toast is announced by a live region that was there before it', async ({ page, open }) => {
  await open(route)
  const region = stage(page, 'Show Toast').getByRole('status', { name: 'Notifications' })
  await expect(region).toBeAttached()
  await expect(region).toHaveText('')
  await showToast(page).click()
  await expect(region.getByRole('article')).toBeVisible()
})

test('toasts are in the top layer, in the corner of the window, and at most 30rem wide', async ({
  page,
  open,
}) => {
  await open(route)
  await showToast(page).click()
  expect(await toasts(page).evaluate((toast) => toast.closest('[popover]')?.matches(':popover-open'))).toBe(
    true,
  )
  await expect.poll(() => toasts(page).boundingBox()).toMatchObject({ x: 1280 - 480 - 16, width: 480 })
})

test('toasts that do not fit the window can be scrolled to', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await open(route)
  await showToast(page).focus()
  for (let count = 0; count < 10; count++) await page.keyboard.press('Enter')
  await toasts(page).first().hover()
  await expect(toasts(page).last()).not.toBeInViewport()
  await page.mouse.wheel(0, 5000)
  await expect(toasts(page).last()).toBeInViewport({ ratio: 1 })
})

const cases = 'registry/toast/toast.cases.tsx'

test("the consumer's handlers and ref work, and the toast still waits while it is read", async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T12:00:00' })
  await mount(page, cases, 'Handlers')
  const button = (name: string) => page.getByRole('button', { name })
  await expect(button('Ask')).toBeVisible()
  await page.clock.pauseAt('2030-01-01T12:10:00')
  await button('Save').click()
  const toast = page.getByRole('article', { name: 'Saved' })
  await toast.hover()
  await expect(toast).toHaveAttribute('data-paused', 'true')
  await page.clock.runFor(60_000)
  await expect(toast).toHaveAttribute('data-phase', 'shown')
  await page.mouse.move(5, 5)
  await expect(toast).toHaveAttribute('data-paused', 'false')
  await button('Close Saved').focus()
  await expect(toast).toHaveAttribute('data-paused', 'true')
  await button('Ask').click()
  await expect(page.locator('output')).toHaveText('enter, move, leave, focus, blur, ref: status')
  await expect(toast).toHaveAttribute('data-paused', 'false')
})

test('the id that `show` returns drops a toast', async ({ page }) => {
  await mount(page, cases, 'Handlers')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a toast stays while its promise is pending, then says what has become of it and goes in time', async ({
  page,
}) => {
  await page.clock.install({ time: '2030-01-01T12:00:00' })
  await mount(page, cases, 'Promised')
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
  await page.clock.pauseAt('2030-01-01T12:10:00')
  await press('Save')
  await page.clock.runFor(60_000)
  await expect(page.getByRole('article', { name: 'Saving' })).toHaveAttribute('data-phase', 'shown')
  await press('Resolve')
  const saved = page.getByRole('article', { name: 'Saved' })
  await expect(saved).toContainText('2 files are on the server.')
  await page.clock.runFor(8999)
  await expect(saved).toHaveAttribute('data-phase', 'shown')
  await page.clock.runFor(1)
  await expect(saved).toHaveAttribute('data-phase', 'hiding')
})

test('who has closed the toast of a promise hears of its failure', async ({ page }) => {
  await mount(page, cases, 'Promised')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: 'Close Saving' }).click()
  await expect(page.getByRole('article')).toHaveCount(0)
  await page.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByRole('alert')).toHaveText('Not savedError: The disk is full.')
})

test('the action of a toast is called once, closes it, and passes focus on as the close button does', async ({
  page,
}) => {
  await mount(page, cases, 'Promised')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await page.getByRole('button', { name: 'Resolve' }).click()
  const undo = page.getByRole('button', { name: 'Undo' })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('output')).toHaveText('Undone: 1')
  await expect(save).toBeFocused()
  await expect(undo).toHaveCount(0)
})

test('Escape in the action closes the toast without it', async ({ page }) => {
  await mount(page, cases, 'Promised')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Resolve' }).click()
  await page.getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article')).toHaveCount(0)
  await expect(page.locator('output')).toHaveText('Undone: 0')
})

test.describe('toasts and modal dialogs', () => {
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  const all = (page: Page) => page.getByRole('article', { name: 'Saved' })
  const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

  test.beforeEach(async ({ page }) => {
    await mount(page, cases, 'InDialogs')
  })

  test('a toast from an open dialog is above it and can be closed', async ({ page }) => {
    await press(page, 'Open outer')
    await press(page, 'Save in outer')
    await expect(all(page)).toBeInViewport({ ratio: 1 })
    await press(page, 'Close Saved')
    await expect(all(page)).toHaveCount(0)
    await expect(dialog(page, 'outer')).toBeVisible()
  })

  test('a toast from a dialog in a dialog stays in reach while both close', async ({ page }) => {
    await press(page, 'Open outer')
    await press(page, 'Open inner')
    await press(page, 'Save in inner')
    await press(page, 'Save in inner')
    await press(page, 'Save in inner')
    await page.getByRole('button', { name: 'Close Saved' }).first().click()
    await expect(all(page)).toHaveCount(2)
    await press(page, 'Close inner')
    await page.getByRole('button', { name: 'Close Saved' }).first().click()
    await expect(all(page)).toHaveCount(1)
    await press(page, 'Close outer')
    await press(page, 'Close Saved')
    await expect(all(page)).toHaveCount(0)
  })

  test('a toast that is there before a dialog opens stays above it', async ({ page }) => {
    await press(page, 'Save on the page')
    await press(page, 'Open outer')
    await press(page, 'Close Saved')
    await expect(all(page)).toHaveCount(0)
    await expect(dialog(page, 'outer')).toBeVisible()
  })

  test('a toast survives the dialog in which it was', async ({ page }) => {
    await press(page, 'Open outer')
    await press(page, 'Save in outer')
    await press(page, 'Remove outer')
    await expect(dialog(page, 'outer')).toHaveCount(0)
    await press(page, 'Close Saved')
    await expect(all(page)).toHaveCount(0)
    await press(page, 'Save on the page')
    await expect(all(page)).toBeInViewport({ ratio: 1 })
  })

  test('Escape on a toast closes the toast, and the dialog stays open', async ({ page }) => {
    await press(page, 'Open outer')
    await press(page, 'Save in outer')
    await page.getByRole('button', { name: 'Close Saved' }).focus()
    await page.keyboard.press('Escape')
    await expect(all(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Save in outer' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'outer')).toBeHidden()
  })

  test.describe('with motion', () => {
    test.use(withMotion)

    test('the line of a toast goes on where it was when a dialog opens and closes', async ({ page }) => {
      const elapsed = () =>
        all(page).evaluate((toast) =>
          Math.max(...toast.getAnimations({ subtree: true }).map(({ currentTime }) => Number(currentTime))),
        )
      await press(page, 'Save on the page')
      await expect.poll(elapsed).toBeGreaterThan(700)
      for (const name of ['Open outer', 'Close outer']) {
        const before = await elapsed()
        await press(page, name)
        // The time of an animation stands still between two frames.
        expect(await elapsed()).toBeGreaterThanOrEqual(before)
      }
    })
  })
})

test('a toast about an error is an alert, any other is not', async ({ page, open }) => {
  await open(route)
  await page.evaluate(() => {
    const samples = [0, 2, 4]
    Math.random = () => ((samples.shift() ?? 0) + 0.5) / 10
  })
  await showToast(page).focus()
  for (let count = 0; count < 3; count++) await page.keyboard.press('Enter')
  await expect(toasts(page)).toHaveCount(3)
  await expect(toasts(page).getByRole('alert')).toHaveText([/^Error/, /^Connection Lost/])
})

/** The colors of the dots of an error and of any other toast: red and green, with 3:1 on the glass over any backdrop. */
const dotColors = {
  light: [
    [176, 16, 58],
    [0, 94, 74],
  ],
  dark: [
    [255, 143, 163],
    [94, 234, 192],
  ],
} as const

for (const [colorScheme, colors] of Object.entries(dotColors)) {
  test(`in ${colorScheme}, a toast about an error has a dot of another color`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'dark' : 'light' })
    await open(route)
    await page.evaluate(() => {
      const samples = [0, 4]
      Math.random = () => ((samples.shift() ?? 0) + 0.5) / 10
    })
    await showToast(page).focus()
    for (let count = 0; count < 2; count++) await page.keyboard.press('Enter')
    const dots = await toasts(page).evaluateAll((all) =>
      all.map((toast) => {
        const color = getComputedStyle(toast, '::before').borderTopColor
        return color.match(/[\d.]+/g)?.map((channel) => Math.round(Number(channel) * 255))
      }),
    )
    expect(dots).toEqual(colors)
  })
}

test('toasts of an own list can have strings as ids, and labels in any language', async ({ page }) => {
  await mount(page, cases, 'OwnList')
  const list = page.getByRole('status', { name: 'Meldungen' })
  await expect(list.getByRole('article')).toHaveCount(2)
  const offline = list.getByRole('article', { name: 'Keine Verbindung' })
  await offline.getByRole('button', { name: 'Schließen' }).click()
  await expect(offline).toHaveCount(0)
  await expect(list.getByRole('article', { name: 'Neue Version' })).toBeVisible()
})

/** Adds two toasts with the keyboard and moves focus to the newest. */
async function focusNewest(page: Page) {
  await showToast(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(closeOf(page, 0)).toBeFocused()
}

/** Adds a toast with a key and closes it with the same key. */
async function addAndClose(page: Page, key: string) {
  await showToast(page).focus()
  await page.keyboard.press(key)
  await expectPhase(page, 'shown')
  await page.keyboard.press('Tab')
  await page.keyboard.press(key)
  await expect(toasts(page)).toHaveCount(0)
  await expect(showToast(page)).toBeFocused()
}

keyboard(route, {
  'Enter adds a toast, or closes the focused one': (page) => addAndClose(page, 'Enter'),
  'Space adds a toast, or closes the focused one': (page) => addAndClose(page, 'Space'),
  'Tab moves focus to the newest toast, then to older ones, and pauses them all': async (page) => {
    await focusNewest(page)
    await expect(toasts(page).nth(1)).toHaveAttribute('data-paused', 'true')
    await page.keyboard.press('Tab')
    await expect(closeOf(page, 1)).toBeFocused()
    await expect(toasts(page).nth(1)).toHaveAttribute('data-paused', 'true')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(toasts(page).nth(1)).toHaveAttribute('data-paused', 'false')
  },
  'Escape closes the focused toast and moves focus to the next one, or back to the button': async (page) => {
    await focusNewest(page)
    await page.keyboard.press('Escape')
    await expect(toasts(page)).toHaveCount(1)
    await expect(closeOf(page, 0)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(toasts(page)).toHaveCount(0)
    await expect(showToast(page)).toBeFocused()
  },
})

const save = (page: Page) => stage(page, 'Usage').getByRole('button', { name: 'Save changes' }).click()

announced(route, {
  'The list of toasts, when one is added': save,
  'A toast, when added': save,
  'Its message': save,
  'Its close button': save,
})
