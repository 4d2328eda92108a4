import { expect, test, type Page } from '../fixture'

const main = (page: Page) => page.getByRole('main')

test('home has its texts and links', async ({ page, open }) => {
  await open('/')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(main(page).getByText('Glass components for React, ready to copy.')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Easy to Use',
    'Customizable',
    'Performant',
    'Try them here',
    'Readable on any backdrop',
    'Start from a glass',
  ])
  await expect(main(page).getByRole('link', { name: 'Browse components' })).toHaveAttribute(
    'href',
    '/components',
  )
  await expect(main(page).getByRole('link', { name: 'Contributors' })).toHaveAttribute(
    'href',
    '/contributors',
  )
  for (const name of ['Source code', 'Star the repo']) {
    const link = main(page).getByRole('link', { name })
    await expect(link).toHaveAttribute('href', 'https://github.com/vitrine-ui/vitrine')
    await expect(link).toHaveAttribute('target', '_blank')
  }
})

test('About Us has its texts, and its footer links to the source repository in a new tab', async ({
  page,
  open,
}) => {
  await open('/about')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect(
    main(page).getByText('Your journey to beautiful, Vitrine components starts here!', { exact: true }),
  ).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    'Our Mission',
    'Who We Welcome',
    "Let's build it together",
  ])
  await expect(main(page).getByRole('heading', { level: 3 })).toHaveText([
    'Developers',
    'Designers',
    'Contributors',
  ])
  const footer = main(page).locator('footer')
  await expect(footer).toContainText('Follow us on social media')
  await expect(footer.getByRole('link')).toHaveAttribute('href', 'https://github.com/vitrine-ui/vitrine')
  await expect(footer.getByRole('link')).toHaveAttribute('target', '_blank')
  const columns = async () =>
    main(page)
      .getByRole('listitem')
      .evaluateAll((cards) => new Set(cards.map((card) => card.getBoundingClientRect().left)).size)
  expect(await columns()).toBe(3)
  await page.setViewportSize({ width: 600, height: 800 })
  expect(await columns()).toBe(1)
})

test('the terms are ten numbered sections, each with a link', async ({ page, open }) => {
  await open('/termsOfUse')
  const titles = [
    'Acceptance of Terms',
    'User Obligations',
    'Intellectual Property',
    'Limitation of Liability',
    'Termination',
    'Modification of Terms',
    'Privacy Policy',
    'Third-Party Links',
    'User-Generated Content',
    'Governing Law',
  ]
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(
    titles.map((title, index) => `${index + 1}. ${title}`),
  )
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link')).toHaveText(titles)
  await expect(contents, 'beside the terms, not below them').toBeInViewport()
  await contents.getByRole('link', { name: 'Third-Party Links' }).click()
  await expect(page).toHaveURL('/termsOfUse#third-party-links')
  await expect(page.getByRole('heading', { name: '8. Third-Party Links' })).toBeInViewport()
})

test('the URL of a term scrolls to it', async ({ page, open }) => {
  await open('/termsOfUse#governing-law')
  await expect(page.getByRole('heading', { name: '10. Governing Law' })).toBeInViewport()
})

test('an unknown address shows the not-found page, whose button leads home', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/the server responded with a status of 404/)
  await open('/no-such-page')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('404 - OOPs !')
  await expect(main(page).getByText("Sorry, we couldn't find the page you are looking for.")).toBeVisible()
  await main(page).getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL('/')
})

test('the not-found page opens the search, and leads on to three pages', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/the server responded with a status of 404/)
  await open('/no-such-page')
  await main(page).getByRole('link', { name: 'Search' }).click()
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await expect(page).toHaveURL('/no-such-page')
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('link', { name: 'Search' })).toBeFocused()
  const ways = main(page).getByRole('listitem').getByRole('link')
  await expect(ways).toHaveText([/^Components/, /^Studio/, /^What's New/])
  await ways.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Glassmorphic Components')
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search of the not-found page is a link to the catalogue', async ({ page, expectConsole }) => {
    expectConsole(/the server responded with a status of 404/)
    await page.goto('/no-such-page')
    await main(page).getByRole('link', { name: 'Search' }).click()
    await expect(page).toHaveURL('/components')
  })
})
