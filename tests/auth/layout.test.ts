import { painted } from '../browser/support/painted'
import { headingsKey } from '../../src/site/theme/headings/headings'
import { avatar, expect, registered, signInButton, signOutButton, test, type Page } from './fixture'

/** Opens a page, and sums up its layout shifts after the document was parsed. */
async function openAndMeasure(page: Page, path: string, ready: () => Promise<void>): Promise<number> {
  await page.goto(path)
  await ready()
  await painted(page)
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[]
    const [navigation] = performance.getEntriesByType('navigation')
    const parsed = navigation?.domInteractive ?? 0
    return shifts.reduce((sum, { startTime, value }) => (startTime > parsed ? sum + value : sum), 0)
  })
}

const barBoxes = (page: Page) =>
  page
    .getByRole('banner')
    .evaluate((bar) =>
      [...bar.querySelectorAll('a, nav > button')]
        .map((part) => part.getBoundingClientRect())
        .map(({ left, right }) => [Math.round(left), Math.round(right)]),
    )

for (const width of [1280, 768, 390, 320]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('nothing moves when the sign-in button or the account appears, and all of it is in view', async ({
      page,
      signIn,
    }) => {
      // The title of the bar is as wide on each page: none has the font that a page before has kept.
      await page.addInitScript((key) => localStorage.removeItem(key), headingsKey)
      const offered = () => expect(signInButton(page)).toBeEnabled()
      expect(await openAndMeasure(page, '/button-details', offered)).toBe(0)
      await expect(signInButton(page)).toBeInViewport({ ratio: 1 })

      await signIn(await registered())
      const known = () => expect(avatar(page)).toBeVisible()
      expect(await openAndMeasure(page, '/button-details', known)).toBe(0)
      for (const part of [avatar(page), signOutButton(page)]) await expect(part).toBeInViewport({ ratio: 1 })
      const after = await barBoxes(page)

      await test.step('while the session loads, the bar keeps its layout, without a Sign In button', async () => {
        await page.route('**/*.js', () => {})
        await page.goto('/button-details', { waitUntil: 'commit' })
        await expect(page.getByRole('contentinfo')).toBeAttached()
        for (const part of [signInButton(page), avatar(page)]) await expect(part).toBeHidden()
        expect(await barBoxes(page)).toEqual(after)
      })
    })
  })
}
