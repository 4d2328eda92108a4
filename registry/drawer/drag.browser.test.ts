import { expect, mount, test, withMotion, type Page } from '#tests/browser'

const cases = 'registry/drawer/drawer.cases.tsx'
const dialog = (page: Page) => page.getByRole('dialog')
const asked = (page: Page) => page.locator('output')

/** The point of a part's middle. */
async function middleOf(page: Page, text: string): Promise<readonly [x: number, y: number]> {
  const box = await dialog(page).getByText(text, { exact: true }).first().boundingBox()
  if (!box) throw new Error(`${text} has no box.`)
  return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
}

/** Presses the mouse on a part and moves it, slowly, without letting go. */
async function pull(page: Page, text: string, [x, y]: readonly [number, number]) {
  const [left, top] = await middleOf(page, text)
  await page.mouse.move(left, top)
  await page.mouse.down()
  // A mouse does not leave the drawer in one step.
  await page.mouse.move(left + x / 20, top + y / 20)
  await page.mouse.move(left + x, top + y)
  // A mouse that rests is not fast.
  await page.mouse.move(left + x, top + y)
}

/** Where a drawer is, in px from where it was when it was opened. */
const shift = (page: Page) =>
  dialog(page).evaluate((one) => {
    const { e: x, f: y } = new DOMMatrix(getComputedStyle(one).transform)
    return [Math.round(x), Math.round(y)]
  })

for (const [name, to] of [
  ['Start', [-300, 0]],
  ['End', [300, 0]],
  ['StartRtl', [300, 0]],
  ['EndRtl', [-300, 0]],
  ['Top', [0, -200]],
  ['Bottom', [0, 200]],
] as const)
  test(`${name} follows the mouse towards its side and closes, and stays in the other direction`, async ({
    page,
  }) => {
    await mount(page, cases, name)
    const [x, y] = to
    await pull(page, 'Drawer', [-x / 4, -y / 4])
    expect(await shift(page)).toEqual([0, 0])
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
    await pull(page, 'Drawer', to)
    expect(await shift(page)).toEqual(to)
    await page.mouse.up()
    await expect(dialog(page)).toHaveCount(0)
    await expect(asked(page)).toHaveText('Asked: 1')
    await page.getByRole('button', { name: 'Open' }).click()
    expect(await shift(page)).toEqual([0, 0])
  })

test('a mouse selects the text of the content, and drags nothing there', async ({ page }) => {
  await mount(page, cases, 'End')
  await pull(page, 'Text to select', [200, 0])
  expect(await shift(page)).toEqual([0, 0])
  expect(await page.evaluate(() => getSelection()?.type)).toBe('Range')
  await page.mouse.up()
  await expect(dialog(page)).toBeVisible()
})

test('Escape closes a drawer that is dragged, and it opens again in its place', async ({ page }) => {
  await mount(page, cases, 'End')
  await pull(page, 'Drawer', [60, 0])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Open' }).click()
  expect(await shift(page)).toEqual([0, 0])
  await expect(asked(page)).toHaveText('Asked: 1')
})

test('a consumer who keeps it open is asked each time, and has it back in its place', async ({ page }) => {
  await mount(page, cases, 'Kept')
  for (const text of ['Asked: 1', 'Asked: 2']) {
    await pull(page, 'Kept', [300, 0])
    await page.mouse.up()
    await expect(asked(page)).toHaveText(text)
    await expect.poll(() => shift(page)).toEqual([0, 0])
  }
})

test('a consumer who prevents the press has no drags', async ({ page }) => {
  await mount(page, cases, 'Handlers')
  await pull(page, 'Handlers', [300, 0])
  expect(await shift(page)).toEqual([0, 0])
})

test('the handle of a drawer in it is not its own', async ({ page }) => {
  await mount(page, cases, 'Nested')
  const [outer, inner] = ['Drawer', 'Inner'].map((name) => page.getByRole('dialog', { name }))
  const box = await inner?.getByRole('heading').boundingBox()
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 200, y)
  await expect(page.locator('[data-dragging]')).toHaveCount(0)
  await page.mouse.up()
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 10)
  await page.mouse.move(x, y + 150)
  await page.mouse.up()
  await expect(inner ?? page.locator('*')).toHaveCount(0)
  await expect(outer ?? page.locator('*')).toBeVisible()
})

test.describe('where motion is welcome', () => {
  test.use(withMotion)

  test('it leaves the window from where it was let go, and then closes', async ({ page }) => {
    await mount(page, cases, 'End')
    await dialog(page).evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
    await pull(page, 'Drawer', [300, 0])
    // On a busy machine, it may be gone before anyone looks.
    await dialog(page).evaluate((one) =>
      one.addEventListener('transitionrun', (event) => {
        if (!(event instanceof TransitionEvent) || event.propertyName !== 'transform') return
        const frames = one
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
        document.documentElement.dataset['from'] = String(frames[0]?.['transform'])
      }),
    )
    await page.mouse.up()
    await expect(page.locator('html')).toHaveAttribute('data-from', 'translate(300px)')
    await expect(dialog(page)).toHaveCount(0)
    await expect(asked(page)).toHaveText('Asked: 1')
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 700 } })

  /** Moves a finger from a part, in steps at times of the test's own, in ms. */
  async function swipe(page: Page, text: string, [x, y]: readonly [number, number], ms: number) {
    const [left, top] = await middleOf(page, text)
    const session = await page.context().newCDPSession(page)
    const begin = Date.now() / 1000
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        timestamp: begin + (ms * share) / 1000,
        touchPoints: type === 'touchEnd' ? [] : [{ x: left + x * share, y: top + y * share }],
      })
    await touch('touchStart', 0)
    for (let step = 1; step <= 10; step++) await touch('touchMove', step / 10)
    await touch('touchEnd', 1)
  }

  const scrollTop = (page: Page) =>
    page.getByText('Line 1', { exact: true }).evaluate((line) => {
      const parents = (one: Element | null): Element[] => (one ? [one, ...parents(one.parentElement)] : [])
      return Math.max(...parents(line).map((one) => one.scrollTop))
    })

  test('a finger anywhere pulls it: slowly beyond a third of its size, or fast', async ({ page }) => {
    await mount(page, cases, 'End')
    await swipe(page, 'Text to select', [60, 0], 600)
    await expect(dialog(page)).toBeVisible()
    await expect(asked(page)).toHaveText('Asked: 0')
    await swipe(page, 'Text to select', [150, 0], 1500)
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('button', { name: 'Open' }).tap()
    await swipe(page, 'Text to select', [80, 0], 60)
    await expect(dialog(page)).toHaveCount(0)
    await expect(asked(page)).toHaveText('Asked: 2')
  })

  test('content that can scroll that way scrolls, and at its beginning the finger pulls', async ({
    page,
  }) => {
    await mount(page, cases, 'Long')
    await swipe(page, 'Line 4', [0, -120], 400)
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(50)
    await swipe(page, 'Line 8', [0, 300], 200)
    await expect(dialog(page)).toBeVisible()
    await expect.poll(() => scrollTop(page)).toBe(0)
    await expect(asked(page)).toHaveText('Asked: 0')
    await swipe(page, 'Line 2', [0, 300], 400)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('content scrolls sideways in a drawer that is pulled sideways, and a slider slides', async ({
    page,
  }) => {
    await mount(page, cases, 'Sideways')
    const text = dialog(page).locator('pre')
    await text.evaluate((one) => void (one.scrollLeft = 400))
    await swipe(page, await text.innerText(), [150, 0], 100)
    await expect.poll(() => text.evaluate((one) => one.scrollLeft)).toBeLessThan(400)
    const price = page.getByRole('slider')
    await price.tap({ position: { x: 20, y: 8 } })
    await expect(dialog(page)).toBeVisible()
    await expect(asked(page)).toHaveText('Asked: 0')
  })
})
