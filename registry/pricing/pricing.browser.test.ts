import { announced, controls, expect, keyboard, stage, test, type Page } from '#tests/browser'

type Locator = ReturnType<typeof stage>

const route = '/pricing-details'
const output = 'Output and Code'
const outputCode = (page: Page) => page.getByRole('region', { name: output, exact: true }).locator('pre')

/** Each color: its label, its prop, the default that its reset icon restores, and where the card shows it. */
const colors = [
  {
    label: 'Title Color',
    prop: 'titleColor',
    start: '#ffffff',
    shown: (card: Locator) => [card.getByRole('heading'), 'color'],
  },
  {
    label: 'Tag Text Color',
    prop: 'tagTextColor',
    start: '#6b21a8',
    shown: (card: Locator) => [card.getByText('Basic', { exact: true }), 'color'],
  },
  {
    label: 'Tag Background Color',
    prop: 'tagColor',
    start: '#f3e8ff',
    shown: (card: Locator) => [card.getByText('Basic', { exact: true }), 'background-color'],
  },
  {
    label: 'Text color of title and main elements',
    prop: 'fullBodyTextColor',
    start: '#e9d5ff',
    shown: (card: Locator) => [card.getByText('$10'), 'color'],
  },
  {
    label: 'Background color of button',
    prop: 'buttonBackgroundColor',
    start: '#9333ea',
    shown: (card: Locator) => [card.getByRole('link'), 'background-image'],
  },
  {
    label: '2nd background color (gradient) of button',
    prop: 'buttonBackgroundSecondColor',
    start: '#4f46e5',
    shown: (card: Locator) => [card.getByRole('link'), 'background-image'],
  },
] satisfies { shown: (card: Locator) => [Locator, string]; [text: string]: unknown }[]

for (const { label, prop, start, shown } of colors) {
  test(`"${label}" changes the card and the code by picker and by text, and its reset icon restores ${start}`, async ({
    page,
    open,
  }) => {
    await open(route)
    const text = controls(page, 'Custom theme').getByRole('textbox', { name: label, exact: true })
    const picker = controls(page, 'Custom theme').getByLabel(`${label}, picker`, { exact: true })
    const [part, property] = shown(stage(page, output))
    const style = () =>
      part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)
    const before = await style()

    await picker.fill('#0c2238')
    await expect(text).toHaveValue('#0c2238')
    await expect(outputCode(page)).toContainText(`${prop}="#0c2238"`)
    expect(await style()).toContain('rgb(12, 34, 56)')

    await text.fill('tomato')
    await expect(picker).toHaveValue('#ff6347')
    await expect(outputCode(page)).toContainText(`${prop}="tomato"`)
    expect(await style()).toContain('rgb(255, 99, 71)')

    await page.getByRole('button', { name: `Reset ${label}`, exact: true }).click()
    await expect(text).toHaveValue(start)
    await expect(outputCode(page)).toContainText(`${prop}="${start}"`)
    expect(await style()).toBe(before)
  })
}

test('a color field keeps any text, and so does the code', async ({ page, open }) => {
  await open(route)
  const text = controls(page, 'Custom theme').getByRole('textbox', { name: 'Title Color', exact: true })
  await text.fill('no color at all')
  await expect(text).toHaveValue('no color at all')
  await expect(outputCode(page)).toContainText('titleColor="no color at all"')
  expect(new URL(page.url()).search).toBe('')
})

test('the three example plans are side by side, the middle one raised, each with its price per month', async ({
  page,
  open,
}) => {
  await open(route)
  const cards = stage(page, 'Example Plans').getByRole('article')
  await expect(cards).toContainText(['$49/mo', '$99/mo', '$199/mo'])
  const boxes = await Promise.all([0, 1, 2].map((index) => cards.nth(index).boundingBox()))
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(3)
  const [first = 0, middle, last] = boxes.map((box) => box?.y)
  expect([first - 12, first]).toEqual([middle, last])
  await expect(stage(page, 'Example Plans').getByRole('link')).toHaveText([
    'Get Started',
    'Choose Standard',
    'Choose Premium',
  ])
})

test('the scroll-to-top button appears after 100 px of scrolling and scrolls back up', async ({
  page,
  open,
}) => {
  await open(route)
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await page.evaluate(() => window.scrollTo(0, 100))
  await expect(button).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 101))
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toHaveCount(0)
})

test('the progress bar at the top is 5 px high and as wide as the scrolled percentage', async ({
  page,
  open,
}) => {
  await open(route)
  const bar = page.locator('[data-scroll-progress]')
  const width = () => bar.evaluate((element) => element.getBoundingClientRect().width / window.innerWidth)
  await expect(bar).toHaveCSS('height', '5px')
  await expect(bar).toHaveCSS('position', 'fixed')
  expect(await width()).toBe(0)
  for (const share of [0.5, 1]) {
    await page.evaluate((part) => {
      window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) * part)
    }, share)
    await expect.poll(width).toBeCloseTo(share, 2)
  }
})

test('Back goes one history entry back and never leaves the site', async ({ page, open }) => {
  const back = page.getByRole('link', { name: 'Back to Components' })
  await open('/components?q=pricing')
  await page.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(route)
  await back.click()
  await expect(page).toHaveURL('/components?q=pricing')
  await page.goForward()
  await expect(page).toHaveURL(route)

  const visit = await page.context().newPage()
  await visit.goto(route)
  await expect(visit.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await visit.getByRole('link', { name: 'Back to Components' }).click()
  await expect(visit).toHaveURL(/\/components/)
})

const button = (page: Page) => stage(page, output).getByRole('link', { name: 'Get Started' })

keyboard(route, {
  "Tab moves focus to the plan's button": async (page) => {
    await page.getByRole('heading', { name: output }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(button(page)).toBeFocused()
  },
  "Enter follows the button's link": async (page) => {
    await button(page).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${route}#`)
  },
})

announced(route)
