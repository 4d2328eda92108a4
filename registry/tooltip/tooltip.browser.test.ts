import { announced, brush, expect, keyboard, mount, stage, test, withMotion, type Page } from '#tests/browser'

const route = '/tooltip-details'
const trigger = (page: Page, name = 'Hover me') => page.getByRole('button', { name, exact: true })
const tooltip = (page: Page) => page.getByRole('tooltip')

/** The boxes of the visible tooltip and of its button. */
async function boxes(page: Page, name: string) {
  const [tip, button] = await Promise.all([tooltip(page).boundingBox(), trigger(page, name).boundingBox()])
  if (tip === null || button === null) throw new Error(`${name} shows no tooltip.`)
  return { tip, button }
}

/** Moves focus to the first element with a tooltip, as a keyboard user does. */
async function tabTo(page: Page) {
  await page.getByRole('heading', { name: 'Usage' }).getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(trigger(page)).toBeFocused()
  await expect(tooltip(page)).toBeVisible()
}

test('a tooltip is visible while the pointer is over its element', async ({ page, open }) => {
  await open(route)
  await expect(tooltip(page)).toHaveCount(0)
  await trigger(page).hover()
  await expect(tooltip(page)).toHaveText('Hello, I am a tooltip')
  await page.mouse.move(5, 5)
  await expect(tooltip(page)).toHaveCount(0)
})

test('the element is described by its tooltip, visible or not', async ({ page, open }) => {
  await open(route)
  await expect(trigger(page)).toHaveAccessibleDescription('Hello, I am a tooltip')
})

const sides = {
  Top: ({ tip, button }) => tip.y + tip.height <= button.y + 1,
  Bottom: ({ tip, button }) => tip.y >= button.y + button.height - 1,
  Left: ({ tip, button }) => tip.x + tip.width <= button.x + 1,
  Right: ({ tip, button }) => tip.x >= button.x + button.width - 1,
} satisfies Record<string, (pair: Awaited<ReturnType<typeof boxes>>) => boolean>

for (const [name, stands] of Object.entries(sides)) {
  test(`${name}: the tooltip appears on that side of its button`, async ({ page, open }) => {
    await open(route)
    await stage(page, 'Positions').getByRole('button', { name }).hover()
    await expect.poll(async () => stands(await boxes(page, name))).toBe(true)
  })
}

test('without room on its side, it appears on the opposite side', async ({ page, open }) => {
  await open(route)
  await tabTo(page)
  await trigger(page).evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().top - 4))
  await expect.poll(async () => sides.Bottom(await boxes(page, 'Hover me'))).toBe(true)
})

for (const [name, axis] of [
  ['Top', 'x'],
  ['Right', 'y'],
] as const) {
  test(`${name}: its arrow points at the middle of the element, wherever the tooltip has room`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(route)
    await trigger(page, name).hover()
    const { tip } = await boxes(page, name)
    const anchor = await trigger(page, name).locator('..').boundingBox()
    if (anchor === null) throw new Error(`${name} has no anchor.`)
    const arrow = await tooltip(page)
      .locator('> span')
      .evaluate(
        (bubble, edge) => {
          const { left, top } = bubble.getBoundingClientRect()
          const { borderTopWidth } = getComputedStyle(bubble)
          const at = parseFloat(getComputedStyle(bubble, '::after')[edge])
          return at + (edge === 'left' ? left : top) + parseFloat(borderTopWidth)
        },
        ({ x: 'left', y: 'top' } as const)[axis],
      )
    const length = ({ x: 'width', y: 'height' } as const)[axis]
    expect(Math.abs(arrow - anchor[axis] - anchor[length] / 2)).toBeLessThan(0.5)
    expect(arrow).toBeGreaterThan(tip[axis])
    expect(arrow).toBeLessThan(tip[axis] + tip[length])
  })
}

test('the tooltip stays when the pointer moves onto it', async ({ page, open }) => {
  await open(route)
  await trigger(page).hover()
  const { tip, button } = await boxes(page, 'Hover me')
  const x = button.x + button.width / 2
  for (let y = button.y + 10; y > tip.y + 12; y -= 2) await page.mouse.move(x, y)
  await expect(tooltip(page)).toBeVisible()
})

test('Escape hides a tooltip while its element is hovered', async ({ page, open }) => {
  await open(route)
  await trigger(page).hover()
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.move(5, 5)
  await trigger(page).hover()
  await expect(tooltip(page)).toBeVisible()
})

test('after a click, the tooltip disappears when the pointer leaves', async ({ page, open }) => {
  await open(route)
  await trigger(page).click()
  await page.mouse.move(5, 5)
  await expect(trigger(page)).toBeFocused()
  await expect(tooltip(page)).toHaveCount(0)
})

test('a pointer that is gone before anything is rendered leaves no tooltip', async ({ page, open }) => {
  await open(route)
  await trigger(page).hover()
  await expect(tooltip(page)).toBeVisible()
  await page.mouse.move(5, 5)
  await expect(tooltip(page)).toHaveCount(0)
  await trigger(page).evaluate(brush)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(tooltip(page)).toHaveCount(0)
})

test('it is in the top layer', async ({ page, open }) => {
  await open(route)
  await trigger(page).hover()
  expect(await tooltip(page).evaluate((tip) => tip.matches(':popover-open'))).toBe(true)
})

test('it stays next to its element while the page scrolls', async ({ page, open }) => {
  await open(route)
  await tabTo(page)
  await page.evaluate(() => window.scrollBy(0, 120))
  await expect.poll(async () => sides.Top(await boxes(page, 'Hover me'))).toBe(true)
})

const cases = 'registry/tooltip/tooltip.cases.tsx'

test("the consumer's handlers do not keep it shut, and the element keeps its description", async ({
  page,
}) => {
  await mount(page, cases, 'Handlers')
  const field = page.getByRole('textbox', { name: 'Name' })
  await expect(field).toHaveAccessibleDescription('The name is taken. Letters and digits')
  await field.hover()
  await expect(tooltip(page)).toBeVisible()
  await page.mouse.move(5, 600)
  await expect(tooltip(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toHaveCount(0)
  await expect(page.locator('output')).toHaveText('enter, leave, focus, blur')
})

test('with a delay, it appears when the pointer has rested for that time, but at once on focus', async ({
  page,
}) => {
  await page.clock.install({ time: '2030-01-01T12:00:00' })
  await mount(page, cases, 'Delayed')
  const button = page.getByRole('button', { name: 'Save' })
  await expect(button).toBeVisible()
  await page.clock.pauseAt('2030-01-01T12:10:00')
  await button.hover()
  await page.clock.runFor(499)
  await expect(tooltip(page)).toHaveCount(0)
  await page.mouse.move(5, 600)
  await page.clock.runFor(1000)
  await expect(tooltip(page)).toHaveCount(0)
  await button.hover()
  await page.clock.runFor(500)
  await expect(tooltip(page)).toBeVisible()
  await page.mouse.move(5, 600)
  await expect(tooltip(page)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toBeVisible()
})

test('from one element straight to the next, the second tooltip appears without its delay', async ({
  page,
}) => {
  await mount(page, cases, 'Toolbar')
  await page.keyboard.press('Tab')
  await expect(tooltip(page)).toHaveText('Ctrl B')
  await trigger(page, 'Bold').hover()
  await trigger(page, 'Bold').evaluate((button) => button.blur())
  await expect(tooltip(page)).toHaveText('Ctrl B')
  await trigger(page, 'Italic').hover()
  await expect(tooltip(page)).toHaveText('Ctrl I')
})

test('with `open`, it is visible as the consumer says, and Escape asks to hide it', async ({ page }) => {
  await mount(page, cases, 'Controlled')
  await page.getByRole('button', { name: 'Explain' }).click()
  await expect(tooltip(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('output')).toHaveText('closed')
  await expect(tooltip(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Save' }).hover()
  await expect(page.locator('output')).toHaveText('open')
})

test('its content can be rich, can be visible initially, and can change its size', async ({ page }) => {
  await mount(page, cases, 'RichContent')
  await expect(tooltip(page).locator('kbd')).toHaveText('Ctrl S')
  const before = await boxes(page, 'Save')
  expect(sides.Left(before)).toBe(true)
  await trigger(page, 'Save').click()
  await expect(tooltip(page)).toContainText('on this device')
  await expect.poll(async () => sides.Left(await boxes(page, 'Save'))).toBe(true)
  expect((await boxes(page, 'Save')).tip.width).toBeGreaterThan(before.tip.width)
})

test('in a part of the page that is zoomed, it is at its element, too', async ({ page }) => {
  await mount(page, cases, 'Zoomed')
  const { tip, button } = await boxes(page, 'Save')
  expect(tip.y + tip.height).toBeCloseTo(button.y, 0)
  expect(tip.x + tip.width / 2).toBeCloseTo(button.x + button.width / 2, 0)
})

test('without text, there is no tooltip', async ({ page }) => {
  await mount(page, cases, 'Empty')
  await trigger(page, 'Save').hover()
  await expect(trigger(page, 'Save')).toHaveAccessibleDescription('')
  await expect(page.locator('[role=tooltip]')).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a tap shows the tooltip, a tap elsewhere hides it', async ({ page, open }) => {
    await open(route)
    await trigger(page).tap()
    await expect(tooltip(page)).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(tooltip(page)).toHaveCount(0)
  })

  test('no tooltip reaches beyond the window', async ({ page, open }) => {
    await open(route)
    for (const name of Object.keys(sides)) {
      await trigger(page, name).tap()
      const { tip } = await boxes(page, name)
      expect(tip.x).toBeGreaterThanOrEqual(0)
      expect(tip.x + tip.width).toBeLessThanOrEqual(390)
      // The tooltip may cover the next button.
      await page.keyboard.press('Escape')
      await expect(tooltip(page)).toHaveCount(0)
    }
  })
})

keyboard(route, {
  'Tab shows the tooltip when focus reaches its element, and hides it when focus leaves': async (page) => {
    await tabTo(page)
    await page.keyboard.press('Tab')
    await expect(tooltip(page)).toHaveCount(0)
  },
  'Escape hides the tooltip without moving focus': async (page) => {
    await tabTo(page)
    await page.keyboard.press('Escape')
    await expect(tooltip(page)).toHaveCount(0)
    await expect(trigger(page)).toBeFocused()
  },
})

announced(route, {
  'The visible tooltip': async (page) => {
    await trigger(page).hover()
    await expect(tooltip(page)).toBeVisible()
  },
})

test.describe('with motion', () => {
  test.use(withMotion)

  test('in a dialog that is still opening, the tooltip ends up at its element', async ({ page }) => {
    await mount(page, cases, 'InMovingDialog')
    await page.getByRole('button', { name: 'Open' }).press('Enter')
    await expect(tooltip(page)).toBeVisible()
    await expect
      .poll(async () => {
        const { tip, button } = await boxes(page, 'Save')
        return Math.abs(tip.y - button.y - button.height)
      })
      .toBeLessThan(2)
  })
})
