import { expect, holdAnimations, slideOf, test, withMotion, type Page } from '../fixture'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('where less motion is preferred, the pill of the chosen tab just appears', async ({ page, open }) => {
  await open('/generator')
  await tab(page, 'Tailwind CSS').click()
  await expect(tab(page, 'Tailwind CSS')).toHaveAttribute('aria-selected', 'true')
  expect(await slideOf(tab(page, 'Tailwind CSS'))).toEqual([])
})

test.describe('where motion is welcome', () => {
  test.use(withMotion)

  test('the pill of the chosen tab slides there from the one before', async ({ page, open }) => {
    await open('/generator')
    await holdAnimations(page)
    await tab(page, 'Tailwind CSS').click()
    expect(await slideOf(tab(page, 'Tailwind CSS'))).toEqual([
      expect.stringMatching(/^translateX\(-\d[^)]*px\) scaleX\(/),
    ])
    await page.keyboard.press('ArrowLeft')
    expect(await slideOf(tab(page, 'Custom CSS'))).toEqual([expect.stringMatching(/^translateX\(\d/)])
  })
})
