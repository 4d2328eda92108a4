import type { Locator } from '@playwright/test'
import { addressesOf } from '../documents'
import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'
import { painted } from '../support/painted'

/** The pages of components, except Contact Us: it has nothing to set. */
const pages = addressesOf(/data-static="install"/).filter((path) => path !== '/contact-details')

/** The controls of the page's first stage. */
const first = (page: Page) => page.getByRole('group', { name: / controls$/ }).first()
const stage = (page: Page) => page.locator('[data-stage]').first()
const code = (page: Page) => page.locator('section:has([data-stage]) pre').first()

/** What a control changes only under the pointer. */
const unseen = ['usage-delay', 'usage-position', 'usage-hoverEffect']

/** Gives a field another value. */
async function move(field: Locator): Promise<void> {
  const [tag, type, value, max] = await field.evaluate((element) => {
    const { tagName, type: kind, value: now, max: most } = element as HTMLInputElement
    return [tagName, kind, now, most] as const
  })
  if (tag === 'SELECT') {
    const options = await field.locator('option').allTextContents()
    await field.selectOption(options.find((option) => option !== value) ?? '')
  } else if (type === 'checkbox') await field.setChecked(!(await field.isChecked()))
  else if (type === 'range') await field.press(value === max ? 'Home' : 'End')
  else if (type === 'number') await field.fill(String(Number(value) * 2 + 1))
  else await field.fill(/^(#|rgba)/.test(value) ? '#12ab9c' : `${value}R`)
}

test('lead, command, the first stage, its controls and the start of its code are on the first screen of a laptop', async ({
  page,
  open,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of pages) {
    await open(path)
    await expect.soft(first(page), path).toBeVisible()
    const [lead, command, preview, controls, listing] = await Promise.all(
      [
        page.locator('main > header p'),
        page.getByRole('region', { name: 'Install command' }),
        stage(page),
        first(page),
        code(page),
      ].map((part) => part.boundingBox()),
    )
    if (!lead || !command || !preview || !controls || !listing) throw new Error(`${path} lacks a part.`)
    expect.soft(lead.y, path).toBeLessThan(command.y)
    expect.soft(command.y, path).toBeLessThan(preview.y)
    // A stage higher than the screen shows its middle.
    expect.soft(preview.y + Math.min(240, preview.height), path).toBeLessThanOrEqual(800)
    expect.soft(controls.y + controls.height, path).toBeLessThanOrEqual(800)
    // The first two lines.
    expect.soft(listing.y + 52, path).toBeLessThanOrEqual(800)
    const isBeside = controls.x > preview.x + preview.width && listing.x > preview.x + preview.width
    const isBelow = listing.x > controls.x + controls.width
    expect.soft(isBeside || isBelow, path).toBe(true)
  }
})

for (const path of pages)
  test(`${path}: each control of the first stage changes it and its code`, async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(path)
    const fields = first(page)
      .locator(':is(input:not([type=color], [type=radio]), select)')
      .filter({ visible: true })
    await expect(fields.first()).toBeVisible()
    const ids = await fields.evaluateAll((all) => all.map(({ id }) => id))
    expect(ids.length).toBeGreaterThanOrEqual(2)
    const shown = () => stage(page).evaluate((element) => element.innerHTML)
    const before = await code(page).textContent()
    for (const id of ids) {
      const [html, text] = [await shown(), (await code(page).textContent()) ?? '']
      await move(page.locator(`[id="${id}"]`))
      await expect(code(page), id).not.toHaveText(text, { useInnerText: false })
      if (!unseen.includes(id)) await expect.poll(shown, id).not.toBe(html)
    }
    await expect(page).toHaveURL(/\?/)
    // Without the values, the code is that of the document.
    await open(path)
    expect(await code(page).textContent()).toBe(before)
  })

test('at the defaults, the code is that of the document again', async ({ page, open }) => {
  await open('/pagination-details')
  const block = page.locator('[data-static="usage-code-1"]')
  const html = await block.innerHTML()
  const total = first(page).getByRole('slider', { name: 'Total' })
  await total.press('ArrowRight')
  await expect(code(page)).toContainText('<Pagination total={260} />')
  await expect(page).toHaveURL(/total=260/)
  await expect(page.getByRole('region', { name: 'Install command' })).toContainText('?total=260')
  await total.press('ArrowLeft')
  await expect(block).toBeVisible()
  expect(await block.innerHTML()).toBe(html)
  await expect(page).not.toHaveURL(/total/)
})

test('the controls of the first stage and those of the customizer are the same', async ({ page, open }) => {
  await open('/card-details')
  const customizer = page.getByRole('group', { name: 'Custom Card controls' })
  await first(page).getByRole('radio', { name: 'black' }).check({ force: true })
  await expect(customizer.getByRole('radio', { name: 'black' })).toBeChecked()
  await customizer.getByRole('textbox', { name: 'Text', exact: true }).fill('#ffeeaa')
  await expect(first(page).getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('#ffeeaa')
  await expect(code(page)).toContainText("'--glass-foreground': '#ffeeaa'")
  await expect(code(page)).toContainText('Glass card')
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('a slider on the first stage moves its control, before another control was moved, too', async ({
  page,
  open,
}) => {
  await open('/slider-details')
  await stage(page).getByRole('slider').press('ArrowRight')
  await expect(first(page).getByRole('slider', { name: 'Value' })).toHaveValue('51')
  await expect(code(page)).toContainText('defaultValue={51}')
})

test('the address of a page with such controls installs what it shows', async ({ request }) => {
  const item = async (address: string) => (await request.get(address)).text()
  expect(await item('/r/pagination-demo.json?total=300')).toContain('<Pagination total={300} />')
  expect(await item('/r/pagination-demo.json')).toContain('<Pagination total={250} />')
  expect(await item('/r/button-basic-usage-demo.json?color=%23000000')).toContain('color=\\"#000000\\"')
})

test('the keyboard leads from the stage to the controls, and from them to the code', async ({
  page,
  open,
}) => {
  await open('/accordion-details')
  await stage(page).locator('summary').last().focus()
  await page.keyboard.press('Tab')
  await expect(first(page).getByLabel('Default open')).toBeFocused()
  await first(page).getByRole('checkbox').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy Simple' })).toBeFocused()
})

/** Addresses whose values leave the stage as high as it is: a higher one moves what stands below it. */
const addresses = [
  '/button-details',
  '/popup-details?preset=black',
  '/progress-bar-details?size=lg&progress=90&theme=pop',
  '/accordion-details?collapsible=true',
  '/pagination-details?total=500&maxVisiblePages=9',
]

for (const width of [390, 768, 1280])
  test(`what comes with the controls moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await recordLayoutShifts(page)
    for (const path of addresses) {
      const scripts = await gate(page, '**/*.js')
      await page.goto(path)
      await painted(page)
      scripts.open()
      await expect(first(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect.soft(await layoutShifts(page), path).toEqual([])
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no empty room for controls', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/button-details')
    const [above, below] = await Promise.all([stage(page), code(page)].map((part) => part.boundingBox()))
    expect((below?.y ?? Infinity) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(90)
  })
})
