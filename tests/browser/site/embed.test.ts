import { startStaticHost } from '../../../scripts/harness/static-host'
import { siteFolder } from '../../../scripts/harness/styling'
import { copied, expect, type Page } from '../fixture'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'
import { test } from './support/elsewhere'

const frameOf = (page: Page) => page.frameLocator('iframe')

test('a page of another site shows a component with the values of its address, for mouse and keyboard', async ({
  page,
  openElsewhere,
  baseURL,
}) => {
  await openElsewhere(
    `<button>Before</button><iframe src="${baseURL}/embed/slider?defaultValue=40&nobody=1" title="Slider"></iframe>`,
  )
  const slider = frameOf(page).getByRole('slider')
  await expect(slider).toHaveValue('40')
  const link = frameOf(page).getByRole('link', { name: 'Slider – Vitrine' })
  await page.getByRole('button', { name: 'Before' }).focus()
  await page.keyboard.press('Tab')
  await expect(slider).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('41')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  // The link leads to the page as the frame is now.
  await expect(link).toHaveAttribute('href', /[?&]defaultValue=41(&|$)/)
  const opened = page.context().waitForEvent('page')
  await page.keyboard.press('Enter')
  await expect((await opened).getByRole('slider').first()).toHaveValue('41')
  // Nothing of the host is in the address of the link, and the new page cannot reach it.
  expect(await (await opened).evaluate(() => window.opener === null)).toBe(true)
})

test('in a sandbox, a component works without storage, and without an exception', async ({
  page,
  openElsewhere,
  baseURL,
}) => {
  await openElsewhere(
    `<iframe src="${baseURL}/embed/slider?defaultValue=40" title="Slider" sandbox="allow-scripts"></iframe>`,
  )
  const slider = frameOf(page).getByRole('slider')
  await expect(slider).toHaveValue('40')
  expect(await slider.evaluate(() => window.origin)).toBe('null')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue('41')
  await expect(frameOf(page).getByRole('link')).toHaveAttribute('href', /[?&]defaultValue=41(&|$)/)
})

test('without scripts, a frame shows the defaults', async ({
  page,
  openElsewhere,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/Blocked script execution/)
  await openElsewhere(`<iframe src="${baseURL}/embed/button?text=Other" title="Button" sandbox></iframe>`)
  await expect(frameOf(page).getByRole('button', { name: 'Click me' })).toBeVisible()
  await expect(frameOf(page).getByRole('link')).toHaveAttribute('href', '/button-details')
})

test('no page of the site can be framed', async ({ page, openElsewhere, baseURL, expectConsole }) => {
  expectConsole(/frame-ancestors 'none'/)
  await openElsewhere(`<iframe src="${baseURL}/button-details" title="Button"></iframe>`)
  await expect(frameOf(page).locator('main')).toHaveCount(0)
})

test('the address chooses the scheme and the direction, and else the frame’s surroundings do', async ({
  page,
}) => {
  const schemeOf = () => page.locator('[data-stage]').evaluate((stage) => getComputedStyle(stage).colorScheme)
  const backgroundOf = () =>
    page
      .getByRole('link')
      .last()
      .evaluate((link) => getComputedStyle(link).backgroundColor)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/embed/button')
  const light = await backgroundOf()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(backgroundOf).not.toBe(light)
  await page.goto('/embed/button?preview-scheme=light&preview-dir=rtl&preview-width=phone')
  expect(await schemeOf()).toBe('light')
  expect(await backgroundOf()).toBe(light)
  await expect(page.locator('[data-stage]')).toHaveCSS('direction', 'rtl')
  expect(await page.locator('[data-stage]').evaluate((stage) => stage.clientWidth)).toBe(
    page.viewportSize()?.width,
  )
})

test('values of the address are shown without the defaults before, and move nothing', async ({ page }) => {
  await recordLayoutShifts(page)
  // Every color that the button has while it can be seen.
  await page.addInitScript(() => {
    const seen: Set<string> = new Set()
    Object.assign(window, { seen })
    const look = () => {
      const button = document.querySelector('[data-stage] button')
      if (button?.checkVisibility({ visibilityProperty: true })) seen.add(button.getAttribute('style') ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/embed/button?kind=filled&backgroundColor=%230c2238')
  await expect(page.getByRole('button')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-values')
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
  expect(seen).toEqual([expect.stringContaining('#0c2238')])
  expect(await layoutShifts(page)).toEqual([])
})

test('a component whose script does not arrive shows its defaults', async ({ page, expectConsole }) => {
  expectConsole(/Failed to load resource|ERR_FAILED/)
  expectConsole(/Failed to fetch dynamically imported module/)
  await page.clock.install()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/embed/button?kind=filled')
  const button = page.getByText('Click me')
  await expect(button).toBeHidden()
  await page.clock.fastForward(3000)
  await expect(button).toBeVisible()
})

test('a host that has only files serves embeds, too', async ({ page }) => {
  const host = await startStaticHost(`${siteFolder}/client`)
  await page.goto(`${host.url}/embed/slider?defaultValue=40`)
  await expect(page.getByRole('slider')).toHaveValue('40')
  host.stop()
})

test('the HTML of a frame can be copied with the values of the page, and found by programs', async ({
  page,
  open,
  openElsewhere,
  request,
  baseURL,
}) => {
  await open('/slider-details?utm=1&preview-width=phone&preview-scheme=dark&defaultValue=40')
  const section = page.getByRole('region', { name: 'Add to your project' })
  await section.scrollIntoViewIfNeeded()
  const code = await copied(page, () => section.getByRole('button', { name: 'Copy embed code' }).click())
  const src = `${baseURL}/embed/slider?defaultValue=40&preview-scheme=dark`
  expect(code).toBe(
    `<iframe src="${src.replace('&', '&amp;')}" title="Slider – Vitrine" width="390" height="360" loading="lazy" style="border: 0; max-width: 100%"></iframe>`,
  )
  await expect(section.getByRole('status').last()).toHaveText('Copied the HTML of a frame.')
  const discovery = page.locator('link[rel=alternate][type="application/json+oembed"]')
  const described = await request.get(await discovery.evaluate((link) => (link as HTMLLinkElement).href))
  expect(await described.json()).toMatchObject({ type: 'rich', title: 'Slider – Vitrine', width: 640 })
  const address = page.url()
  const asked = await request.get(`/oembed?url=${encodeURIComponent(address)}`)
  expect(await asked.json()).toMatchObject({ html: code })
  const { link = '' } = (await request.get(address)).headers()
  const leads = await request.get(/<(.+?)>; rel="alternate"/.exec(link)?.[1] ?? '')
  expect(await leads.json()).toMatchObject({ html: code })
  // The page that is opened by a link is another.
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveTitle(/About/)
  await expect(discovery).toHaveCount(0)
  await openElsewhere(code)
  await expect(frameOf(page).getByRole('slider')).toHaveValue('40')
})
