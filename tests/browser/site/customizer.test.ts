import { expect, stage, test, type Page } from '../fixture'

const button = (page: Page) => stage(page, 'Themed Button').getByRole('button')
const field = (page: Page) => page.getByRole('textbox', { name: 'Background color', exact: true })

test('a knob changes preview, code and URL together, and adds no history entry', async ({ page, open }) => {
  await open('/button-details')
  const entries = await page.evaluate(() => history.length)
  await field(page).fill('#00ff00')
  await expect(button(page)).toHaveCSS('background-color', 'rgb(0, 255, 0)')
  await expect(page.getByRole('region', { name: 'Themed Button', exact: true }).locator('pre')).toContainText(
    'backgroundColor="#00ff00"',
  )
  await expect.poll(() => new URL(page.url()).searchParams.get('backgroundColor')).toBe('#00ff00')
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('a customization is there again after a reload, from a shared link, and on Back', async ({
  page,
  open,
}) => {
  await open('/button-details?backgroundColor=%2300ff00')
  await expect(button(page)).toHaveCSS('background-color', 'rgb(0, 255, 0)')
  await page.reload()
  await expect(button(page)).toHaveCSS('background-color', 'rgb(0, 255, 0)')
  await field(page).fill('#0000ff')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click()
  await expect(page).toHaveURL('/stories')
  await page.goBack()
  await expect(button(page)).toHaveCSS('background-color', 'rgb(0, 0, 255)')
})

test('a text that is no color stays in field, preview and code, and stays out of the URL', async ({
  page,
  open,
}) => {
  await open('/button-details')
  await field(page).fill('var(--x)')
  await expect(field(page)).toHaveValue('var(--x)')
  await expect(page.getByRole('region', { name: 'Themed Button', exact: true }).locator('pre')).toContainText(
    'backgroundColor="var(--x)"',
  )
  expect(new URL(page.url()).search).toBe('')
})

test('nothing that is no value of a control enters from the URL', async ({ page, open }) => {
  await open('/button-details?backgroundColor=red%3Bcolor%3Ablue&preset=constructor&unknown=1')
  await expect(button(page)).toHaveCSS('background-color', 'rgb(253, 29, 29)')
})

const icon = (page: Page) => page.getByRole('button', { name: 'Copy Basic Usage' }).locator('use')

test('a copied snippet shows a check for two seconds', async ({ page, open }) => {
  await page.clock.install()
  await open('/button-details')
  await expect(icon(page)).toHaveAttribute('href', /#copy$/)
  await page.getByRole('button', { name: 'Copy Basic Usage' }).click()
  await expect(icon(page)).toHaveAttribute('href', /#check$/)
  await page.clock.runFor(1900)
  await expect(icon(page)).toHaveAttribute('href', /#check$/)
  await page.clock.runFor(200)
  await expect(icon(page)).toHaveAttribute('href', /#copy$/)
})

// A site without TLS has no clipboard at all.
for (const situation of ['refused', 'missing'] as const) {
  test(`a ${situation} clipboard changes nothing and writes nothing to the console`, async ({
    page,
    open,
  }) => {
    await open('/button-details')
    await page.evaluate((isMissing) => {
      const value = isMissing ? undefined : { writeText: () => Promise.reject(new Error('refused')) }
      Object.defineProperty(navigator, 'clipboard', { value })
    }, situation === 'missing')
    await page.getByRole('button', { name: 'Copy Basic Usage' }).click()
    // What goes wrong in a promise comes to light a little later.
    await page.evaluate(() => new Promise((later) => setTimeout(later, 50)))
    await expect(icon(page)).toHaveAttribute('href', /#copy$/)
  })
}
