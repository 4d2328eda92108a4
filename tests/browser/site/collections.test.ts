import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { categories, categoryNames, type Category } from '../../../src/registry/meta'
import { expect, test, type Page } from '../fixture'

/** The cards of the showcase in their order, nine on each page. */
const showcase = [
  ['Toast', 'Slider', 'Speed Dial', 'Button', 'Card', 'Input', 'Progress Bar', 'Modal', 'Navigation'],
  [
    'Popup',
    'Textarea',
    'Tooltip',
    'Back to Top',
    'Pricing Plan',
    'Dropdown',
    'Authentication Card',
    'Accordion',
    'Pagination',
  ],
  [
    'Testimonial',
    'Contact Us',
    'Product Card',
    'Statistic',
    'Gallery',
    'Glassmorphism Effect Generator',
    'Calendar',
    'Checkbox',
    'Spinner',
  ],
]

/** The essentials as their folders tell, in the order of their titles. */
const essentials = readdirSync('registry')
  .map((folder) => `registry/${folder}/entry.tsx`)
  .filter((entry) => existsSync(entry))
  .map((entry) => readFileSync(entry, 'utf8'))
  .filter((text) => text.includes("collection: 'essentials'"))
  .map((text) => ({
    title: /^ {2}title: '(.*)',$/m.exec(text)?.[1] ?? '',
    category: /^ {2}category: '(.*)',$/m.exec(text)?.[1] ?? '',
  }))
  .sort((one, other) => one.title.localeCompare(other.title))
const titlesOf = (category: Category) =>
  essentials.filter((one) => one.category === category).map(({ title }) => title)
const categoriesOfEssentials = categoryNames.filter((category) => titlesOf(category).length > 0)

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const collections = (page: Page) => page.getByRole('navigation', { name: 'Collections' })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the showcase has its 27 cards on three pages, to the letter, whatever other collections have', async ({
    page,
    request,
  }) => {
    /** What the documents of the components say about them. */
    const about = async (address: string) => {
      const html = await (await request.get(address)).text()
      return /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
    }
    for (const [index, titles] of showcase.entries()) {
      await page.goto(index === 0 ? '/components' : `/components?page=${index + 1}`)
      const cards = await page.getByRole('article').evaluateAll((all) =>
        all.map((card) => ({
          address: card.querySelector('a')?.getAttribute('href') ?? '',
          title: card.querySelector('h2')?.textContent ?? '',
        })),
      )
      expect(cards.map(({ title }) => title)).toEqual(titles)
      const texts = await Promise.all(
        cards.map(async ({ address, title }) => [
          title,
          await about(address),
          'Learn more',
          `about ${title}`,
        ]),
      )
      // Pictures have texts of their own, and links to other collections are beside the showcase.
      await page.locator('[data-thumbnail]').evaluateAll((all) => all.forEach((one) => one.remove()))
      await collections(page).evaluate((nav) => nav.remove())
      const text = await page.getByRole('main').innerText()
      expect(
        text
          .split(/\n+/)
          .map((line) => line.trim())
          .filter(Boolean),
      ).toEqual([
        'Glassmorphic Components',
        'All are cut from one glass. Shape your own in the studio.',
        ...'All Actions Inputs Forms Overlays Feedback Navigation Display Tools'.split(' '),
        ...texts.flat(),
        'Previous',
        `Page ${index + 1} of 3`,
        'Next',
      ])
      await expect(page.getByPlaceholder('Search Components...')).toHaveCount(1)
    }
  })

  test('home, the catalogue and the footer lead to the essentials, and these back to the showcase', async ({
    page,
  }) => {
    for (const [address, within] of [
      ['/', page.getByRole('main')],
      ['/components', collections(page)],
      ['/about', page.getByRole('contentinfo')],
    ] as const) {
      await page.goto(address)
      await within.getByRole('link', { name: 'Essentials' }).click()
      await expect(page, address).toHaveURL('/essentials')
      await expect(page).toHaveTitle(/^Essentials – /)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glassmorphic Essentials')
    }
    await collections(page).getByRole('link', { name: 'Components' }).click()
    await expect(page).toHaveURL('/components')
  })
})

test('the essentials have search, categories and a way back as the showcase has them', async ({
  page,
  open,
}) => {
  await open('/essentials')
  const links = page.getByRole('navigation', { name: 'Categories' })
  await expect(links.getByRole('link')).toHaveText([
    'All',
    ...categoriesOfEssentials.map((category) => categories[category]),
  ])
  await links.getByRole('link', { name: 'Inputs' }).click()
  await expect(page).toHaveURL('/essentials?category=inputs')
  await expect(cards(page).getByRole('heading')).toHaveText(titlesOf('inputs'))
  await cards(page).getByRole('link', { name: 'Learn more' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Switch' })).toBeFocused()
  await page.getByRole('link', { name: 'Back to Essentials' }).click()
  await expect(page).toHaveURL('/essentials?category=inputs')
  await page.getByPlaceholder('Search Essentials...').fill('tabs')
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText('0 components found')
  await links.getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL('/essentials?q=tabs')
  await expect(cards(page).getByRole('heading')).toHaveText(['Tabs'])
})

test('the place where a visitor left one catalogue is not that of another', async ({ page, open }) => {
  await open('/components?page=2')
  await open('/tabs-details')
  await page.getByRole('link', { name: 'Back to Essentials' }).click()
  await expect(page).toHaveURL('/essentials')
})

test('a search of the showcase that only an essential matches shows it below the panel', async ({
  page,
  open,
}) => {
  await open('/components')
  await page.getByRole('searchbox').fill('tabs')
  await expect(page.getByText("Something's missing.")).toBeVisible()
  const found = page.getByRole('region', { name: 'Found in Essentials' })
  await expect(found.getByRole('article').getByRole('heading')).toHaveText(['Tabs'])
  await page.getByRole('searchbox').fill('no such component')
  await expect(page).toHaveURL(/no\+such/)
  await expect(found).toHaveCount(0)
  await page.getByRole('searchbox').fill('switch')
  await found.getByRole('link', { name: 'Essentials' }).click()
  await expect(page).toHaveURL('/essentials?q=switch')
  await expect(cards(page).getByRole('heading')).toHaveText(['Switch'])
})

test('the list beside an essential has only essentials', async ({ page, open }) => {
  await open('/tabs-details')
  const list = page.locator('#category')
  await list.getByText('Other categories').click()
  const others = categoriesOfEssentials.filter((category) => category !== 'navigation')
  await expect(list.getByRole('link')).toHaveText(
    ['navigation' as const, ...others].flatMap((category) => [categories[category], ...titlesOf(category)]),
  )
  const next = page.getByRole('navigation', { name: 'Previous and next component' })
  const place = essentials.findIndex(({ title }) => title === 'Tabs')
  await expect(next.getByRole('link')).toHaveText([
    `Previous ${essentials[place - 1]?.title}`,
    ...essentials.slice(place + 1, place + 2).map(({ title }) => `Next ${title}`),
  ])
})
