import {
  announced,
  expect,
  holdAnimations,
  keyboard,
  mount,
  slideOf,
  stage,
  test,
  withMotion,
  type Page,
} from '#tests/browser'

const route = '/pagination-details'
const live = (page: Page) => stage(page, 'Live')
const button = (page: Page, name: string) => live(page).getByRole('button', { name, exact: true })

/** Expects the numbers on the live bar, with an ellipsis where pages are left out and the current page in brackets. */
async function expectBar(page: Page, bar: string) {
  const read = () =>
    live(page)
      .locator('li')
      .evaluateAll((items) =>
        items
          .map((item) => {
            const text = item.textContent
            return item.querySelector('[aria-current=page]') ? `[${text}]` : text
          })
          .filter((text) => /\d|…/.test(text))
          .join(' '),
      )
  await expect.poll(read).toBe(bar)
}

test('it starts on page 1 of 10 with 4 numbers, and Previous is disabled', async ({ page, open }) => {
  await open(route)
  await expectBar(page, '[1] 2 3 4 …')
  await expect(button(page, 'Previous')).toBeDisabled()
  await expect(button(page, 'First page')).toBeDisabled()
  await expect(button(page, 'Next')).toBeEnabled()
})

test('Next goes through every page to the last one', async ({ page, open }) => {
  await open(route)
  const bars = [
    '1 [2] 3 4 …',
    '1 2 [3] 4 …',
    '… 2 3 [4] 5 …',
    '… 3 4 [5] 6 …',
    '… 4 5 [6] 7 …',
    '… 5 6 [7] 8 …',
    '… 6 7 [8] 9 …',
    '… 7 8 [9] 10',
    '… 7 8 9 [10]',
  ]
  for (const bar of bars) {
    await button(page, 'Next').click()
    await expectBar(page, bar)
  }
  await expect(button(page, 'Next')).toBeDisabled()
  await expect(button(page, 'Last page')).toBeDisabled()
  await expect(button(page, 'Page 10')).toBeFocused()
})

test('a number, Previous, and the first and last page buttons go to their pages', async ({ page, open }) => {
  await open(route)
  await button(page, 'Page 4').click()
  await expectBar(page, '… 2 3 [4] 5 …')
  await button(page, 'Last page').click()
  await expectBar(page, '… 7 8 9 [10]')
  await button(page, 'Previous').click()
  await expectBar(page, '… 7 8 [9] 10')
  await button(page, 'First page').click()
  await expectBar(page, '[1] 2 3 4 …')
})

test('without currentPage, it is uncontrolled and shows 5 numbers', async ({ page, open }) => {
  await open(route)
  const usage = stage(page, 'Usage')
  await usage.getByRole('button', { name: 'Page 5' }).click()
  await expect(usage.getByRole('button', { name: /^Page/ })).toHaveText(['3', '4', '5', '6', '7'])
  await expect(usage.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
})

test('in Arabic, texts, digits and order follow the props, and it starts on its initial page', async ({
  page,
  open,
}) => {
  await open(route)
  const bar = stage(page, 'In another language').getByRole('navigation', { name: 'الصفحات' })
  const named = (name: string) => bar.getByRole('button', { name, exact: true })
  await expect(named('صفحة ٦')).toHaveAttribute('aria-current', 'page')
  await expect(named('صفحة ٦')).toHaveText('٦')
  await named('التالي').click()
  await expect(named('صفحة ٧')).toHaveAttribute('aria-current', 'page')
  const [next, previous] = await Promise.all([named('التالي').boundingBox(), named('السابق').boundingBox()])
  expect(next?.x ?? Infinity).toBeLessThan(previous?.x ?? 0)
  for (const name of ['الصفحة الأولى', 'الصفحة الأخيرة']) await expect(named(name)).toBeVisible()
})

test('its arrows are icons, which point against the direction of the text and along it', async ({
  page,
  open,
}) => {
  await open(route)
  const flips = (section: string) =>
    stage(page, section)
      .locator('svg')
      .evaluateAll((icons) => icons.map((icon) => new DOMMatrix(getComputedStyle(icon).transform).a))
  expect(await flips('Live')).toEqual([1, 1, 1, 1])
  expect(await flips('In another language')).toEqual([-1, -1, -1, -1])
  await expect(stage(page, 'Live')).not.toContainText(/[«‹›»]/)
})

test('where less motion is preferred, the pill of the current page just appears', async ({ page, open }) => {
  await open(route)
  await button(page, 'Page 2').click()
  await expect(button(page, 'Page 2')).toHaveAttribute('aria-current', 'page')
  expect(await slideOf(button(page, 'Page 2'))).toEqual([])
})

test.describe('where motion is welcome', () => {
  test.use(withMotion)

  test('the pill of the current page slides there, except from a page that is no longer shown', async ({
    page,
    open,
  }) => {
    await open(route)
    await holdAnimations(page)
    await button(page, 'Page 2').click()
    expect(await slideOf(button(page, 'Page 2'))).toEqual([
      expect.stringMatching(/^translate\(-\d[^,]*px, 0px\) scale\(/),
    ])
    await button(page, 'Last page').click()
    expect(await slideOf(button(page, 'Page 10'))).toEqual([])
  })
})

test('its buttons and its links are as high as its size says, or that of what is around it', async ({
  page,
}) => {
  await mount(page, 'registry/pagination/pagination.cases.tsx', 'Sizes')
  const number = (bar: string) => page.getByRole('navigation', { name: bar, exact: true }).getByText('2')
  for (const [bar, height] of Object.entries({ sm: 32, md: 40, lg: 48, none: 40, inherited: 48 }))
    expect.soft((await number(bar).boundingBox())?.height, bar).toBe(height)
  await expect(number('inherited')).toHaveCSS('text-decoration-line', 'none')
})

keyboard(route, {
  'Tab moves focus to the next button': async (page) => {
    await button(page, 'Page 1').focus()
    for (const name of ['Page 2', 'Page 3', 'Page 4', 'Next', 'Last page']) {
      await page.keyboard.press('Tab')
      await expect(button(page, name)).toBeFocused()
    }
  },
  'Enter goes to the page of the focused button': async (page) => {
    await button(page, 'Page 3').focus()
    await page.keyboard.press('Enter')
    await expectBar(page, '1 2 [3] 4 …')
    await expect(button(page, 'Page 3')).toBeFocused()
  },
  'Space goes to the page of the focused button': async (page) => {
    await button(page, 'Last page').focus()
    await page.keyboard.press('Space')
    await expectBar(page, '… 7 8 9 [10]')
    await expect(button(page, 'Page 10')).toBeFocused()
  },
})

announced(route, {
  'The number of the current page, after Next': (page) => button(page, 'Next').click(),
})
