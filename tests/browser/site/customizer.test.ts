import { addressesOf } from '../documents'
import { controls, expect, glassOf, stage, test, type Page } from '../fixture'

const button = (page: Page) => stage(page, 'Themed Button').getByRole('button')
/** Waits until the glass of the button has a tint, as red, green and blue from 0 to 1. */
const expectTint = (page: Page, tint: string, opacity = 0.78) =>
  expect.poll(() => glassOf(button(page), 'background-color')).toBe(`color(srgb ${tint} / ${opacity})`)
const field = (page: Page) =>
  controls(page, 'Themed Button').getByRole('textbox', { name: 'Background color', exact: true })

test('a control changes preview, code and URL, and adds no history entry', async ({ page, open }) => {
  await open('/button-details')
  const entries = await page.evaluate(() => history.length)
  await field(page).fill('#00ff00')
  await expectTint(page, '0 1 0')
  await expect(page.getByRole('region', { name: 'Themed Button', exact: true }).locator('pre')).toContainText(
    'backgroundColor="#00ff00"',
  )
  await expect.poll(() => new URL(page.url()).searchParams.get('backgroundColor')).toBe('#00ff00')
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('a customization is restored by a shared link, after a reload, and on Back', async ({ page, open }) => {
  await open('/button-details?backgroundColor=%2300ff00')
  await expectTint(page, '0 1 0')
  await page.reload()
  await expectTint(page, '0 1 0')
  await field(page).fill('#0000ff')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click()
  await expect(page).toHaveURL('/stories')
  await page.goBack()
  await expectTint(page, '0 0 1', 0.52)
})

test('an invalid color is kept in field, preview and code, but not in the URL', async ({ page, open }) => {
  await open('/button-details')
  await field(page).fill('var(--x)')
  await expect(field(page)).toHaveValue('var(--x)')
  await expect(page.getByRole('region', { name: 'Themed Button', exact: true }).locator('pre')).toContainText(
    'backgroundColor="var(--x)"',
  )
  // A valid value shows when the URL has been written.
  await controls(page, 'Themed Button')
    .getByRole('textbox', { name: 'Border color', exact: true })
    .fill('#00ff00')
  await expect(page).toHaveURL(/borderColor=/)
  expect(new URL(page.url()).searchParams.has('backgroundColor')).toBe(false)
})

test('invalid values in the URL are ignored', async ({ page, open }) => {
  await open('/button-details?backgroundColor=red%3Bcolor%3Ablue&preset=constructor&unknown=1')
  await expectTint(page, '0.992157 0.113725 0.113725')
})

const copyIcon = (page: Page) => page.getByRole('button', { name: 'Copy Basic Usage' }).locator('use')

test('a copied snippet shows a check icon for two seconds', async ({ page, open }) => {
  await open('/button-details')
  // A paused clock: only `runFor` moves it, however slow the machine is.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(copyIcon(page)).toHaveAttribute('href', /[#-]copy$/)
  await page.getByRole('button', { name: 'Copy Basic Usage' }).click()
  await expect(copyIcon(page)).toHaveAttribute('href', /[#-]check$/)
  await page.clock.runFor(1900)
  await expect(copyIcon(page)).toHaveAttribute('href', /[#-]check$/)
  await page.clock.runFor(200)
  await expect(copyIcon(page)).toHaveAttribute('href', /[#-]copy$/)
})

for (const path of addressesOf(/<fieldset[^>]*aria-label="[^"]* controls"/))
  test(`${path}: on a phone, the preview is in sight while any control is turned, and covers none`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(path)
    await page.keyboard.press('Tab')
    const problems = await page.evaluate(() => {
      const found: string[] = []
      for (const controls of document.querySelectorAll('main fieldset[aria-label$=" controls"]')) {
        const section = controls.closest('section')
        const around = section?.querySelector('[data-stage]') ? section : section?.parentElement
        const room = around?.querySelector('[data-stage]')?.parentElement
        if (!room) throw new Error('The controls have no preview.')
        for (const field of controls.querySelectorAll<HTMLElement>('input, select')) {
          field.focus()
          const control = field.getBoundingClientRect()
          const { top, bottom, height } = room.getBoundingClientRect()
          // The first example is shown whole: one that is higher than half of the window leaves no room for its controls.
          const isFirst = controls.parentElement?.querySelector(':scope > [data-frame]') !== null
          if (isFirst && height > innerHeight / 2) continue
          const shown = Math.min(bottom, innerHeight) - Math.max(top, 112)
          if (shown < height * 0.95) found.push(`the preview is out of sight with ${field.id}`)
          const at = document.elementFromPoint(
            control.left + control.width / 2,
            control.top + control.height / 2,
          )
          if (control.width > 1 && !field.contains(at)) found.push(`${field.id} is covered`)
        }
      }
      return found
    })
    expect(problems).toEqual([])
  })
