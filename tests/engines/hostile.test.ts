import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../browser/family/fixture'
import { resets, rooms, type HostilePage } from './hostile-pages'
import { differences, looksOf } from './support/looks'
import { overflowing } from './support/overflow'

type OpenFamily = (options: { readonly query?: string }) => Promise<void>

async function openHostile(
  page: Page,
  openFamily: OpenFamily,
  { css = '', width = 1280, dir, lang, in: around }: HostilePage,
) {
  await page.setViewportSize({ width, height: 900 })
  const asked = Object.entries({ dir, lang, in: around }).flatMap(([name, value]) =>
    value ? [`${name}=${value}`] : [],
  )
  await openFamily({ query: asked.join('&') })
  if (css !== '') await page.addStyleTag({ content: css })
}

/** The texts of a dialog that lie under its first button. */
const textsUnderButton = (dialog: Locator) =>
  dialog.evaluate((root) => {
    const button = root.querySelector('button')
    const box = button?.getBoundingClientRect()
    if (!box) return ['There is no button.']
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (button?.contains(text)) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const { left, right, top, bottom } of range.getClientRects())
        if (left < box.right && right > box.left && top < box.bottom && bottom > box.top)
          covered.push(text.nodeValue ?? '')
    }
    return covered
  })

/** What a component inherits from its page, such as the height of lines, is the page's to choose. Here it stays the same. */
const ownText = 'section { all: initial !important; display: block !important; padding: 1.5rem !important }'

test('a style sheet of the page that resets elements changes nothing about a component', async ({
  page,
  openFamily,
}) => {
  await openHostile(page, openFamily, { css: ownText })
  const before = await looksOf(page)
  for (const [name, { css = '', changes }] of Object.entries(resets))
    await test.step(name, async () => {
      const sheet = await page.addStyleTag({ content: css })
      expect.soft(differences(before, await looksOf(page), changes), name).toEqual([])
      await sheet.evaluate((element) => element.parentNode?.removeChild(element))
    })
})

test('a spinner keeps its size in a crowded flex row', async ({ page, openFamily }) => {
  const crowded = "section { display: flex } section::after { content: ''; flex: 0 0 100% }"
  await openHostile(page, openFamily, { css: crowded })
  const ring = page.locator("[aria-label='spinner, Basic Usage'] [role=status] > span").first()
  expect(await ring.evaluate((one) => one.getBoundingClientRect().width)).toBe(40)
})

test('the figures of Statistic stand four in a row, two in a row or one below the other', async ({
  page,
  openFamily,
}) => {
  await openHostile(page, openFamily, { css: 'body { display: block !important }' })
  for (const width of [1280, 720, 600, 500, 400, 320]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page
      .locator("[aria-label^='statistic'] li")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top))
    const rows = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length)
    expect([4, 2, 1], `${width} px: ${rows.join(' + ')}`).toContain(rows[0])
    expect(new Set(rows).size, `${width} px: ${rows.join(' + ')}`).toBe(1)
  }
})

/** Where things stand on somebody else's page. All steps share one page: loading it takes far longer. */
const steps: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'nothing sticks out or is cut off': async (page) => {
    expect.soft(await overflowing(page)).toEqual([])
  },
  'sizes that a prop names hold': async (page) => {
    const sizes = (selector: string, side: 'width' | 'height') =>
      page
        .locator(selector)
        .evaluateAll((all, side) => all.map((one) => one.getBoundingClientRect()[side]), side)
    expect
      .soft(await sizes('[aria-label^=spinner] [role=status] > span:first-child', 'width'))
      .toEqual([40, 40, 40])
    expect.soft(await sizes('[aria-label="progress-bar, Sizes"] progress', 'height')).toEqual([8, 16, 24])
  },
  'the dialog of a modal stands in the middle of the window': (page) => expectDialog(page, 'Open Modal'),
  'the dialog of a popup stands in the middle of the window': (page) => expectDialog(page, 'Open Popup'),
  'the list of a dropdown stands below its button': async (page) => {
    const button = page.getByRole('button', { name: 'Select an option' }).first()
    await button.click()
    // A select for several choices is a list, too.
    const shown = page.locator('[aria-label^=dropdown]').getByRole('listbox')
    const [list, toggle] = await Promise.all([shown.boundingBox(), button.boundingBox()])
    if (list === null || toggle === null) throw new Error('There is no list, or no button.')
    expect.soft(list.y).toBeGreaterThanOrEqual(toggle.y + toggle.height - 1)
    expect.soft(list.y - toggle.y - toggle.height).toBeLessThan(24)
    expect.soft(Math.abs(list.x - toggle.x)).toBeLessThan(24)
    await page.keyboard.press('Escape')
  },
  'a tooltip stands at its element': async (page) => {
    const button = page.getByRole('button', { name: 'Hover me' })
    await button.hover()
    const [tip, anchor] = await Promise.all([page.getByRole('tooltip').boundingBox(), button.boundingBox()])
    if (tip === null || anchor === null) throw new Error('There is no tooltip, or no button.')
    expect.soft(tip.y + tip.height).toBeGreaterThan(anchor.y - 4)
    expect.soft(tip.y + tip.height).toBeLessThan(anchor.y + 4)
    expect.soft(Math.abs(tip.x + tip.width / 2 - anchor.x - anchor.width / 2)).toBeLessThan(24)
    await page.mouse.move(0, 0)
  },
  'a toast stands in its corner of the window': async (page) => {
    await page.getByRole('button', { name: 'Show Toast' }).click()
    const toast = page
      .getByRole('article')
      .filter({ has: page.getByRole('button', { name: /^Close/ }) })
      .first()
    await expect(toast).toBeVisible()
    const box = await toast.boundingBox()
    const window = page.viewportSize()
    if (box === null || window === null) throw new Error('There is no toast, or no window.')
    const corner = await page.evaluate(
      () => 2.5 * parseFloat(getComputedStyle(document.documentElement).fontSize),
    )
    expect.soft(box.x).toBeGreaterThanOrEqual(0)
    expect.soft(window.width - box.x - box.width).toBeGreaterThanOrEqual(0)
    expect.soft(window.width - box.x - box.width).toBeLessThan(corner)
    expect.soft(window.height - box.y - box.height).toBeLessThan(corner)
  },
}

async function expectDialog(page: Page, trigger: string) {
  await page.getByRole('button', { name: trigger }).first().click()
  const dialog = page.locator('section dialog[open]')
  const box = await dialog.boundingBox()
  const window = page.viewportSize()
  if (box === null || window === null) throw new Error('There is no dialog, or no window.')
  expect.soft(Math.abs(box.x * 2 + box.width - window.width)).toBeLessThan(20)
  expect.soft(Math.abs(box.y * 2 + box.height - window.height)).toBeLessThan(4)
  expect.soft(box.x).toBeGreaterThanOrEqual(0)
  expect.soft(box.y).toBeGreaterThanOrEqual(0)
  expect.soft(await textsUnderButton(dialog)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

for (const [name, hostile] of Object.entries({ ...rooms, ...resets }))
  test(`everything stands where it should on ${name}`, async ({ page, openFamily }) => {
    await openHostile(page, openFamily, hostile)
    for (const [what, step] of Object.entries(steps)) await test.step(what, () => step(page))
  })
