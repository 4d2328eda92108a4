import { basename, dirname } from 'node:path'
import { screenFiles } from '../../../scripts/entry/registry-folders'
import { violations } from '../../../scripts/harness/axe'
import { least, worstCase } from '../../../src/registry/readability'
import { expect, type Page } from '../fixture'
import { textsOnGlass, type TextOnGlass } from '../support/text-on-glass'
import { test } from './fixture'
import { pixelContrasts } from './support/pixel-contrast'

/** The widths of the containers that screens are made for, in px, with the padding of the page. */
const widths = [320, 600, 900].map((width) => width + 48)

/** Shows each panel of a screen's tabs, one after the other; a screen without tabs as it is. */
async function forEachPanel(page: Page, look: (name: string) => Promise<void>) {
  const tabs = await page.locator('[data-stage]').getByRole('tab').all()
  if (tabs.length === 0) await look('the screen')
  for (const tab of tabs) {
    await tab.click()
    await look(await tab.innerText())
  }
}

/** A glass that no component has, in both schemes, with the least contrast that is allowed. */
const otherGlass = `:root {
  --glass-tint: light-dark(#fff1d6, #14201a);
  --glass-foreground: light-dark(#4a1d00, #d9ffe9);
  --glass-tint-opacity: 0.9;
  --glass-radius: 4px;
}`

/** The texts that nothing of glass is behind. `textsOnGlass` has added what finds it. */
const textsOffGlass = (page: Page) =>
  page.locator('[data-stage]').evaluate((stage) => {
    const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement: element, textContent: text } = node
      if (element === null || text === null || text.trim() === '' || !element.checkVisibility()) continue
      if (element.matches('style, option') || element.offsetWidth <= 1) continue
      if (window.glassBehind(element, stage, true) === undefined) found.push(text)
    }
    return found
  })

// The page is built before the first test of a worker, which may take long beside others.
test.describe.configure({ timeout: 90_000 })

for (const file of screenFiles()) {
  const name = basename(dirname(file))

  test.describe(name, () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      test.describe(`in ${colorScheme}`, () => {
        test.use({ colorScheme })

        test('axe finds nothing, and nothing is wider than its container', async ({ page, openFamily }) => {
          for (const width of widths) {
            await page.setViewportSize({ width, height: 900 })
            await openFamily({ query: `screen=${name}` })
            await forEachPanel(page, async (panel) => {
              expect.soft(await violations(page), `${panel}, ${width} px`).toEqual([])
              const wide = await page.locator('[data-stage]').evaluate((stage) => stage.scrollWidth)
              expect.soft(wide, `${panel}, ${width} px`).toBeLessThanOrEqual(width)
            })
            expect(await page.locator('[data-stage] *').count()).toBeLessThanOrEqual(1000)
          }
        })

        test('every text stands on glass and is readable over any backdrop, in another glass, too', async ({
          page,
          openFamily,
        }) => {
          await openFamily({ query: `screen=${name}` })
          for (const css of [':root {}', otherGlass]) {
            await page.addStyleTag({ content: css })
            await forEachPanel(page, async (panel) => {
              const texts = await textsOnGlass(page)
              expect(texts.length).toBeGreaterThan(10)
              expect(await textsOffGlass(page)).toEqual([])
              const leastOf = ({ isLarge }: TextOnGlass) => (isLarge ? least.large : least.text)
              const low = texts.filter((text) => worstCase(text.color, text).ratio < leastOf(text))
              // A gradient on the glass counts for nothing there: what is painted decides.
              const painted = await pixelContrasts(page, low)
              const faint = low.filter((text, index) => (painted[index] ?? 0) < leastOf(text))
              expect
                .soft(
                  faint.map(({ text, color, tint }) => `${text}: ${color} on ${tint}`),
                  panel,
                )
                .toEqual([])
            })
          }
        })
      })
    }
  })
}

test.describe('the message centre', () => {
  const inbox = (page: Page) => page.getByRole('list', { name: 'Conversations' }).getByRole('button')
  const isFocused = (page: Page, text: string) =>
    expect(page.locator(':focus').filter({ hasText: text })).toHaveCount(1)

  test('keeps focus when the last conversation goes and when all come back', async ({ page, openFamily }) => {
    await openFamily({ query: 'screen=messages' })
    const leave = {
      Archive: () => page.getByRole('button', { name: 'Archive', exact: true }).press('Enter'),
      Delete: async () => {
        await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
        await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).press('Enter')
      },
    }
    for (const last of ['Archive', 'Delete'] as const) {
      while ((await inbox(page).count()) > 1) await leave.Archive()
      await leave[last]()
      await isFocused(page, 'All done')
      await page.getByRole('button', { name: 'Bring them back' }).press('Enter')
      await isFocused(page, 'Reply to')
      await expect(inbox(page)).not.toHaveCount(0)
    }
  })

  test('tells how many conversations are new, down to one and none', async ({ page, openFamily }) => {
    await openFamily({ query: 'screen=messages' })
    const unread = inbox(page).filter({ hasText: 'Unread' })
    await expect(page.getByText('2 conversations are new.')).toBeVisible()
    await unread.first().click()
    await expect(page.getByText('1 conversation is new.')).toBeVisible()
    await unread.first().click()
    await expect(page.getByText('Everything is read.')).toBeVisible()
  })
})
