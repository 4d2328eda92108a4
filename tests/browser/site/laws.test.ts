import { addresses, addressesOf, documentNotFound, notFound } from '../documents'
import { expect, test, type Page } from '../fixture'
import { recordLayoutShifts } from '../support/layout-shift'
import { setVisitorStyle, unpainted } from '../support/visitor-style'
import { pageLaws } from './support/page-laws'

const targets = [...addresses, notFound]

/** Takes the page back to its start: nothing has the focus, and nothing is scrolled. */
const toStart = (page: Page) =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.scrollTo(0, 0)
  })

for (const target of targets) {
  // One test for all of them: loading the page takes longer than most of the laws.
  test(`${target} keeps the laws of every page`, async ({ page, open, expectConsole }) => {
    if (target === notFound) expectConsole(documentNotFound)
    await recordLayoutShifts(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await open(target)
    for (const [law, { holdsFor = targets, isOfPaint = false, check }] of Object.entries(pageLaws)) {
      if (!holdsFor.includes(target)) continue
      await toStart(page)
      await setVisitorStyle(page, isOfPaint ? '' : unpainted)
      await test.step(law, () => check(page, target))
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('what has focus or the pointer looks so', async ({ page }) => {
    await page.goto('/')
    await page.keyboard.press('Tab')
    await expect(page.locator('.skip-link')).toBeFocused()
    await expect(page.locator('.skip-link')).toBeInViewport()
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' })
    const color = () => link.evaluate((one) => getComputedStyle(one).color)
    const before = await color()
    await link.hover()
    await expect.poll(color).not.toBe(before)
  })

  const withForms = addressesOf(/<form\b/)

  // One test for all of them: a new tab takes longer than all that is looked at.
  test('every page has its heading, each of its links leads to a page, and a disabled form says why', async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(documentNotFound)
    // Most links are on every page.
    const answers = new Map<string, number>()
    for (const target of targets) {
      await test.step(target, async () => {
        await page.goto(target)
        await expect.soft(page.locator('h1'), target).toBeVisible()
        const links = await page
          .locator('a[href^="/"]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
        for (const link of links) {
          if (!answers.has(link)) answers.set(link, (await request.get(link)).status())
          expect.soft(answers.get(link), `${target} has a link to ${link}`).toBe(200)
        }
        if (!withForms.includes(target)) return
        for (const form of await page.locator('main form:has(:disabled)').all()) {
          // Playwright's text matchers skip `noscript`.
          const shown = await form.evaluate((element: HTMLFormElement) => element.innerText)
          expect.soft(shown, target).toContain('This form needs JavaScript')
          await expect.soft(form.locator('[type=submit]'), target).toBeDisabled()
        }
      })
    }
  })
})
