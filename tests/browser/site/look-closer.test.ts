import { worstCase } from '../../../src/registry/readability'
import { violations } from '../../../scripts/harness/axe'
import { controls, expect, stage, test, type Page } from '../fixture'
import { painted } from '../support/painted'
import { textsOnGlass } from '../support/text-on-glass'

const opener = (page: Page) => page.getByRole('button', { name: /^Preview options/ })
const tools = (page: Page) => page.getByRole('group', { name: 'Options of all previews' })
const option = (page: Page, name: string) => tools(page).getByRole('radio', { name, exact: true })
/** The handle at the end of the first preview. */
const handle = (page: Page) => page.getByRole('slider', { name: 'Width of the previews' }).first()
const field = (page: Page) => tools(page).getByRole('spinbutton', { name: 'Width in px' })

/** Opens a page and the tools of its previews. */
async function look(page: Page, open: (path: string) => Promise<void>, path: string) {
  await open(path)
  await opener(page).click()
  await expect(tools(page)).toBeVisible()
}

/** How wide each preview of the page is, in px. */
const widths = (page: Page) =>
  page.locator('[data-stage]').evaluateAll((stages) => stages.map((one) => one.getBoundingClientRect().width))

const expectWidth = (page: Page, width: number) =>
  expect.poll(async () => new Set(await widths(page))).toEqual(new Set([width]))

/** A computed style of the first preview. */
const styleOf = (page: Page, property: string) =>
  page
    .locator('[data-stage]')
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** The tints and the texts of all glass in the previews. */
const glassColors = (page: Page) =>
  page.locator('[data-stage] *').evaluateAll((elements) =>
    elements.flatMap((element) => {
      const glass = getComputedStyle(element, '::before')
      return glass.backdropFilter === 'none' ? [] : [[glass.backgroundColor, getComputedStyle(element).color]]
    }),
  )

const query = (page: Page) => new URL(page.url()).search

test('a width is chosen by pointer for every preview, and components answer it', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await look(page, open, '/pricing-details')
  const full = await widths(page)
  const plans = stage(page, 'Example Plans').getByRole('article')
  const columns = async () =>
    new Set(await plans.evaluateAll((all) => all.map((plan) => plan.getBoundingClientRect().x))).size
  await expect.poll(columns).toBe(3)
  await tools(page).getByText('Phone', { exact: true }).click()
  await expectWidth(page, 390)
  await expect.poll(columns).toBe(1)
  await expect.poll(() => query(page)).toBe('?preview-width=phone')
  await tools(page).getByText('Tablet', { exact: true }).click()
  await expectWidth(page, 768)
  await expect.poll(columns).toBe(2)
  await expect.poll(() => query(page)).toBe('?preview-width=tablet')
  await tools(page).getByText('Full', { exact: true }).click()
  await expect.poll(() => query(page)).toBe('')
  await expect.poll(() => widths(page)).toEqual(full)
})

test('everything is chosen by keyboard', async ({ page, open }) => {
  await open('/button-details')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(option(page, 'Full')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(option(page, 'Phone')).toBeChecked()
  await expectWidth(page, 390)
  await page.keyboard.press('Tab')
  await expect(field(page)).toHaveValue('390')
  await page.keyboard.press('ArrowUp')
  await expectWidth(page, 391)
  await page.keyboard.press('Tab')
  await expect(option(page, 'As the page')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => styleOf(page, 'color-scheme')).toBe('dark')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => styleOf(page, 'direction')).toBe('rtl')
  await expect.poll(() => query(page)).toBe('?preview-width=391&preview-scheme=dark&preview-dir=rtl')
  await opener(page).press('Space')
  await expect(tools(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await expect(opener(page)).toHaveAccessibleName('Preview options (391 px, dark, right to left)')
})

test('the end of a preview is moved by keys and dragged, and says where it is', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await look(page, open, '/button-details?preview-width=500')
  await expect(handle(page)).toHaveAttribute('aria-valuetext', '500 px')
  await handle(page).press('ArrowRight')
  await expectWidth(page, 510)
  await handle(page).press('ArrowLeft')
  await handle(page).press('PageUp')
  await expectWidth(page, 600)
  const box = await handle(page).boundingBox()
  if (box === null) throw new Error('The handle has no box.')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 80, y, { steps: 4 })
  await expectWidth(page, 520)
  await page.mouse.up()
  await page.mouse.move(x, y)
  await expectWidth(page, 520)
  await expect(field(page)).toHaveValue('520')
  await expect.poll(() => query(page)).toBe('?preview-width=520')
  await handle(page).press('Home')
  await expectWidth(page, 280)
  await handle(page).press('End')
  await expectWidth(page, 1920)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('a finger moves the end of a preview, and does not scroll the page', async ({ page, open }) => {
    await look(page, open, '/button-details')
    await handle(page).scrollIntoViewIfNeeded()
    const before = (await widths(page))[0] ?? 0
    const scrolled = await page.evaluate(() => window.scrollY)
    const box = await handle(page).boundingBox()
    if (box === null) throw new Error('The handle has no box.')
    const session = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await touch('touchStart', x, y)
    for (const share of [0.25, 0.5, 0.75, 1]) await touch('touchMove', x - 50 * share, y - 80 * share)
    await touch('touchEnd', x - 50, y - 80)
    await expectWidth(page, before - 50)
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  })
})

test('a preview that is wider than its room scrolls inside it, by keyboard too', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open('/spinner?preview-width=phone')
  await expectWidth(page, 390)
  const room = page.getByRole('group', { name: 'Preview', exact: true }).first()
  await expect(room).toBeVisible()
  await room.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => room.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1600, height: 844 })
  await expect(page.getByRole('group', { name: 'Preview', exact: true })).toHaveCount(0)
})

test('a width that no preview can have is said to be wrong, and becomes the nearest bound', async ({
  page,
  open,
}) => {
  await look(page, open, '/card-details?preview-width=phone')
  await field(page).fill('27')
  await expect(tools(page)).toContainText('from 280 to 1920')
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page)).toHaveValue('27')
  await expectWidth(page, 280)
  await field(page).blur()
  await expect(field(page)).toHaveValue('280')
  await field(page).fill('412')
  await expectWidth(page, 412)
  await field(page).fill('')
  await field(page).blur()
  await expect(field(page)).toHaveValue('412')
})

for (const [scheme, other] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`previews are ${other} on a page that stays ${scheme}`, async ({ page, open }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await look(page, open, '/accordion-details')
    const colors = async () => ({
      page: await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor),
      code: await page
        .locator('pre')
        .first()
        .evaluate((code) => getComputedStyle(code).color),
      glass: await glassColors(page),
    })
    const before = await colors()
    expect(before.glass.length).toBeGreaterThan(0)
    await option(page, other === 'dark' ? 'Dark' : 'Light').check({ force: true })
    await expect.poll(() => glassColors(page)).not.toEqual(before.glass)
    const after = await colors()
    expect(after).toMatchObject({ page: before.page, code: before.code })
    await expect.poll(() => query(page)).toBe(`?preview-scheme=${other}`)
    // The same as on a page of that scheme.
    await option(page, 'As the page').check({ force: true })
    await page.emulateMedia({ colorScheme: other })
    await painted(page)
    expect(await glassColors(page)).toEqual(after.glass)
  })
}

test('the verdict says what is painted in a preview whose scheme is not that of its page', async ({
  page,
  open,
}) => {
  for (const [path, name] of [
    ['/button-details', 'Themed Button'],
    ['/card-details', 'Custom Card'],
    ['/authentication-card', 'Login'],
  ] as const)
    for (const scheme of ['light', 'dark'] as const)
      await test.step(`${path}, ${scheme}`, async () => {
        await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'light' : 'dark' })
        await open(`${path}?preview-scheme=${scheme}`)
        const section = page.getByRole('region', { name, exact: true })
        const texts = await textsOnGlass(page, section.locator('[data-stage]').first())
        const worst = Math.min(
          ...texts.map(({ color, tint, opacity }) => worstCase(color, { tint, opacity }).ratio),
        )
        const shown = /– ([\d.]+):1 at worst/.exec(await section.innerText())?.[1]
        // Painted colors are whole numbers.
        expect.soft(Math.abs(Number(shown) - worst), `${path}, ${scheme}`).toBeLessThan(0.15)
      })
})

test('the worst backdrop of a preview is that of its own scheme', async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open('/accordion-details?preview-scheme=dark')
  await page.getByRole('radio', { name: 'Worst case' }).check()
  await expect.poll(() => styleOf(page, 'background-color')).toBe('rgb(255, 255, 255)')
})

test('from right to left, a component is mirrored, and the page is not', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await look(page, open, '/navigation-details')
  const links = stage(page, 'Example').getByRole('link')
  const lefts = () => links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left))
  const before = await lefts()
  expect(before).toEqual(before.toSorted((one, other) => one - other))
  await option(page, 'Right to left').check({ force: true })
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('dir', 'rtl')
  expect(await links.first().evaluate((link) => getComputedStyle(link).direction)).toBe('rtl')
  expect(await lefts()).toEqual((await lefts()).toSorted((one, other) => other - one))
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).direction)).toBe('ltr')
})

test('a component’s own script knows the direction: a slider counts up to the left', async ({
  page,
  open,
}) => {
  await open('/slider-details?preview-dir=rtl')
  const slider = page.locator('[data-stage]').first().getByRole('slider').first()
  const value = Number(await slider.inputValue())
  await slider.press('ArrowLeft')
  expect(Number(await slider.inputValue())).toBeGreaterThan(value)
})

test('the address keeps every choice: after a reload, on Back and Forward, beside a control; the code has none', async ({
  page,
  open,
}) => {
  await open('/button-details')
  const code = await page.locator('pre').allInnerTexts()
  await opener(page).click()
  await option(page, 'Phone').check({ force: true })
  await option(page, 'Dark').check({ force: true })
  await option(page, 'Right to left').check({ force: true })
  const choices = 'preview-width=phone&preview-scheme=dark&preview-dir=rtl'
  await expect.poll(() => query(page)).toBe(`?${choices}`)
  expect(await page.locator('pre').allInnerTexts()).toEqual(code)

  await controls(page, 'Themed Button')
    .getByRole('textbox', { name: 'Background color', exact: true })
    .fill('#00ff00')
  await expect.poll(() => query(page)).toBe(`?${choices}&backgroundColor=%2300ff00`)
  await page.reload()
  await expectWidth(page, 390)
  expect(await styleOf(page, 'color-scheme')).toBe('dark')
  await expect.poll(() => styleOf(page, 'direction')).toBe('rtl')

  await page
    .getByRole('link', { name: '#basic-usage' })
    .or(page.locator('a[href="#props"]').first())
    .first()
    .click()
  await page.goBack()
  await expectWidth(page, 390)
  await expect(page).toHaveURL(new RegExp(`\\?${choices}`))
})

test('a choice is kept for the next page, whose address gets it, and is gone where it is taken back', async ({
  page,
  open,
}) => {
  await look(page, open, '/button-details')
  await option(page, 'Right to left').check({ force: true })
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(page).toHaveURL('/components')
  await page.getByRole('article').first().getByRole('link').click()
  await expect.poll(() => query(page)).toBe('?preview-dir=rtl')
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('dir', 'rtl')
  await opener(page).click()
  await option(page, 'Left to right').check({ force: true })
  await expect.poll(() => query(page)).toBe('')
  await expect(page.locator('[data-stage]').first()).not.toHaveAttribute('dir')
  // The page before has its own address, which says what it showed.
  await page.goBack()
  await expect(page).toHaveURL('/components')
  await page.goBack()
  await expect(page).toHaveURL('/button-details?preview-dir=rtl')
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('dir', 'rtl')
})

test('an address that is opened is not remembered: the next page is as ever', async ({ page, open }) => {
  await open('/button-details?preview-scheme=dark')
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.locator('[data-stage]').first()).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-preview')
  expect(query(page)).toBe('')
})

test('values that mean nothing are as good as none', async ({ page, open }) => {
  await open('/button-details')
  const plain = await widths(page)
  const bad = '?preview-width=wide&preview-scheme=%22%3E%3Cscript%3E&preview-dir=up&preview-zoom=2'
  await open(`/button-details${bad}`)
  expect(await widths(page)).toEqual(plain)
  expect(await styleOf(page, 'color-scheme')).toBe('light dark')
  expect(await styleOf(page, 'direction')).toBe('ltr')
  await expect(page.locator('html')).not.toHaveAttribute('data-preview')
})

test('an address shows its choices before any script file is loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 844 })
  await page.route('**/*.js', () => {})
  await page.goto('/button-details?preview-width=phone&preview-scheme=dark&preview-dir=rtl', {
    waitUntil: 'commit',
  })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expectWidth(page, 390)
  expect(await styleOf(page, 'color-scheme')).toBe('dark')
  expect(await styleOf(page, 'direction')).toBe('rtl')
})

test('what is installed is the same', async ({ page, open, baseURL, request }) => {
  const configured = '/button-details?backgroundColor=%230c2238'
  const address = `${configured}&preview-width=phone&preview-dir=rtl`
  await open(address)
  const project = page.getByRole('region', { name: 'Add to your project' })
  await project.scrollIntoViewIfNeeded()
  await expect(project.locator('code').first()).toHaveText(`npx shadcn@latest add "${baseURL}${configured}"`)
  for (const accept of ['application/vnd.shadcn.v1+json', 'text/markdown']) {
    const [shown, plain] = await Promise.all(
      [address, configured].map(async (path) => (await request.get(path, { headers: { accept } })).text()),
    )
    expect(shown).toBe(plain)
  }
})

test('a preview fills the whole screen with its tools, and the button or the browser’s own way leads back', async ({
  page,
  open,
}) => {
  await look(page, open, '/card-details')
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  const button = (name: string) => tools(page).getByRole('button', { name, exact: true })
  await button('Full screen').click()
  await expect.poll(isFull).toBe(true)
  await expect(button('Exit full screen')).toBeInViewport()
  await expect(page.locator(':fullscreen').getByRole('button', { name: /^Preview options/ })).toHaveCount(0)
  const { room, screen } = await page.evaluate(() => ({
    room: document.fullscreenElement?.getBoundingClientRect().height,
    screen: window.innerHeight,
  }))
  expect(room).toBe(screen)
  expect(await violations(page)).toEqual([])
  await button('Exit full screen').click()
  await expect.poll(isFull).toBe(false)
  await expect(button('Full screen')).toBeFocused()
  await button('Full screen').press('Enter')
  await expect.poll(isFull).toBe(true)
  // Escape belongs to the browser: the page never gets the key, and the headless shell does nothing with it.
  await page.keyboard.press('Escape')
  await page.evaluate(() => document.exitFullscreen())
  await expect.poll(isFull).toBe(false)
  await expect(button('Full screen')).toBeFocused()
  await expect(page.locator('html')).not.toHaveAttribute('data-preview')
})

test('what a preview opens is above it in full screen', async ({ page, open }) => {
  await look(page, open, '/toast-page')
  await tools(page).getByRole('button', { name: 'Full screen' }).click()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  const show = page.locator(':fullscreen [data-stage]').getByRole('button').first()
  await show.click()
  const toast = page.locator(':fullscreen :popover-open').getByRole('button').first()
  await expect(toast).toBeVisible()
  // Playwright clicks only what nothing covers.
  await toast.click()
})

test('there is no button for a full screen that the browser cannot show', async ({ page, open }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false }),
  )
  await look(page, open, '/card-details')
  await expect(tools(page).getByRole('button')).toHaveCount(0)
})

test('a dialog of a narrow, dark preview has the preview’s scheme and the window’s width', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 844 })
  await open('/modal-details?preview-width=280&preview-scheme=dark&preview-dir=rtl')
  await stage(page, 'Basic Usage').getByRole('button', { name: 'Open Modal' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const style = await dialog.evaluate((element) => {
    const { colorScheme, direction } = getComputedStyle(element)
    return { colorScheme, direction, width: element.getBoundingClientRect().width }
  })
  expect(style).toMatchObject({ colorScheme: 'dark', direction: 'rtl' })
  expect(style.width).toBeGreaterThan(280)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('tools that cannot be loaded are reported, and tried again', async ({ page, open, expectConsole }) => {
  expectConsole(/Failed to load resource/)
  await page.route(/preview-tools.*\.js/, (route) => route.abort())
  await open('/card-details')
  await opener(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'The preview options could not be loaded. Check your connection and try again.',
  )
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'false')
  await page.unroute(/preview-tools.*\.js/)
  await opener(page).click()
  await expect(tools(page)).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the tools are loaded only when they are opened', async ({ page, open }) => {
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await open('/card-details?preview-width=phone')
  await page.waitForLoadState('networkidle')
  expect(files.filter((file) => file.includes('preview-tools'))).toEqual([])
  await opener(page).click()
  await expect(tools(page)).toBeVisible()
  expect(files.filter((file) => file.includes('preview-tools'))).not.toEqual([])
})

test('the open tools have no axe violation, and the page does not scroll sideways, wide and narrow', async ({
  page,
  open,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 844 })
  await look(page, open, '/pricing-details?preview-width=tablet&preview-dir=rtl')
  for (const width of [1280, 390]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await painted(page)
        expect.soft(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
      }
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })
  }
})
