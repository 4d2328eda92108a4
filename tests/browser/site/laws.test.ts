import { violations } from '../../../scripts/harness/axe'
import { addresses, documentNotFound, notFound } from '../documents'
import { expect, test } from '../fixture'
import { painted } from '../support/painted'
import { horizontalOverflow } from './support/text'

const targets = [...addresses, notFound]

/** What each address has answered: most links are on every page. */
const answers = new Map<string, number>()

for (const target of targets) {
  // One test for all of it: loading the page takes longer than most checks. What changes the page comes last.
  test(`${target} has what every page has, no axe violation, wide and narrow, light and dark, and copies what it shows`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (target === notFound) expectConsole(documentNotFound)
    // It runs axe four times.
    test.slow()
    await open(target)
    await test.step('it has one h1, one main, one footer (none on home), a title, unique ids, and every icon it uses', async () => {
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('main')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(target === '/' ? 0 : 1)
      expect(await page.title()).toContain('Vitrine')
      const ids = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
      const icons = await page
        .locator('use')
        .evaluateAll((uses) => uses.map((use) => use.getAttribute('href') ?? ''))
      for (const icon of new Set(icons)) {
        const [sprite = '', id = ''] = icon.split('#')
        const svg = sprite === '' ? await page.content() : await (await page.request.get(sprite)).text()
        expect(svg).toContain(`<symbol id="${id}"`)
      }
    })

    await test.step('it has no axe violation and does not scroll sideways, wide and narrow, light and dark', async () => {
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 844 })
        expect(await horizontalOverflow(page), `${width} px`).toBeLessThanOrEqual(0)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await painted(page)
          expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
        }
      }
    })

    await test.step('it copies what it shows', async () => {
      await page.setViewportSize({ width: 1280, height: 720 })
      for (const file of await page.locator('[aria-labelledby=source] details').all()) {
        await file.locator('summary').click()
        await expect(file).toHaveAttribute('open')
        // A file is loaded when it is opened. Until then, it would push the next one away from the pointer.
        await expect(file.locator('[data-file]')).toHaveCount(0)
      }
      // The pointer may come to rest on a link, whose page is then rendered ahead, hidden.
      const blocks = page.locator('main:visible figure:has(pre)')
      for (let index = 0; index < (await blocks.count()); index++) {
        const block = blocks.nth(index)
        await block.getByRole('button', { name: /^Copy / }).click()
        const shown = await block.locator('pre').evaluate((element) => element.textContent)
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown)
      }
    })
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

  for (const target of targets) {
    test(`${target} has its heading, and each of its links leads to a page`, async ({
      page,
      request,
      expectConsole,
    }) => {
      if (target === notFound) expectConsole(documentNotFound)
      await page.goto(target)
      await expect(page.locator('h1')).toBeVisible()
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const link of links) {
        if (!answers.has(link)) answers.set(link, (await request.get(link)).status())
        expect(answers.get(link), link).toBe(200)
      }
    })
  }
})
