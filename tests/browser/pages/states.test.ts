import { violations } from '../../../scripts/harness/axe'
import { expect, test, type Page } from '../fixture'
import { horizontalOverflow } from '../site/support/text'
import { painted } from '../support/painted'

/** States that a page reaches later. The laws test every page as it opens. */
const states: Record<string, { path: string; reach: (page: Page) => Promise<void> }> = {
  'a donation with errors': {
    path: '/donate',
    reach: async (page) => {
      await page.getByRole('textbox', { name: 'Your Name' }).fill('Ada')
      await page.getByRole('button', { name: 'Donate Now' }).click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(2)
    },
  },
  'a message with an error': {
    path: '/contact',
    reach: async (page) => {
      for (const box of await page.getByRole('textbox').all()) await box.fill('a@b.example')
      await page.getByRole('textbox', { name: 'Message' }).fill('  ')
      await page.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
    },
  },
  'stories, one of them open': {
    path: '/stories',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Read More' }).first().click()
      await expect(page.getByRole('button', { name: 'Read Less' })).toBeVisible()
    },
  },
  'a story that is being sent': {
    path: '/stories',
    reach: async (page) => {
      await page.route('**/api/stories/saveposts', () => new Promise(() => {}))
      await page.getByRole('textbox', { name: 'Title' }).fill('Slow')
      await page.getByRole('textbox', { name: 'Content' }).fill('Slow')
      await page.getByRole('combobox').selectOption('Vitrine Updates')
      await page.getByRole('button', { name: 'Post Story' }).click()
      await expect(page.getByRole('button', { name: 'Posting…' })).toBeVisible()
    },
  },
  'a story that waits for approval': {
    path: '/stories',
    reach: async (page) => {
      await page.route('**/api/stories/saveposts', (route) =>
        route.fulfill({ status: 202, json: { ...route.request().postDataJSON(), id: 'waiting' } }),
      )
      await page.getByRole('textbox', { name: 'Title' }).fill('Patient')
      await page.getByRole('textbox', { name: 'Content' }).fill('Patient')
      await page.getByRole('combobox').selectOption('Vitrine Updates')
      await page.getByRole('button', { name: 'Post Story' }).click()
      await expect(page.getByText('once it has been approved')).toBeVisible()
    },
  },
  'cards of contributors': {
    path: '/contributors',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Next' }).click()
      await expect(page.getByRole('article')).toHaveCount(3)
    },
  },
}

const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3)

for (const [name, { path, reach }] of Object.entries(states)) {
  test(`${name}: no axe violation and no sideways scrolling, wide and narrow, light and dark`, async ({
    page,
    open,
  }) => {
    await page.route('**/api/stories/getposts*', (route) =>
      route.fulfill({
        json: ['Short', longWord].map((title) => ({
          id: title,
          title,
          content: `${longWord}\n`.repeat(8),
          category: 'Vitrine Updates',
          date: '2026-01-31T09:30:00Z',
        })),
      }),
    )
    await open(path)
    await reach(page)
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
}
