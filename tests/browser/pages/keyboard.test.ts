import { handWritten } from '../documents'
import { expect, test, type Page } from '../fixture'
import { alerts } from './support/alerts'
import { expectTabStops, tabTo } from './support/tab-stops'

const link = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

/** Types a text into each of the next fields, and moves on to the control after them. */
async function type(page: Page, texts: readonly string[]) {
  for (const text of texts) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

/** Presses Enter on a link, which opens in a new tab. */
async function expectNewTab(page: Page, url: string) {
  await page.context().route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }))
  const opening = page.waitForEvent('popup')
  await page.keyboard.press('Enter')
  await expect(await opening).toHaveURL(url)
}

interface KeyboardPage {
  /** Brings the page into the state to test. */
  readonly ready?: (page: Page) => Promise<void>
  /** Whether it has so many controls that going through them takes longer than a test may. */
  readonly isLong?: boolean
  /** What a visitor does on the page, for the test's name. */
  readonly action: string
  readonly act: (page: Page) => Promise<void>
}

const unknown = '/no-such-page'

const findsIn = (search: string, title: string): KeyboardPage => ({
  action: 'finds and opens a component',
  act: async (page) => {
    await tabTo(page, page.getByRole('searchbox'))
    await page.keyboard.type(search)
    await expect(page.getByRole('article')).toHaveCount(1)
    await tabTo(page, link(page, 'Learn more'))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  },
})

/** Every page except the components' own. */
const pages: Readonly<Record<string, KeyboardPage>> = {
  '/': {
    action: 'opens the components',
    act: async (page) => {
      await tabTo(page, link(page, 'Browse components'))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/components')
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  },
  '/components': findsIn('button', 'Button'),
  '/essentials': findsIn('tabs', 'Tabs'),
  '/studio': {
    isLong: true,
    action: 'moves a control',
    act: async (page) => {
      await tabTo(page, page.getByRole('slider', { name: 'Light, opacity, thin' }))
      await page.keyboard.press('ArrowRight')
      await expect(page).toHaveURL(/\?g=/)
    },
  },
  '/stories': {
    ready: async (page) => {
      const story = { title: 'Glass', content: 'It went well.', category: 'Vitrine Updates' }
      await page.route('**/api/stories/getposts*', (route) =>
        route.fulfill({ json: ['1', '2'].map((id) => ({ ...story, id, date: '2026-01-31T09:30:00Z' })) }),
      )
      await page.reload()
      await expect(page.getByRole('article')).toHaveCount(2)
    },
    action: 'opens and closes a story',
    act: async (page) => {
      await tabTo(page, page.getByRole('button', { name: 'Read More' }).last())
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Read Less' })).toBeFocused()
      await page.keyboard.press('Space')
      await expect(page.getByRole('button', { name: 'Read Less' })).toHaveCount(0)
    },
  },
  '/contributors': {
    ready: (page) => expect(page.getByRole('article')).toHaveCount(9),
    action: 'opens a profile',
    act: async (page) => {
      await tabTo(page, link(page, /View Profile of maker-2 /))
      await expectNewTab(page, 'https://github.com/maker-2')
    },
  },
  '/donate': {
    action: 'donates',
    act: async (page) => {
      const messages = alerts(page)
      await tabTo(page, field(page, 'Donation Amount'))
      await type(page, ['500', 'Ada', 'ada@example.org'])
      await page.keyboard.press('Space')
      await expect.poll(() => messages).toEqual(['Form submitted successfully!'])
    },
  },
  '/about': {
    action: 'opens the source repository',
    act: async (page) => {
      await tabTo(page, link(page, /on GitHub/))
      await expectNewTab(page, 'https://github.com/vitrine-ui/vitrine')
    },
  },
  '/contact': {
    action: 'sends a message',
    act: async (page) => {
      const messages = alerts(page)
      await tabTo(page, field(page, 'Full Name'))
      await type(page, ['Ada Lovelace', '+44 20 7946 0000', 'ada@example.org', 'A card of glass, please.'])
      await page.keyboard.press('Space')
      await expect(page.getByRole('checkbox')).toBeChecked()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect.poll(() => messages).toEqual(['Message Sent Successfully!'])
    },
  },
  '/changelog': {
    action: 'opens what is new',
    act: async (page) => {
      const newest = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
      const address = (await newest.getAttribute('href')) ?? ''
      await tabTo(page, newest)
      await page.keyboard.press('Enter')
      await expect.poll(() => new URL(page.url()).pathname).toBe(new URL(address, page.url()).pathname)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    },
  },
  '/accessibility': {
    action: 'goes to the components, and opens one',
    act: async (page) => {
      const contents = page.getByRole('navigation', { name: 'In this report' })
      await tabTo(page, contents.getByRole('link', { name: 'Components' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Components' })).toBeInViewport()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/-(?:page|details)$/)
    },
  },
  '/termsOfUse': {
    action: 'goes to a section, and continues from there',
    act: async (page) => {
      const contents = page.getByRole('navigation', { name: 'On this page' })
      await tabTo(page, contents.getByRole('link', { name: 'Third-Party Links' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: '8. Third-Party Links' })).toBeInViewport()
      await page.keyboard.press('Tab')
      await expect(link(page, '8. Third-Party Links')).toBeFocused()
    },
  },
  [unknown]: {
    action: 'goes home',
    act: async (page) => {
      await tabTo(page, link(page, 'Go to Home'))
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL('/')
    },
  },
}

test('every page except the components’ own is tested here', () => {
  expect(Object.keys(pages).toSorted()).toEqual([...handWritten, unknown].toSorted())
})

for (const [path, { ready, isLong, action, act }] of Object.entries(pages)) {
  test(`${path}: a visitor with a keyboard reaches every control in reading order, sees the focus, and ${action}`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (path === unknown) expectConsole(/the server responded with a status of 404/)
    if (isLong === true) test.slow()
    await open(path)
    await ready?.(page)
    await expectTabStops(page)

    // The focus is back on the first tab stop.
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.locator('main [data-stop]').first()).toBeFocused()
    await act(page)
  })
}
