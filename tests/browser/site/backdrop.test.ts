import { expect, test, type Page } from '../fixture'

const stage = (page: Page) => page.locator('[data-stage]').first()
const picker = (page: Page) => page.getByRole('group', { name: 'Backdrop', exact: true })
const swatch = (page: Page, name: string) => picker(page).getByRole('radio', { name, exact: true })
const background = (page: Page) => stage(page).evaluate((element) => getComputedStyle(element).background)

test('a backdrop is behind every preview, by keyboard, on the next page and after a reload, and never in the code', async ({
  page,
  open,
}) => {
  await open('/card-details')
  const code = await page.locator('pre').allInnerTexts()
  await swatch(page, 'Dusk').focus()
  for (const name of ['Light picture', 'Night picture', 'Stripes']) {
    await page.keyboard.press('ArrowRight')
    await expect(swatch(page, name)).toBeFocused()
  }
  await expect(swatch(page, 'Stripes')).toBeChecked()
  for (const one of await page.locator('[data-stage]').all())
    expect(await one.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
      'repeating-linear-gradient',
    )
  expect(await page.locator('pre').allInnerTexts()).toEqual(code)
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(swatch(page, 'Stripes')).toBeChecked()
  await page.reload()
  await expect(swatch(page, 'Stripes')).toBeChecked()
  expect(await background(page)).toContain('repeating-linear-gradient')
})

test('glass has something behind it from the first paint; a phone asks for no picture, and a wide window for one', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  const pictures = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/dusk-')) pictures.add(request.url())
  })
  await page.route(/\.css$/, (route) => route.abort())
  await page.goto('/card-details')
  expect(await background(page)).toMatch(/radial-gradient.*radial-gradient.*linear-gradient/)
  await page.unroute(/\.css$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/card-details')
  expect(pictures.size).toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => pictures.size).toBe(1)
  await expect.poll(() => background(page)).toContain('/dusk-')
})

test('the worst case is the backdrop that the verdict found', async ({ page, open }) => {
  await open('/card-details')
  await swatch(page, 'Worst case').check()
  const custom = page.getByRole('region', { name: 'Custom Card', exact: true })
  const worst = () =>
    custom
      .locator('[data-stage]')
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  // Black text on a light tint is least readable over black, white text on a dark tint over white.
  await expect.poll(worst).toBe('rgb(0, 0, 0)')
  await custom.getByRole('radio', { name: 'black', exact: true }).check({ force: true })
  await expect.poll(worst).toBe('rgb(255, 255, 255)')
})

/** A picture of one red pixel. */
const red = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=='

test('a picture of the visitor’s own is shown and sent nowhere; another file is refused with a reason', async ({
  page,
  open,
}) => {
  await open('/card-details')
  const asked: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(request.url())
  })
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await picker(page).getByRole('button', { name: 'Your own picture …' }).click()
    await (await chooser).setFiles(file)
  }
  await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') })
  await expect(page.getByRole('alert')).toHaveText('“notes.txt” is not a picture that can be shown.')
  await expect(swatch(page, 'Dusk')).toBeChecked()
  await choose({ name: 'red.png', mimeType: 'image/png', buffer: Buffer.from(red, 'base64') })
  await expect(swatch(page, 'Your own picture')).toBeChecked()
  expect(await background(page)).toContain('data:image/png')
  await expect(page.getByRole('alert')).toHaveCount(0)
  // It stays beside the others.
  await swatch(page, 'White').check()
  expect(await background(page)).toContain('rgb(255, 255, 255)')
  await swatch(page, 'Your own picture').check()
  expect(await background(page)).toContain('data:image/png')
  expect(asked).toEqual([])
})
