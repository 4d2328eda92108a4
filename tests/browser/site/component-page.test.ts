import type { RegistryItem } from '../../../src/install/registry-item'
import { kilobytes } from '../../../src/registry/cost'
import { addressesOf } from '../documents'
import { copied, expect, test, type Page } from '../fixture'

test.describe('on a laptop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('code stands beside the first preview, and below it on a phone', async ({ page, open }) => {
    await open('/button-details')
    const places = () =>
      Promise.all(
        ['[data-stage]', 'figure pre'].map((part) =>
          page.locator(`[aria-labelledby=basic-usage] ${part}`).boundingBox(),
        ),
      )
    const [stage, code] = await places()
    expect(code?.x).toBeGreaterThan((stage?.x ?? 0) + (stage?.width ?? 0))
    await page.setViewportSize({ width: 390, height: 844 })
    const [above, below] = await places()
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0))
  })

  test('Keyboard and Screen readers stand side by side, and their tables fit', async ({ page, open }) => {
    for (const address of addressesOf(/data-static="keyboard"/)) {
      await open(address)
      const tables = ['Keyboard', 'Screen readers'].map((name) =>
        page.getByRole('region', { name: `${name}, table` }),
      )
      const [keys, heard] = await Promise.all(tables.map((table) => table.boundingBox()))
      expect.soft(heard?.y, address).toBe(keys?.y)
      for (const table of tables)
        expect
          .soft(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), address)
          .toBe(0)
    }
  })
})

for (const address of ['/button-details', '/termsOfUse'])
  test(`On this page marks the section that is read on ${address}, and the last one at its end`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(address)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const current = contents.locator('[aria-current]')
    const links = contents.getByRole('link')
    await expect(current).toHaveText((await links.first().textContent()) ?? '')
    expect(await current.getAttribute('aria-current')).toBe('location')
    for (const index of [2, 1]) {
      const title = (await links.nth(index).textContent()) ?? ''
      await page
        .getByRole('heading', { level: 2, name: title })
        .evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - 150))
      await expect(current).toHaveText(title)
      const [marked, other] = await Promise.all(
        [current, links.last()].map((link) => link.evaluate((element) => getComputedStyle(element).color)),
      )
      expect(marked).not.toBe(other)
    }
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(current).toHaveText((await links.last().textContent()) ?? '')
  })

test('of two sections side by side, On this page marks the one that a link led to', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await open('/button-details')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const name of ['Keyboard', 'Screen readers', 'Keyboard']) {
    await contents.getByRole('link', { name }).click()
    await expect(contents.locator('[aria-current]')).toHaveText(name)
  }
})

test('the former address of Screen readers leads to it', async ({ page, open }) => {
  await open('/card-details#what-is-announced')
  await expect(page.getByRole('heading', { name: 'Screen readers' })).toBeInViewport()
})

const code = (page: Page) => page.locator('[aria-labelledby=credit-card]').getByRole('region')
const unfold = (page: Page) => page.locator('[aria-labelledby=credit-card]').getByText('Show all lines')
const lastLine = /\n}\s*$/
const lines = (page: Page) =>
  code(page).evaluate((block) => block.clientHeight / parseFloat(getComputedStyle(block).lineHeight))
const hidden = (page: Page) => code(page).evaluate((block) => block.scrollHeight - block.clientHeight)

test('long code is folded after 20 lines, and copied whole', async ({ page, open }) => {
  await open('/card-details')
  expect(Math.floor(await lines(page))).toBe(20)
  const press = () => page.getByRole('button', { name: 'Copy Credit Card' }).click()
  const text = await copied(page, press)
  expect(text.split('\n').length).toBeGreaterThan(100)
  expect(text).toMatch(lastLine)
  await unfold(page).press('Enter')
  await expect.poll(() => hidden(page)).toBe(0)
  await unfold(page).press('Enter')
  await expect.poll(() => hidden(page)).toBeGreaterThan(1000)
  await expect(page.locator('[aria-labelledby=basic-usage] details')).toHaveCount(0)
})

test('a search in the page finds folded code and shows it', async ({ page, open }) => {
  await open('/card-details')
  // What a browser searches for in the page, it selects and scrolls to.
  const last = await code(page).evaluate(
    (block) => block.textContent.trimEnd().split('\n').at(-6)?.trim() ?? '',
  )
  expect(last).not.toBe('')
  const isShown = await page.evaluate((text) => {
    const found = (window as unknown as { find: (text: string) => boolean }).find(text)
    const place = getSelection()?.getRangeAt(0)
    const block = place?.startContainer.parentElement?.closest('pre')?.getBoundingClientRect()
    const line = place?.getBoundingClientRect()
    return (
      found &&
      block !== undefined &&
      line !== undefined &&
      line.top >= block.top &&
      line.bottom <= block.bottom
    )
  }, last)
  expect(isShown).toBe(true)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('folded code opens', async ({ page }) => {
    await page.goto('/card-details')
    await unfold(page).click()
    const block = await code(page).boundingBox()
    expect(block?.height).toBeGreaterThan(1500)
  })
})

test('a page says in one line what its component costs, and all of it when that is opened', async ({
  page,
  open,
  request,
}) => {
  await open('/button-details')
  const fold = page.locator('details[data-cost]')
  await expect(fold.locator('summary')).toHaveText(
    /^Beside others: \d\.\d kB script · \d\.\d kB CSS · 1 blurred layer$/,
  )
  await fold.locator('summary').focus()
  await page.keyboard.press('Enter')
  const table = fold.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(5)
  const item = (await (await request.get('/r/button.json')).json()) as RegistryItem
  const { beside, runs } = item.meta?.cost ?? {}
  await expect(table.getByRole('row', { name: 'CSS Modules, beside others' })).toHaveText(
    `CSS Modules, beside others${kilobytes(beside?.script ?? 0)}${kilobytes(beside?.css ?? 0)}${runs}`,
  )
  await expect(fold.getByText(/^In its first example, open if it opens, 1 layer blurs/)).toBeVisible()
  expect(await (await request.get('/button-details.md')).text()).toContain('## Cost\n')
})

test('what a component costs can be asked for again after a failure', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await page.route('**/r/button.json', (route) => route.abort())
  await open('/button-details')
  const fold = page.locator('details[data-cost]')
  await fold.locator('summary').click()
  await expect(fold.getByText('The figures could not be loaded.')).toBeVisible()
  await page.unroute('**/r/button.json')
  await fold.locator('summary').click()
  await fold.locator('summary').click()
  await expect(fold.getByRole('table')).toBeVisible()
})
