import { PNG } from 'pngjs'
import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'
import { painted } from '../support/painted'

const star = (page: Page, title: string) =>
  page.getByRole('button', { name: `Favorite ${title}`, exact: true })
const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const isPressed = (page: Page, title: string, pressed = true) =>
  expect(star(page, title)).toHaveAttribute('aria-pressed', String(pressed))

/** Remembers favorites as an earlier visit has left them. */
const remember = (page: Page, ...routes: readonly string[]) =>
  page.addInitScript((text) => localStorage.setItem('vitrine:favourites', text), routes.join(' '))

test('a star on a card stays on the catalogue, and is kept for the component’s page and the next visit', async ({
  page,
  open,
}) => {
  await open('/components')
  await isPressed(page, 'Button', false)
  await star(page, 'Button').click()
  await isPressed(page, 'Button')
  await expect(page).toHaveURL('/components')
  await card(page, 'Button').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeFocused()
  await isPressed(page, 'Button')
  await page.reload()
  await isPressed(page, 'Button')
  await star(page, 'Button').click()
  await isPressed(page, 'Button', false)
  await open('/components?q=button')
  await isPressed(page, 'Button', false)
})

test('a star is large enough for a finger, and the rest of the card is its link', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/components')
  const box = await star(page, 'Button').boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
  await card(page, 'Button').click({ position: { x: 30, y: 30 } })
  await expect(page).toHaveURL('/button-details')
})

test('by keyboard, a card’s star comes after its link, and Space presses it', async ({ page, open }) => {
  await open('/components')
  await card(page, 'Button').getByRole('link').focus()
  await page.keyboard.press('Tab')
  await expect(star(page, 'Button')).toBeFocused()
  await page.keyboard.press('Space')
  await isPressed(page, 'Button')
  await expect(star(page, 'Button')).toBeFocused()
  await page.keyboard.press('Enter')
  await isPressed(page, 'Button', false)
})

test('on a component’s page, the star follows the last word of the title, also of one in two lines', async ({
  page,
  open,
}) => {
  for (const [path, title] of [
    ['/generator', 'Glassmorphism Effect Generator'],
    ['/button-details', 'Button'],
  ] as const)
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await open(path)
      const word = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const range = document.createRange()
        const text = heading.firstChild as Text
        range.setStart(text, text.length - 1)
        range.setEnd(text, text.length)
        const { right, top, bottom } = range.getBoundingClientRect()
        return { right, middle: (top + bottom) / 2 }
      })
      const box = await star(page, title).boundingBox()
      const at = `${title} at ${width} px`
      expect.soft(Math.abs((box?.x ?? 0) - word.right - 8), at).toBeLessThanOrEqual(8)
      expect.soft(Math.abs((box?.y ?? 0) + 22 - word.middle), at).toBeLessThanOrEqual(6)
      expect.soft((box?.x ?? 0) + 44, at).toBeLessThanOrEqual(width)
    }
})

test('a pressed star is filled', async ({ page, open }) => {
  await open('/button-details')
  /** The colors in the middle and in a corner of the star's picture. */
  const colors = async () => {
    await page.mouse.move(0, 0)
    const { width, height, data } = PNG.sync.read(await star(page, 'Button').locator('svg').screenshot())
    const middle = 4 * (Math.floor(height / 2) * width + Math.floor(width / 2))
    return { middle: [...data.subarray(middle, middle + 3)], corner: [...data.subarray(0, 3)] }
  }
  const distance = ({ middle, corner }: Awaited<ReturnType<typeof colors>>) =>
    Math.max(...middle.map((value, index) => Math.abs(value - (corner[index] ?? 0))))
  expect(distance(await colors())).toBeLessThan(8)
  await star(page, 'Button').click()
  await isPressed(page, 'Button')
  expect(distance(await colors())).toBeGreaterThan(64)
})

test('another tab follows, also one that lay in the browser’s history', async ({ page, open, context }) => {
  await open('/components')
  const other = await context.newPage()
  await other.goto('/button-details')
  await star(other, 'Button').click()
  await isPressed(other, 'Button')
  await isPressed(page, 'Button')
  await star(page, 'Button').click()
  await isPressed(other, 'Button', false)
  await other.close()
  // A page in the history hears of nothing until it is shown again.
  await page.evaluate(() => {
    localStorage.setItem('vitrine:favourites', '/button-details')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await isPressed(page, 'Button')
})

for (const path of ['/components', '/button-details']) {
  test(`${path}: until the script has come the star is disabled, and then shows its state without a layout shift`, async ({
    page,
  }) => {
    await remember(page, '/button-details', '/modal-details')
    await recordLayoutShifts(page)
    const scripts = await gate(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await expect(star(page, 'Button')).toBeDisabled()
    await isPressed(page, 'Button', false)
    await painted(page)
    scripts.open()
    await isPressed(page, 'Button')
    await expect(star(page, 'Button')).toBeEnabled()
    await page.waitForLoadState('networkidle')
    expect(await layoutShifts(page)).toEqual([])
  })
}

test('the cards of a search and of later pages have their stars', async ({ page, open }) => {
  await remember(page, '/spinner')
  await open('/components?page=3')
  await isPressed(page, 'Spinner')
  await page.getByRole('searchbox').fill('spin')
  await expect(page.getByRole('article')).toHaveCount(1)
  await isPressed(page, 'Spinner')
})

test('a placeholder has a star on its card, and none on its page, which shows its title alone', async ({
  page,
  open,
}) => {
  await open('/components?q=checkbox')
  await star(page, 'Checkbox').click()
  await isPressed(page, 'Checkbox')
  await open('/checkbox')
  await expect(page.getByRole('main')).toHaveText('Checkbox')
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
})

test('where storage is refused, a star lasts as long as the page', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await open('/components')
  await star(page, 'Button').click()
  await isPressed(page, 'Button')
  await star(page, 'Button').click()
  await isPressed(page, 'Button', false)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there are no stars, which nothing would remember', async ({ page }) => {
    await page.goto('/components')
    await expect(card(page, 'Button')).toBeVisible()
    await expect(page.locator('main article button').first()).toBeHidden()
  })
})
