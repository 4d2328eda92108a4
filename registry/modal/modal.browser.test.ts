import { announced, expect, keyboard, mount, originOf, stage, test, type Page } from '#tests/browser'

const route = '/modal-details'
const opener = (page: Page) => stage(page, 'Basic Usage').getByRole('button', { name: 'Open Modal' })
const modal = (page: Page) => page.getByRole('dialog', { name: 'Three panes of glass' })
const closeIcon = (page: Page) => modal(page).getByRole('button', { name: 'Close', exact: true })
const action = (page: Page) => modal(page).getByRole('button', { name: 'Looks good' })

/** Opens the modal with the mouse. */
async function openModal(page: Page) {
  await opener(page).click()
  await expect(modal(page)).toBeVisible()
}

/** Expects the modal to be gone and focus to be back on the button. */
async function expectClosed(page: Page) {
  await expect(modal(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
}

test('Open Modal shows a heading, a picture, a paragraph and a call to action', async ({ page, open }) => {
  await open(route)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openModal(page)
  await expect(modal(page).getByRole('heading', { name: 'Three panes of glass' })).toBeVisible()
  await expect(modal(page)).toHaveAccessibleDescription(/Each pane blurs and brightens/)
  await expect(modal(page).locator('img')).toHaveJSProperty('naturalWidth', 640)
  await expect(action(page)).toHaveCSS('background-color', 'rgb(255, 157, 108)')
})

test('it is in the top layer, and focus moves into it', async ({ page, open }) => {
  await open(route)
  await openModal(page)
  expect(await modal(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await expect(closeIcon(page)).toBeFocused()
})

test('the close icon closes it and returns focus', async ({ page, open }) => {
  await open(route)
  await openModal(page)
  await closeIcon(page).click()
  await expectClosed(page)
})

test('a click on the backdrop closes it, a click inside does not', async ({ page, open }) => {
  await open(route)
  await openModal(page)
  await modal(page).getByText('Each pane').click()
  await expect(modal(page)).toBeVisible()
  await page.mouse.click(10, 400)
  await expectClosed(page)
})

test('the call to action calls its handler, which closes the modal', async ({ page, open }) => {
  await open(route)
  await openModal(page)
  await action(page).click()
  await expectClosed(page)
})

test('the page behind it does not scroll until it is closed', async ({ page, open }) => {
  await open(route)
  await openModal(page)
  const position = await page.evaluate(() => window.scrollY)
  await page.mouse.move(10, 400)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('PageDown')
  await closeIcon(page).click()
  expect(await page.evaluate(() => window.scrollY)).toBe(position)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(position)
})

test('it fits a small screen, and all of its content can be scrolled to', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 300 })
  await open(route)
  await openModal(page)
  await action(page).scrollIntoViewIfNeeded()
  await expect(action(page)).toBeInViewport({ ratio: 1 })
})

const cases = 'registry/modal/modal.cases.tsx'
const anyModal = (page: Page) => page.getByRole('dialog')

test("the consumer's handlers and ref work, and so does the modal", async ({ page }) => {
  await mount(page, cases, 'Handlers')
  await expect(page.getByText('Ref: dialog')).toBeAttached()
  const close = anyModal(page).getByRole('button', { name: 'Close', exact: true })
  await expect(close).toBeFocused()
  await anyModal(page).getByText('It cannot be restored.').click()
  await close.focus()
  await page.keyboard.press('Shift+Tab')
  await expect(anyModal(page).getByRole('button', { name: 'Delete' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(anyModal(page)).toHaveCount(0)
  await expect(page.locator('output')).toHaveText('pointerdown, click, keydown, cancel, open: false, close')
})

test('a consumer who prevents the default of Escape or a click on the backdrop keeps it open', async ({
  page,
}) => {
  await mount(page, cases, 'Prevented')
  await anyModal(page).getByText('It cannot be restored.').click()
  await page.keyboard.press('Escape')
  await page.mouse.click(10, 400)
  await expect(anyModal(page)).toBeVisible()
  await anyModal(page).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(anyModal(page)).toHaveCount(0)
})

test('with `open`, it opens and closes in place, and its close icon can have another name', async ({
  page,
}) => {
  await mount(page, cases, 'Controlled')
  const button = page.getByRole('button', { name: 'Delete …' })
  for (let time = 0; time < 2; time++) {
    await button.click()
    await anyModal(page).getByRole('button', { name: 'Schließen' }).click()
    await expect(anyModal(page)).toHaveCount(0)
    await expect(button).toBeFocused()
  }
})

test('with `unmount`, it is open as long as it is rendered, however often Escape is pressed', async ({
  page,
}) => {
  await mount(page, cases, 'Kept')
  for (const asked of ['Asked: 1', 'Asked: 2', 'Asked: 3']) {
    await page.keyboard.press('Escape')
    await expect(page.locator('output')).toHaveText(asked)
    await expect(anyModal(page)).toBeVisible()
  }
  await anyModal(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('output')).toHaveText('Asked: 4')
  expect(await anyModal(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
})

test('the page can be scrolled again when all modals are closed, in whatever order', async ({ page }) => {
  await mount(page, cases, 'Two')
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
  const second = page.getByRole('dialog', { name: 'Second' })
  await second.getByRole('button', { name: 'Delete' }).click()
  await expect(page.locator('dialog').first()).toHaveJSProperty('open', false)
  expect(await overflow()).toBe('hidden')
  await second.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(second).toHaveCount(0)
  expect(await overflow()).toBe('visible')
})

test('from right to left, the close icon does not cover the heading', async ({ page }) => {
  await mount(page, cases, 'RightToLeft')
  const close = await anyModal(page).getByRole('button', { name: 'Close', exact: true }).boundingBox()
  const lines = await anyModal(page)
    .getByRole('heading')
    .evaluate((heading) => {
      const text = document.createRange()
      text.selectNodeContents(heading)
      return [...text.getClientRects()].map(({ left, bottom }) => ({ left, bottom }))
    })
  expect(lines.length).toBeGreaterThan(1)
  const beside = lines.filter(({ bottom }) => close && bottom > close.y)
  expect(Math.min(...beside.map(({ left }) => left))).toBeGreaterThanOrEqual(
    (close?.x ?? 0) + (close?.width ?? 0),
  )
})

/** Opens the modal with a key and expects focus inside. */
async function openBy(page: Page, key: string) {
  await opener(page).focus()
  await page.keyboard.press(key)
  await expect(closeIcon(page)).toBeFocused()
}

test('it grows from the button that opens it, and its shadow is not cut off', async ({ page }) => {
  await mount(page, cases, 'Controlled')
  const opener = page.getByRole('button', { name: 'Delete …' })
  await opener.click()
  const { x = 0, y = 0, width = 0, height = 0 } = (await opener.boundingBox()) ?? {}
  const dialog = page.getByRole('dialog')
  expect(await originOf(dialog)).toEqual({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) })
  await expect(dialog).toHaveCSS('overflow', 'visible')
})

test('its picture lies in the glass, so that the rim goes all the way around', async ({ page, open }) => {
  await open(route)
  await openModal(page)
  const [glass, picture] = await Promise.all(
    [modal(page), modal(page).locator('img')].map((one) => one.boundingBox()),
  )
  expect(picture?.x).toBe((glass?.x ?? 0) + 8)
  expect(picture?.y).toBe((glass?.y ?? 0) + 8)
  expect(picture?.width).toBe((glass?.width ?? 0) - 16)
})

keyboard(route, {
  'Enter opens the modal and moves focus into it': (page) => openBy(page, 'Enter'),
  'Space opens the modal and moves focus into it': (page) => openBy(page, 'Space'),
  'Tab moves focus to the next control, and from the last to the first': async (page) => {
    await openBy(page, 'Enter')
    await page.keyboard.press('Tab')
    await expect(action(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(closeIcon(page)).toBeFocused()
  },
  'Shift + Tab moves focus to the previous control, and from the first to the last': async (page) => {
    await openBy(page, 'Enter')
    await page.keyboard.press('Shift+Tab')
    await expect(action(page)).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await expect(closeIcon(page)).toBeFocused()
  },
  'Escape closes the modal and returns focus to the button that opened it': async (page) => {
    for (let time = 0; time < 3; time++) {
      await openBy(page, 'Enter')
      await page.keyboard.press('Escape')
      await expectClosed(page)
    }
  },
})

announced(route, {
  'The modal, when open': openModal,
  'Its heading': openModal,
  'Its close icon': openModal,
  'Its call to action': openModal,
})

test('a form in it closes it with the value of its button, and closing it otherwise has none', async ({
  page,
}) => {
  await mount(page, cases, 'Form')
  const open = () => page.getByRole('button', { name: 'Rename …' }).click()
  const dialog = page.getByRole('dialog', { name: 'Rename holiday.zip' })
  await open()
  await expect(dialog).toHaveAccessibleDescription('Links to it change, too.')
  await dialog.getByRole('button', { name: 'Now' }).click()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('summer.zip')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await open()
  await dialog.getByRole('button', { name: 'Later' }).click()
  await open()
  await page.keyboard.press('Escape')
  await open()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await open()
  // As a browser does on a second Escape.
  await dialog.evaluate((element) => element instanceof HTMLDialogElement && element.close())
  await expect(page.locator('output')).toHaveText('now, later, nothing, nothing, nothing')
})
