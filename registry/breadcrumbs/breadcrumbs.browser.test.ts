import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/breadcrumbs-details'
const cases = 'registry/breadcrumbs/breadcrumbs.cases.tsx'
const links = (page: Page, section: string) => stage(page, section).getByRole('link')
/** The native button for the pages between. */
const more = (page: Page) => stage(page, 'Custom Breadcrumbs').locator('summary')
const visible = (page: Page) => page.getByRole('listitem').filter({ visible: true })

test('it is an ordered list of links, whose last one is the current page', async ({ page, open }) => {
  await open(route)
  const list = stage(page, 'Basic Usage').getByRole('navigation', { name: 'Breadcrumbs' }).locator('ol')
  await expect(list.getByRole('link')).toHaveText(['Home', 'Guides', 'Lisbon'])
  await expect(list.locator('[aria-current=page]')).toHaveText('Lisbon')
})

test('a long path shows its ends, and the browser itself shows all of it, in its order', async ({
  page,
  open,
}) => {
  await open(route)
  await expect(links(page, 'Custom Breadcrumbs')).toHaveText(['Home', 'Crime', 'The Moonstone'])
  // As before any script runs, nobody hears of this.
  await more(page).evaluate((button) => button.parentElement?.toggleAttribute('open'))
  await expect(links(page, 'Custom Breadcrumbs')).toHaveText([
    'Home',
    'Books',
    'Fiction',
    'Crime',
    'The Moonstone',
  ])
})

test('a current page without an address is marked, and is no link', async ({ page }) => {
  await mount(page, cases, 'Long')
  await expect(page.locator('[aria-current=page]')).toHaveText('The Moonstone')
  await expect(page.getByRole('link')).toHaveText(['Home', 'Classics'])
})

test('on another path, the pages between are hidden again', async ({ page }) => {
  await mount(page, cases, 'Long')
  await page.locator('summary').click()
  await expect(page.getByRole('link')).toHaveText(['Home', 'Books', 'Fiction', 'Crime', 'Classics'])
  await page.getByRole('button', { name: 'Up' }).click()
  await expect(page.getByRole('link')).toHaveText(['Home', 'Crime'])
})

test('what is between the pages is not part of what is read', async ({ page }) => {
  await mount(page, cases, 'Long')
  await expect(page.getByText('/').first()).toBeVisible()
  expect(await page.getByRole('navigation').ariaSnapshot()).not.toMatch(/text:.*\//)
})

test('at least the first and the last page are shown, whatever number is given', async ({ page }) => {
  await mount(page, cases, 'OddNumbers')
  for (const [name, shown] of [
    ['NaN', 5],
    ['-1', 2],
    ['1', 2],
    ['2.9', 2],
    ['Infinity', 6],
  ] as const) {
    const path = page.getByRole('navigation', { name, exact: true })
    await expect.soft(path.getByRole('link'), name).toHaveCount(shown)
    await expect.soft(path.getByRole('link').last(), name).toHaveText('The Moonstone')
  }
})

test('from right to left, the path and its chevrons lead to the left', async ({ page }) => {
  await mount(page, cases, 'Directions')
  const ways = await page.getByRole('navigation').evaluateAll((all) =>
    all.map((path) => {
      const [first, last] = [...path.querySelectorAll('a')].map((one) => one.getBoundingClientRect().x)
      const chevron = path.querySelector('svg')
      return [(last ?? 0) > (first ?? 0), chevron && getComputedStyle(chevron).transform]
    }),
  )
  expect(ways).toEqual([
    [true, 'none'],
    [false, 'matrix(-1, 0, 0, 1, 0, 0)'],
  ])
})

test('long names and long paths go on in the next line, and no page is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await mount(page, cases, 'Words')
  await expect(page.getByRole('link')).toHaveCount(13)
  for (const link of await page.getByRole('link').all()) await expect(link).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('focus stays near when the link that had it becomes the current page', async ({ page }) => {
  await mount(page, cases, 'Shortening')
  await page.getByRole('link', { name: 'Fiction' }).press('Enter')
  await expect(visible(page)).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Books' })).toBeFocused()
})

test('in the example, a link leads to its folder', async ({ page, open }) => {
  await open(route)
  const folders = stage(page, 'Folders')
  await folders.getByRole('button', { name: 'Open Jazz' }).click()
  await folders.getByRole('link', { name: 'Music' }).click()

  await expect(folders.locator('[aria-current=page]')).toHaveText('Music')
  await expect(page).toHaveURL(route)
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('each link and the button have 44 px', async ({ page, open }) => {
    await open(route)
    for (const target of [...(await links(page, 'Custom Breadcrumbs').all()), more(page)]) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

keyboard(route, {
  'Tab moves focus to the next link or to the button for more pages': async (page) => {
    await links(page, 'Custom Breadcrumbs').first().focus()
    await page.keyboard.press('Tab')
    await expect(more(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(links(page, 'Custom Breadcrumbs').nth(1)).toBeFocused()
  },
  'Enter follows the focused link; on the button, shows or hides the pages between': async (page) => {
    await more(page).focus()
    await page.keyboard.press('Enter')
    await expect(links(page, 'Custom Breadcrumbs')).toHaveCount(5)
    await page.keyboard.press('Enter')
    await expect(links(page, 'Custom Breadcrumbs')).toHaveCount(3)
    await links(page, 'Basic Usage').nth(1).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${route}#guides`)
  },
  'Space shows or hides the pages between from their button': async (page) => {
    await more(page).focus()
    await page.keyboard.press('Space')
    await expect(links(page, 'Custom Breadcrumbs').nth(1)).toHaveText('Books')
    await page.keyboard.press('Space')
    await expect(links(page, 'Custom Breadcrumbs').nth(1)).toHaveText('Crime')
  },
})

announced(route, {
  'The button, after a press': (page) => more(page).click(),
})
