import fc from 'fast-check'
import { decodeGlass, encodeGlass } from '../../../src/glass/code'
import { propertiesOf } from '../../../src/glass/css'
import { defaultGlass, glassNames, schemes, type Glass, type Scheme } from '../../../src/glass/glass-values'
import frost from '../../../src/glass/presets/frost'
import { anyGlass } from '../../support/any-glass'
import { expect, test, type Page } from '../fixture'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'
import { painted } from '../support/painted'
import { presetNames } from './support/presets'

const controls = (page: Page) => page.getByRole('group', { name: 'Controls', exact: true })
const slider = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const lock = (page: Page, name: string) => page.getByRole('button', { name: `Lock ${name}`, exact: true })
const halves = (page: Page, scheme: Scheme) => page.locator(`[data-half=${scheme}]`)
const screens = (page: Page) => page.getByRole('tablist', { name: 'Screens' }).getByRole('tab')
const divider = (page: Page) => page.getByRole('slider', { name: 'Divider' })
const verdicts = (page: Page, scheme: Scheme) =>
  page.getByRole('list', { name: `Readability, ${scheme}` }).getByRole('listitem')
const code = (page: Page) => page.getByRole('region', { name: 'glass.css, code' })

/** Goes to the code, which is loaded when it comes near. The controls stay beside it. */
async function goToCode(page: Page) {
  await page.getByRole('link', { name: 'Export', exact: true }).first().click()
  await expect(code(page)).toBeVisible()
}

/** The code in the address bar. */
const addressed = (page: Page) => new URL(page.url()).searchParams.get('g')

/** Waits until the address has the code of the default glass with some other values, or none for the default glass. */
async function expectAddress(page: Page, values: Partial<Glass>) {
  const glass = { ...defaultGlass, ...values }
  const expected = Object.keys(values).length === 0 ? null : encodeGlass(glass)
  await expect.poll(() => addressed(page)).toBe(expected)
}

/** A property of the glass, as what is in a half of the board inherits it. */
const property = (page: Page, scheme: Scheme, name: string) =>
  halves(page, scheme)
    .first()
    .evaluate((half, key) => getComputedStyle(half).getPropertyValue(key), name)

test('an address with a code shows its glass: on the board, by the controls and in the code', async ({
  page,
  open,
}) => {
  for (const glass of fc.sample(anyGlass, { numRuns: 3, seed: 7 })) {
    await open(`/studio?g=${encodeGlass(glass)}`)
    for (const scheme of schemes)
      for (const [name, value] of Object.entries(propertiesOf(glass, scheme))) {
        await expect.poll(() => property(page, scheme, name), name).toBe(value)
      }
    await expect(slider(page, 'Light, border')).toHaveValue(String(glass.lightBorder))
    await expect(page.getByRole('textbox', { name: 'Dark, tint', exact: true })).toHaveValue(glass.darkTint)
    expect(addressed(page)).toBe(encodeGlass(glass))
    await goToCode(page)
    await expect(code(page)).toContainText(`/studio?g=${encodeGlass(glass)}`)
  }
})

test('a control changes board, code and address, adds no history entry, and a reload shows the same', async ({
  page,
  open,
}) => {
  await open('/studio')
  const entries = await page.evaluate(() => history.length)
  await slider(page, 'Radius').fill('7')
  await page.getByRole('spinbutton', { name: 'Light, border, number' }).fill('0.3')
  await page.getByRole('textbox', { name: 'Dark, tint', exact: true }).fill('navy')
  const values = { radius: 7, lightBorder: 0.3, darkTint: '#000080' } as const
  await expectAddress(page, values)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  for (const wait of [() => Promise.resolve(), () => page.reload()]) {
    await wait()
    await expect.poll(() => property(page, 'light', '--glass-radius')).toBe('7px')
    expect(await property(page, 'dark', '--glass-radius')).toBe('7px')
    expect(await property(page, 'dark', '--glass-tint')).toBe('#000080')
    expect(await property(page, 'light', '--glass-tint')).toBe(defaultGlass.lightTint)
    await goToCode(page)
    await expect(code(page)).toContainText('--glass-tint: #000080;')
    await expect(slider(page, 'Light, border')).toHaveValue('0.3')
  }
  await press(page, 'Reset all')
  await expectAddress(page, {})
})

test('the first frame after a move has board, code and address, and no screen is rendered', async ({
  page,
  open,
}) => {
  await open('/studio')
  await goToCode(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await painted(page)
  await page.evaluate(() => {
    const found: { frame: string[]; rendered: string[] } = { frame: [], rendered: [] }
    Object.assign(window, { found })
    const root = document.querySelector('[data-half]')
    if (!root?.parentElement) throw new Error('The board has no half.')
    new MutationObserver((changes) => {
      for (const { target, type } of changes)
        if (!(target instanceof Element && target.matches('[data-half]'))) found.rendered.push(type)
    }).observe(root.parentElement, { subtree: true, childList: true, attributes: true, characterData: true })
    window.addEventListener('input', () =>
      requestAnimationFrame(() => {
        found.frame = [
          ...Array.from(document.querySelectorAll<HTMLElement>('[data-half]'), (half) =>
            half.style.getPropertyValue('--glass-radius'),
          ).slice(0, 2),
          /--glass-radius: (\w+)/.exec(
            document.querySelector('[role=tabpanel] pre')?.textContent ?? '',
          )?.[1] ?? '',
          new URL(location.href).searchParams.get('g') ?? '',
        ]
      }),
    )
  })
  await slider(page, 'Radius').press('ArrowRight')
  await painted(page)
  const { frame, rendered } = await page.evaluate(
    () => (window as unknown as { found: { frame: string[]; rendered: string[] } }).found,
  )
  expect(frame).toEqual(['21px', '21px', '21px', encodeGlass({ ...defaultGlass, radius: 21 })])
  expect(rendered).toEqual([])
})

test('a code that cannot be read is said to be so, and stays until the first change', async ({
  page,
  open,
}) => {
  await recordLayoutShifts(page)
  await open('/studio?g=nonsense')
  await expect(page.getByRole('alert')).toContainText('The code in this address cannot be read')
  await expect(slider(page, 'Radius')).toHaveValue(String(defaultGlass.radius))
  expect(addressed(page)).toBe('nonsense')
  expect(await layoutShifts(page)).toEqual([])
  await slider(page, 'Radius').press('ArrowRight')
  await expectAddress(page, { radius: 21 })
  await expect(page.getByRole('alert')).toHaveCount(0)
})

for (const width of [390, 1280, 1920])
  test(`at ${width} px the footer stays where it is when the exports come, whatever the glass`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await recordLayoutShifts(page)
    const glass = { ...defaultGlass, lightTint: '#12345678', darkTint: '#87654321', radius: 33, depth: 0.35 }
    for (const address of ['/studio', `/studio?g=${encodeGlass(glass)}`]) {
      await open(address)
      const top = () =>
        page
          .getByRole('contentinfo')
          .evaluate((footer) => footer.getBoundingClientRect().top + window.scrollY)
      const before = await top()
      await expect(code(page)).toHaveCount(0)
      await page.locator('#take-it-along').scrollIntoViewIfNeeded()
      await expect(code(page)).toBeVisible()
      expect(await top()).toBe(before)
      // Nothing is cut off, and the code keeps most of its place.
      const panel = page.getByRole('tabpanel').last()
      expect(await panel.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0)
      expect((await code(page).boundingBox())?.height).toBeGreaterThan(300)
      expect(await layoutShifts(page)).toEqual([])
    }
  })

for (const width of [390, 1280])
  test(`at ${width} px the swatches of the backdrops stand in one line, and no control has an empty column`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open('/studio')
    const picker = page.getByRole('group', { name: 'Backdrop' })
    const swatches = await picker.locator('input, button').all()
    const tops = await Promise.all(swatches.map(async (swatch) => (await swatch.boundingBox())?.y))
    expect(new Set(tops).size).toBe(1)
    const [box, lockBox] = await Promise.all(
      [page.getByRole('group', { name: 'Light', exact: true }), lock(page, 'Light, tint')].map((one) =>
        one.boundingBox(),
      ),
    )
    expect((lockBox?.x ?? 0) + (lockBox?.width ?? 0)).toBe((box?.x ?? 0) + (box?.width ?? 0))
  })

test('an address without a code has no message', async ({ page, open }) => {
  await open('/studio')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('steps are undone and redone by keys and by buttons', async ({ page, open }) => {
  await open('/studio')
  const radius = slider(page, 'Radius')
  await radius.press('ArrowRight')
  await radius.press('ArrowRight')
  await expectAddress(page, { radius: 22 })
  await page.keyboard.press('Control+z')
  await expect(radius).toHaveValue('21')
  await page.keyboard.press('Control+z')
  await expect(radius).toHaveValue('20')
  await expectAddress(page, {})
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await page.keyboard.press('Control+Shift+z')
  await expect(radius).toHaveValue('22')
  expect(await property(page, 'light', '--glass-radius')).toBe('22px')
  await press(page, 'Undo')
  await expect(radius).toHaveValue('21')
  await expect(controls(page).getByText('Undid Radius.')).toBeVisible()
  await press(page, 'Redo')
  await expect(radius).toHaveValue('22')
  await expectAddress(page, { radius: 22 })
})

test('a drag is one step', async ({ page, open }) => {
  await open('/studio')
  const border = slider(page, 'Light, border')
  await border.scrollIntoViewIfNeeded()
  const box = await border.boundingBox()
  if (box === null) throw new Error('The control has no box.')
  const middle = box.y + box.height / 2
  await page.mouse.move(box.x + box.width * 0.65, middle)
  await page.mouse.down()
  for (const share of [0.5, 0.4, 0.3, 0.2]) await page.mouse.move(box.x + box.width * share, middle)
  await page.mouse.up()
  expect(Number(await border.inputValue())).toBeLessThan(0.3)
  await page.keyboard.press('Control+z')
  await expect(border).toHaveValue(String(defaultGlass.lightBorder))
})

test('in a field of text, the keys take back what was typed', async ({ page, open }) => {
  await open('/studio')
  await slider(page, 'Radius').press('ArrowRight')
  const tint = page.getByRole('textbox', { name: 'Light, tint', exact: true })
  await tint.focus()
  await page.keyboard.press('Control+z')
  await expect(slider(page, 'Radius')).toHaveValue('21')
})

test('a text that is no color is marked, changes nothing, and goes with the focus', async ({
  page,
  open,
}) => {
  await open('/studio')
  const tint = page.getByRole('textbox', { name: 'Light, tint', exact: true })
  await tint.fill('#12345')
  await expect(tint).toHaveAccessibleDescription('This is not a color yet.')
  expect(await property(page, 'light', '--glass-tint')).toBe(defaultGlass.lightTint)
  await tint.blur()
  await expect(tint).toHaveValue(defaultGlass.lightTint)
})

test('a number out of range is marked, is the nearest bound, and goes with the focus', async ({
  page,
  open,
}) => {
  await open('/studio')
  const radius = page.getByRole('spinbutton', { name: 'Radius, number' })
  await radius.fill('1000')
  await expect(radius).toHaveAttribute('aria-invalid', 'true')
  await expect(radius).toHaveValue('1000')
  await expect(slider(page, 'Radius')).toHaveValue('60')
  await radius.blur()
  await expect(radius).toHaveValue('60')
  await expect(radius).not.toHaveAttribute('aria-invalid')
})

test('Surprise me makes a readable glass, and locked values stay, by keyboard', async ({ page, open }) => {
  await open('/studio')
  for (const name of ['Light, tint', 'Radius']) {
    await lock(page, name).focus()
    await page.keyboard.press('Space')
    await expect(lock(page, name)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('button', { name: 'Surprise me' }).focus()
  for (let round = 0; round < 5; round++) {
    const before = addressed(page)
    await page.keyboard.press('Enter')
    await expect.poll(() => addressed(page)).not.toBe(before)
    const glass = decodeGlass(addressed(page) ?? '')
    expect(glass).toMatchObject({ lightTint: defaultGlass.lightTint, radius: defaultGlass.radius })
    for (const scheme of schemes)
      await expect(verdicts(page, scheme).filter({ hasText: 'Readable on any backdrop' })).toHaveCount(3)
  }
  await page.keyboard.press('Control+z')
  await expect(controls(page).getByRole('button', { name: 'Surprise me' })).toBeFocused()
})

test('locks that leave no readable glass are said to do so', async ({ page, open }) => {
  await open(`/studio?g=${encodeGlass({ ...defaultGlass, lightForeground: '#ffffff' })}`)
  for (const name of ['Light, tint', 'Light, foreground']) await lock(page, name).click()
  const before = addressed(page)
  await press(page, 'Surprise me')
  await expect(controls(page).getByText('The locks leave no readable glass.')).toBeVisible()
  expect(addressed(page)).toBe(before)
})

test('one value is reset, and all but the locked ones', async ({ page, open }) => {
  await open(`/studio?g=${encodeGlass({ ...defaultGlass, radius: 3, thinBlur: 1, focus: '#ff0000' })}`)
  await press(page, 'Reset Radius')
  await expectAddress(page, { thinBlur: 1, focus: '#ff0000' })
  await lock(page, 'Focus ring').click()
  await press(page, 'Reset all')
  await expectAddress(page, { focus: '#ff0000' })
})

test('a preset is one step, and is marked as long as nothing differs', async ({ page, open }) => {
  await open('/studio')
  const button = page.getByRole('button', { name: frost.name, exact: true })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expectAddress(page, frost.glass)
  await slider(page, 'Radius').fill('1')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  await expectAddress(page, {})
})

test('a verdict follows the control, Fix makes the level readable, and a screen reader hears it when the controls rest', async ({
  page,
  open,
}) => {
  await open('/studio')
  const thin = verdicts(page, 'light').first()
  await expect(thin).toContainText(/Readable on any backdrop – \d+\.\d:1 at worst/)
  await slider(page, 'Light, opacity, thin').fill('0.1')
  await expect(thin).toContainText(/Not readable over dark pictures – \d+\.\d:1 at worst/)
  await expect(
    page.getByRole('status').filter({ hasText: 'Not readable on every backdrop: light, thin.' }),
  ).toBeAttached()
  await page.getByRole('button', { name: 'Fix light, thin' }).focus()
  await page.keyboard.press('Enter')
  await expect(thin).toContainText('Readable on any backdrop')
  await expect(slider(page, 'Light, opacity, thin')).toBeFocused()
  await expect(
    page.getByRole('status').filter({ hasText: 'All glass is readable on any backdrop.' }),
  ).toBeAttached()
})

test('Fix changes nothing that is locked, and says so', async ({ page, open }) => {
  await open(`/studio?g=${encodeGlass({ ...defaultGlass, darkThinOpacity: 0.1 })}`)
  for (const name of ['Dark, opacity, thin', 'Dark, foreground']) await lock(page, name).click()
  await press(page, 'Fix dark, thin')
  await expect(verdicts(page, 'dark').first()).toContainText('What would fix it is locked.')
  await expect(slider(page, 'Dark, opacity, thin')).toHaveValue('0.1')
})

test('the backdrop is behind every screen', async ({ page, open }) => {
  await open('/studio')
  await page.getByRole('radio', { name: 'Stripes' }).check()
  for (const scheme of schemes)
    await expect
      .poll(() =>
        halves(page, scheme)
          .first()
          .evaluate((half) => getComputedStyle(half.firstElementChild ?? half).backgroundImage),
      )
      .toContain('repeating-linear-gradient')
})

test('each preset has a picture of its own, which stays while its shape is moved', async ({ page, open }) => {
  await open('/studio')
  const picture = (scheme: Scheme) =>
    halves(page, scheme)
      .locator('> :first-child')
      .evaluate((backdrop) => getComputedStyle(backdrop).backgroundImage)
  const dusk = await picture('light')
  const found = new Set([dusk])
  for (const name of presetNames) {
    await press(page, name)
    await expect.poll(() => picture('light')).toContain(`/${name.toLowerCase()}-`)
    expect(await picture('dark')).toBe(await picture('light'))
    found.add(await picture('light'))
  }
  expect(found.size).toBe(presetNames.length + 1)
  await slider(page, 'Radius').fill('1')
  expect(await picture('light')).toContain(`/${presetNames.at(-1)?.toLowerCase() ?? ''}-`)
  await press(page, 'Reset all')
  await expect.poll(() => picture('light')).toBe(dusk)
  await open('/studio?preset=Rose&blur=20')
  await expect.poll(() => picture('dark')).toContain('/rose-')
})

test('the document has the first screen in both schemes, also for a browser without scripts', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/studio')
  for (const scheme of schemes) {
    await expect(halves(page, scheme)).toHaveCount(1)
    await expect(halves(page, scheme).getByText('Good morning')).toBeVisible()
  }
  await expect(controls(page).locator('noscript p')).toBeVisible()
  for (const tab of await screens(page).all()) await expect(tab).toBeDisabled()
  await expect(divider(page)).toBeDisabled()
  await expect(slider(page, 'Radius')).toBeDisabled()
  await context.close()
})

test('a tab shows its screen instead of the other, nothing moves, and a reload shows the same', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await recordLayoutShifts(page)
  await open('/studio')
  const entries = await page.evaluate(() => history.length)
  for (const tab of await screens(page).all()) {
    const title = await tab.innerText()
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(page.locator('[data-half]')).toHaveCount(2)
    for (const scheme of schemes)
      await expect(
        page.getByRole('group', { name: `${title}, ${scheme}` }).locator('> :last-child'),
      ).not.toBeEmpty()
  }
  await expect.poll(() => new URL(page.url()).searchParams.get('screen')).toBe('settings')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.reload()
  await expect(screens(page).last()).toHaveAttribute('aria-selected', 'true')
  await screens(page).last().press('Home')
  await expect(screens(page).first()).toBeFocused()
  await expect(page.getByRole('group', { name: 'Dashboard, light' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await painted(page)
  expect(await layoutShifts(page)).toEqual([])
})

test('an address with the fragment of a screen shows it, and another is written to the address', async ({
  page,
  open,
}) => {
  await open('/studio#shop')
  const shop = page.getByRole('tab', { name: 'Shop' })
  await expect(shop).toHaveAttribute('aria-selected', 'true')
  await expect(slider(page, 'Radius')).toBeEnabled()
  await slider(page, 'Radius').press('ArrowRight')
  await page.evaluate(() => (window.location.hash = '#account'))
  await expect(page.getByRole('tab', { name: 'Account' })).toHaveAttribute('aria-selected', 'true')
  await controls(page).getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(slider(page, 'Radius')).toHaveValue('20')
  await screens(page).first().click()
  await expect.poll(() => new URL(page.url()).searchParams.get('screen')).toBe('dashboard')
  await page.reload()
  await expect(screens(page).first()).toHaveAttribute('aria-selected', 'true')
})

test('the frame is in one window with its controls, and its backdrop stays while the screen scrolls', async ({
  page,
  open,
}) => {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await open('/studio')
    for (const part of [page.getByRole('region', { name: 'Screens' }), controls(page)]) {
      const box = await part.boundingBox()
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
      expect(box?.height).toBeGreaterThan(height * 0.75)
    }
    // The wide layout: figures side by side.
    const [first, last] = [
      halves(page, 'light').getByText('Deliveries'),
      halves(page, 'light').getByText('Stores'),
    ]
    expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y)
  }
  const backdrop = halves(page, 'light').locator('> :first-child')
  const before = await backdrop.boundingBox()
  await page.mouse.move(1000, 600)
  await page.mouse.wheel(0, 300)
  await expect
    .poll(() =>
      page
        .getByRole('tabpanel')
        .first()
        .evaluate((view) => view.scrollTop),
    )
    .toBe(300)
  expect(await backdrop.boundingBox()).toEqual(before)
})

test('a link leads past the controls to the screens', async ({ page, open }) => {
  await open('/studio')
  await page.getByRole('link', { name: 'Screens', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(screens(page).first()).toBeFocused()
})

/** The share of the view that is light, as it is painted. */
const lightShare = (page: Page) =>
  page.evaluate(() => {
    const [light, dark] = document.querySelectorAll('[data-half]')
    if (!light || !dark) throw new Error('The board has no halves.')
    const { left, top, width } = light.getBoundingClientRect()
    const view = light.parentElement?.getBoundingClientRect()
    const y = Math.max(top, view?.top ?? 0) + 4
    const isLight = (x: number) => document.elementsFromPoint(x, y).some((element) => light.contains(element))
    let share = 0
    while (share < 100 && isLight(left + (width * (share + 0.5)) / 100)) share += 1
    return share
  })

test('the divider is dragged by a mouse, and moved by keys', async ({ page, open }) => {
  await open('/studio')
  await expect(divider(page)).toBeEnabled()
  expect(await lightShare(page)).toBe(50)
  const box = await divider(page).boundingBox()
  if (box === null) throw new Error('The divider has no box.')
  const middle = box.y + box.height / 3
  await page.mouse.move(box.x + box.width / 2, middle)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, middle, { steps: 4 })
  await page.mouse.up()
  expect(Math.abs((await lightShare(page)) - 80)).toBeLessThan(3)
  await divider(page).press('Home')
  expect(await lightShare(page)).toBe(0)
  await divider(page).press('ArrowRight')
  expect(await lightShare(page)).toBe(1)
  await divider(page).press('End')
  expect(await lightShare(page)).toBe(100)
})

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the divider is dragged by a finger', async ({ page, open }) => {
    await open('/studio')
    await expect(divider(page)).toBeEnabled()
    const box = await divider(page).boundingBox()
    if (box === null) throw new Error('The divider has no box.')
    const y = box.y + box.height / 2
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: share === undefined ? [] : [{ x: box.x + box.width * share, y }],
      })
    await touch('touchStart', 0.5)
    for (const share of [0.45, 0.4, 0.3, 0.2]) await touch('touchMove', share)
    await touch('touchEnd')
    expect(Math.abs((await lightShare(page)) - 20)).toBeLessThan(8)
  })
})

test('what is on one side of the divider is not pressed on the other, and what has the focus is never behind it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await open('/studio')
  const order = (scheme: Scheme) => halves(page, scheme).getByRole('button', { name: 'New order' })
  await expect(divider(page)).toBeEnabled()
  await expect(order('dark')).toBeInViewport()
  // A click is refused where another element receives it.
  await order('dark').click({ trial: true })
  await expect(order('light').click({ trial: true, timeout: 500 })).rejects.toThrow(
    'intercepts pointer events',
  )
  await order('light').focus()
  await order('light').click({ trial: true })
  expect(await lightShare(page)).toBeGreaterThan(90)
  await halves(page, 'dark').getByRole('button', { name: 'Overview' }).focus()
  expect(await lightShare(page)).toBeLessThan(50)
})

test('a screen that is chosen later has the glass of the controls', async ({ page, open }) => {
  await open('/studio')
  await slider(page, 'Radius').fill('3')
  for (const tab of await screens(page).all()) {
    await tab.click()
    for (const scheme of schemes) expect(await property(page, scheme, '--glass-radius')).toBe('3px')
  }
})

test('a screen that cannot be loaded says so, and is tried again', async ({ page, open, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await open('/studio')
  await page.waitForLoadState('networkidle')
  await page.route('**/*.js', (route) => route.abort())
  await screens(page).last().click()
  const alert = page.getByRole('tabpanel').first().getByRole('alert')
  await expect(alert).toContainText('This screen could not be loaded.')
  await page.unroute('**/*.js')
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(alert).toHaveCount(0)
  await expect(halves(page, 'dark').locator('> :last-child')).not.toBeEmpty()
})

for (const height of [664, 844])
  test(`on a phone of ${height} px, the board is in sight while any control is used`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height })
    await open('/studio')
    await page.keyboard.press('Tab')
    const boxes = await page.evaluate(() => {
      const board = document.querySelector('[data-half]')?.closest('section')
      if (!board) throw new Error('The page has no board.')
      return Array.from(document.querySelectorAll<HTMLElement>('fieldset fieldset input'), (input) => {
        input.focus()
        const { top, bottom, height: tall } = board.getBoundingClientRect()
        const control = input.getBoundingClientRect()
        return {
          name: input.getAttribute('aria-label') ?? input.id,
          shown: Math.min(bottom, innerHeight) - Math.max(top, 64),
          tall,
          isFree: control.top >= bottom - 1 && control.bottom <= innerHeight + 1,
        }
      })
    })
    expect(boxes.length).toBeGreaterThan(glassNames.length)
    // From the first control on whose place is below the board.
    for (const { name, shown, tall, isFree } of boxes) {
      expect(isFree, `${name} is not covered`).toBe(true)
      expect(shown, `the board, with ${name}`).toBeGreaterThan(tall * 0.95)
    }
  })

for (const [from, leave] of Object.entries({
  '/': (page: Page) => page.getByRole('link', { name: 'Open in the studio', exact: true }).click(),
  '/components': (page: Page) => page.getByRole('main').getByRole('link', { name: 'studio' }).click(),
  '/generator': (page: Page) => page.getByRole('main').getByRole('link', { name: 'Studio' }).click(),
  '/about': async (page: Page) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: /^Open the studio/ }).click()
  },
}))
  test(`${from} leads to the studio`, async ({ page, open }) => {
    await open(from)
    await leave(page)
    await expect(page).toHaveURL('/studio')
    await expect(page.getByRole('heading', { level: 1, name: 'Studio' })).toBeFocused()
    await expect(slider(page, 'Radius')).toBeEnabled()
    expect(await property(page, 'light', '--glass-radius')).toBe('20px')
  })

test('Back shows the glass that was left', async ({ page, open }) => {
  await open('/studio')
  await slider(page, 'Radius').fill('5')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click()
  await expect(page).toHaveURL('/stories')
  await page.goBack()
  await expect(slider(page, 'Radius')).toHaveValue('5')
  expect(await property(page, 'dark', '--glass-radius')).toBe('5px')
})

test('on a phone, the controls of a scheme show its side of the divider', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/studio')
  for (const [name, share] of [
    ['Dark, border', 0],
    ['Light, border', 100],
  ] as const) {
    await slider(page, name).focus()
    await expect.poll(() => lightShare(page)).toBe(share)
  }
})

test('CSS that is pasted is one step, and the glass becomes the visitor’s own', async ({ page, open }) => {
  await open('/studio')
  await press(page, 'Import CSS')
  await page.getByRole('dialog').getByRole('textbox').fill('.pane { border-radius: 9px }')
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expectAddress(page, { radius: 9 })
  await slider(page, 'Radius').focus()
  await page.keyboard.press('Control+z')
  await expectAddress(page, {})
  await press(page, 'Use on this site')
  await expect(page.getByText('All previews are in this glass.')).toBeVisible()
})

test('cheap glass is part of the glass: of its address, its code, and the screen, whose cost is summed up', async ({
  page,
  open,
}) => {
  await open('/studio')
  await goToCode(page)
  const summed = page.locator('details', { hasText: 'What this screen costs' })
  await summed.locator('summary').click()
  const sum = summed.getByRole('status')
  await expect(sum).toHaveText(/^\d+\.\d kB script · \d\.\d kB CSS · \d+ blurred layers of [\d,]+ px²$/)
  const layers = async () => Number(/(\d+) blurred/.exec(await sum.innerText())?.[1])
  const before = await layers()
  const cheap = page.getByRole('checkbox', { name: 'Cheap glass: fewer layers, less blur' })
  await cheap.check()
  await expect(code(page)).toContainText('--glass-economy: 1;')
  await expect.poll(layers).toBeLessThan(before)
  await expect.poll(() => decodeGlass(addressed(page) ?? '')?.economy).toBe(1)
  await page.reload()
  await goToCode(page)
  await expect(cheap).toBeChecked()
  await cheap.uncheck()
  await expect(code(page)).not.toContainText('--glass-economy')
  await expect.poll(() => addressed(page)).toBeNull()
})
