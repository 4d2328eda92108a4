import { avatar, expect, registered, signInButton, signOutButton, test, type Page } from './fixture'

/** How far the page has moved by itself since all of the document was there (cumulative layout shift). */
async function openAndMeasure(page: Page, path: string, ready: () => Promise<void>): Promise<number> {
  await page.goto(path)
  await ready()
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const [navigation] = performance.getEntriesByType('navigation')
        const add = (entries: PerformanceObserverEntryList) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & { value: number })[])
            if (entry.startTime > (navigation?.domInteractive ?? 0)) sum += entry.value
        }
        new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true })
        // Two frames later everything that was buffered has been reported.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )
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

    test('nothing moves when the account part appears, and all of it is in view', async ({
      page,
      signIn,
    }) => {
      const offered = () => expect(signInButton(page)).toBeEnabled()
      expect(await openAndMeasure(page, '/button-details', offered)).toBe(0)
      await expect(signInButton(page)).toBeInViewport({ ratio: 1 })

      await signIn(await registered())
      const known = () => expect(avatar(page)).toBeVisible()
      expect(await openAndMeasure(page, '/button-details', known)).toBe(0)
      for (const part of [avatar(page), signOutButton(page)]) await expect(part).toBeInViewport({ ratio: 1 })
      const after = await barBoxes(page)

      await test.step('while the answer is awaited, the bar has its place and no Sign In button', async () => {
        await page.route('**/*.js', () => {})
        await page.goto('/button-details', { waitUntil: 'commit' })
        await expect(page.getByRole('contentinfo')).toBeAttached()
        for (const part of [signInButton(page), avatar(page)]) await expect(part).toBeHidden()
        expect(await barBoxes(page)).toEqual(after)
      })
    })
  })
}
