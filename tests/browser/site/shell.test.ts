import { mockGitHub } from '../../../scripts/harness/mock-github'
import { documentNotFound, notFound } from '../documents'
import { expect, test } from '../fixture'
import { gate } from '../support/gate'
import { painted } from '../support/painted'
import { scrollTo } from '../support/scroll-to'

test('the first Tab focuses a link that skips to the content', async ({ page, open }) => {
  await open('/components')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('on a narrow screen the links are in a menu that works by keyboard', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/components')
  const menu = page.getByRole('button', { name: 'Menu' })
  const stories = page.getByRole('link', { name: 'Stories', exact: true })
  await expect(stories).toBeHidden()
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(stories).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(stories).toBeHidden()
  await expect(menu).toBeFocused()
  await page.keyboard.press('Space')
  await stories.click()
  await expect(page).toHaveURL('/stories')
  await expect(stories).toBeHidden()
})

test('a link in the menu closes it, also when it leads to the page on screen', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/stories')
  const steps = () => page.evaluate(() => window.history.length)
  const before = await steps()
  await page.getByRole('button', { name: 'Menu' }).click()
  const stories = page.getByRole('link', { name: 'Stories', exact: true })
  await expect(stories).toHaveAttribute('aria-current', 'page')
  await stories.press('Enter')
  await expect(stories).toBeHidden()
  await expect(page).toHaveURL('/stories')
  expect(await steps()).toBe(before)
})

test('with Ctrl, a link opens in a tab of its own, and the page stays', async ({ page, open }) => {
  await open('/components')
  const card = page.getByRole('article').first()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  const opened = page.context().waitForEvent('page')
  await card.getByRole('link').click({ modifiers: ['Control'] })
  await expect((await opened).getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL('/components')
})

test('following a link loads no document', async ({ page, open }) => {
  await mockGitHub(page.context())
  await open('/components')
  await page.evaluate(() => document.documentElement.setAttribute('data-stays', ''))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contributors' }).click()
  await expect(page).toHaveURL('/contributors')
  await page.getByRole('link', { name: 'Components', exact: true }).first().click()
  await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Forms' }).click()
  await expect(page).toHaveURL('/components?category=forms')
  await expect(page.locator('html')).toHaveAttribute('data-stays', '')
})

test('following a link changes the title, focuses the heading and scrolls to the top', async ({
  page,
  open,
}) => {
  await open('/button-details')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Stories', exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(/^Stories/)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('Back restores the scroll position', async ({ page, open }) => {
  await open('/button-details')
  await scrollTo(page, 900)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
})

test('a link to a section scrolls to it, and Back restores the scroll position', async ({ page, open }) => {
  const scrolled = () => page.evaluate(() => window.scrollY)
  await open('/button-details')
  await scrollTo(page, 300)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Keyboard' }).click()
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeInViewport()
  await scrollTo(page, 100)
  await page.evaluate(() => (window.location.hash = 'nothing-here'))
  await expect(page).toHaveURL(/#nothing-here$/)
  await painted(page)
  expect(await scrolled()).toBe(100)
  await page.goBack()
  await expect(page).toHaveURL(/#keyboard$/)
  await expect.poll(scrolled).toBe(100)
  await page.goBack()
  await expect.poll(scrolled).toBe(300)
  await page.goForward()
  await expect.poll(scrolled).toBe(100)
})

test('the chosen color scheme is kept after a reload, and applied before hydration', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open('/')
  const scheme = page.getByRole('button', { name: /Color scheme/ })
  await scheme.click()
  await scheme.click()
  await expect(scheme).toHaveAccessibleName('Color scheme: dark')
  const dark = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const scripts = await gate(page, '**/*.js')
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(dark)
  scripts.open()
})

test('a page with a trailing slash has a canonical link without it', async ({ page, open }) => {
  for (const path of ['/button-details/', '/components/', '/stories/']) {
    await open(path)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`${path.slice(0, -1)}$`),
    )
  }
})

test('an escaped address is that of the page, and a page that is not there has none', async ({
  page,
  open,
  expectConsole,
}) => {
  await open('/%61bout?a=1#our-mission')
  await expect(page).toHaveURL('/about?a=1#our-mission')
  await expect(page.locator('nav a[href="/about"]').first()).toHaveAttribute('aria-current', 'page')
  await page.locator('nav a[href="/contact"]').first().click()
  await expect(page).toHaveTitle(/^Get in Touch/)
  expectConsole(documentNotFound)
  await open(notFound)
  await expect(page.locator('link[rel=canonical][href]')).toHaveCount(0)
})

test('every rule of the site is in a cascade layer, whose order index.html states', async ({
  page,
  open,
}) => {
  const layersOf = () =>
    page.evaluate(() => {
      // Components have layers of their own: the rules of thumbnails stand apart.
      const ofSite = [...document.styleSheets].filter(
        ({ ownerNode }) => !(ownerNode instanceof Element && ownerNode.matches('[data-thumbnails]')),
      )
      const sheets = ofSite.map(({ cssRules }) => [...cssRules])
      const [statement] = sheets.flat().filter((rule) => rule instanceof CSSLayerStatementRule)
      // A statement names layers and holds no rule.
      const rules = sheets.flat().filter((rule) => !(rule instanceof CSSLayerStatementRule))
      const isLayer = (rule: CSSRule) => rule instanceof CSSLayerBlockRule
      // Of what components share, it keeps the page's rules without a layer away.
      const isGuard = ({ cssText }: CSSRule) => /^:where\(.*\{ all: revert-layer; \}$/.test(cssText)
      return {
        order: [...(statement?.nameList ?? [])],
        outside: rules
          .filter((rule) => !isLayer(rule) && !isGuard(rule))
          .map(({ cssText }) => cssText.slice(0, 80)),
        layers: [...new Set(rules.filter(isLayer).map(({ name }) => name))],
      }
    })
  const found = new Set<string>()
  // The page of the checkbox shows no component.
  for (const path of ['/components', '/checkbox']) {
    await open(path)
    const { order, outside, layers } = await layersOf()
    expect(order).toEqual(['theme', 'ui', 'app', 'site', 'docs', 'pages'])
    expect(outside).toEqual([])
    for (const layer of layers) found.add(layer)
  }
  // The material of the components, and what many of them share, come with what detail pages share.
  for (const layer of found) if (layer.startsWith('components.vitrine')) found.delete(layer)
  expect([...found].toSorted()).toEqual(['app', 'docs', 'pages', 'site', 'theme', 'ui'])
})

test('the footer appears on leaving home, and disappears on returning', async ({ page, open }) => {
  await open('/')
  await page.getByRole('link', { name: 'Browse components' }).click()
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})
