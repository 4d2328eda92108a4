import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'
import { scrollTo } from '../support/scroll-to'

const link = (page: Page, address: string) => page.locator(`main a[href="${address}"]`).first()

/** Points at a link, and waits until its page is rendered. @returns The page, which nobody sees. */
async function renderAhead(page: Page, address: string, title: string) {
  await link(page, address).hover()
  const ahead = page.locator('main', { has: page.locator('h1', { hasText: title }) })
  await expect(ahead.locator('section').first()).toBeAttached()
  return ahead
}

test('a page that the pointer reaches is rendered before the click, and the click shows that page', async ({
  page,
  open,
}) => {
  await open('/components?q=spinner')
  const ahead = await renderAhead(page, '/spinner', 'Spinner')
  await ahead.evaluate((main) => (main.dataset.ahead = ''))
  await link(page, '/spinner').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spinner' })).toBeFocused()
  await expect(page).toHaveTitle(/^Spinner/)
  await expect(page.locator('main')).toHaveCount(1)
  await expect(page.locator('main')).toHaveAttribute('data-ahead')
  // It is alive.
  await page.locator('#themed-size').fill('64')
  await expect(page).toHaveURL('/spinner?size=64')
})

test('a click on a link whose page is ready shows the page at once, before the browser does anything else', async ({
  page,
  open,
}) => {
  await open('/components?q=spinner')
  await renderAhead(page, '/spinner', 'Spinner')
  const shown = await link(page, '/spinner').evaluate(async (element) => {
    if (element instanceof HTMLElement) element.click()
    await new Promise<void>(queueMicrotask)
    const pages = [...document.querySelectorAll('main')].filter((main) => main.checkVisibility())
    return pages.map((main) => [
      main.querySelector('h1')?.textContent,
      main.querySelectorAll('section').length > 0,
    ])
  })
  expect(shown).toEqual([['Spinner', true]])
})

test('a page that opens under a pointer at rest fetches nothing for the link that is there now', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await open('/spinner')
  const under = page.locator('#category li a:not([aria-current])').first()
  const path = (await under.getAttribute('href')) ?? ''
  const box = await under.boundingBox()
  if (box === null) throw new Error(`The link to ${path} has no box.`)
  const requests = await gate(page, `**${path}`)
  requests.open()

  await open('/components?q=spinner')
  await renderAhead(page, '/spinner', 'Spinner')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.getByRole('article').evaluate((card, { x, y }) => {
    card.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; transform: none`
  }, box)
  await page.mouse.click(x, y)
  await expect(page.getByRole('heading', { level: 1, name: 'Spinner' })).toBeFocused()
  await expect.poll(() => under.evaluate((element) => element.matches(':hover'))).toBe(true)
  expect(requests.count()).toBe(0)
  await page.mouse.move(x + 2, y)
  await page.mouse.move(x, y + 40)
  await page.mouse.move(x, y)
  await expect.poll(requests.count).toBe(1)
})

test('nobody sees or hears a page that is rendered ahead, and nothing in it runs', async ({ page, open }) => {
  await open('/components?q=toast')
  const tree = await page.locator('body').ariaSnapshot()
  const ahead = await renderAhead(page, '/toast-page/', 'Toast')
  await expect(ahead).toBeHidden()
  expect(await page.locator('body').ariaSnapshot()).toBe(tree)
  await expect(page.locator(':popover-open')).toHaveCount(0)
  await expect(page).toHaveTitle(/^Components/)
})

test('a page that is rendered ahead leaves the room at the top to the page on screen', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/components?q=spinner')
  const room = () => page.locator('html').evaluate((root) => getComputedStyle(root).scrollPaddingTop)
  const before = await room()
  await renderAhead(page, '/spinner', 'Spinner')
  expect(await room()).toBe(before)
  await link(page, '/spinner').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spinner' })).toBeFocused()
  expect(await room()).not.toBe(before)
})

test('a page that was rendered ahead begins with its own values, not with those in the address of the page before', async ({
  page,
  open,
}) => {
  await open('/spinner?color=%23123456')
  await expect(page.locator('#themed-color')).toHaveValue('#123456')
  const next = page.locator('[data-static] a[href="/progress-bar-details"]').first()
  await next.hover()
  const color = page.locator('#custom-progress-bar-color')
  await expect(color).toBeAttached()
  await next.click()
  await expect(color).toBeVisible()
  await expect(color).toHaveValue('#fcfc00')
})

test('only the page of the latest link is rendered ahead', async ({ page, open }) => {
  await open('/components?q=t')
  await renderAhead(page, '/tooltip-details', 'Tooltip')
  await renderAhead(page, '/textarea-details', 'Textarea')
  await expect(page.locator('main')).toHaveCount(2)
  await page.getByRole('searchbox').fill('tooltip')
  await link(page, '/tooltip-details').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tooltip' })).toBeFocused()
  await expect(page.locator('main:visible')).toHaveCount(1)
})

test('Back to Components leads to the catalogue as it was left after the page was rendered', async ({
  page,
  open,
}) => {
  await open('/components?q=card')
  await renderAhead(page, '/card-details', 'Card')
  // The card stays where it is, and so does the pointer.
  await page.getByRole('searchbox').press('End')
  await page.keyboard.type(' ')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(page).toHaveURL('/components?q=car')
  await link(page, '/card-details').click()
  await expect(page.getByRole('link', { name: 'Back to Components' })).toHaveAttribute(
    'href',
    '/components?q=car',
  )
})

test('a step in the history shows a page where it was left, also when it is rendered ahead', async ({
  page,
  open,
}) => {
  await open('/components?q=card')
  await link(page, '/card-details').click()
  await expect(page.getByRole('heading', { name: 'Source', exact: true })).toBeVisible()
  await scrollTo(page, 900)
  await page.goBack()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await page.mouse.move(0, 0)
  await renderAhead(page, '/card-details', 'Card')
  await page.goForward()
  await expect(page.getByRole('searchbox')).toBeHidden()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test('a page that was rendered ahead begins anew when it is visited again', async ({ page, open }) => {
  await open('/components?q=input')
  await renderAhead(page, '/input-details', 'Input')
  await link(page, '/input-details').click()
  const radius = page.locator('#custom-styling-borderRadius')
  await radius.fill('64')
  await page.getByRole('heading', { level: 1 }).focus()
  // Keys show no interest in a link: no other page takes the place of the one that was rendered ahead.
  await page.keyboard.press('[')
  await expect(radius).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Previous and next component' })).toBeVisible()
  await page.keyboard.press(']')
  await expect(radius).toHaveValue('8')
})
