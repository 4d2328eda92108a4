import { addresses, addressesOf } from '../documents'
import { expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'
import { painted } from '../support/painted'

/** Addresses whose query changes what the prerendered document shows. */
const customized = {
  'a catalogue page': '/components?page=2',
  'the last catalogue page': '/components?page=3',
  'a search': '/components?q=glass',
  'a search that finds nothing': '/components?q=nothing-of-this-name',
  'a customized button': '/button-details?backgroundColor=%2300ff00&color=%23000000',
  'a customized bar': '/progress-bar-details?size=lg&progress=90&theme=pop',
  'a customized generator': '/generator?blur=40&borderRadius=50&shadowOffsetY=-20',
  'a preset': '/card-details?preset=black',
  'a phone’s width, dark and from right to left':
    '/navigation-details?preview-width=phone&preview-scheme=dark&preview-dir=rtl',
  'previews that are wider than their room': '/pricing-details?preview-width=1024&preview-scheme=light',
  'a customization with invalid values':
    '/button-details?backgroundColor=red%3Bcolor%3Ablue&preset=constructor&unknown=1',
}

/** The layout shifts until the page has loaded everything. The fixture fails on React's hydration warnings. */
async function shiftsWhileOpening(page: Page, open: (path: string) => Promise<void>, path: string) {
  await recordLayoutShifts(page)
  await open(path)
  await page.waitForLoadState('networkidle')
  return layoutShifts(page)
}

for (const [name, path] of Object.entries(customized)) {
  test(`${name} is hydrated without a layout shift`, async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    expect(await shiftsWhileOpening(page, open, path)).toEqual([])
  })

  test(`${name} is hydrated without a layout shift on a phone where the script is late`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const scripts = await gate(page, '**/*.js')
    const shifts = shiftsWhileOpening(page, open, path)
    await expect.poll(scripts.count).toBeGreaterThan(0)
    await painted(page)
    scripts.open()
    expect(await shifts).toEqual([])
  })
}

for (const path of ['/', '/donate', '/generator', '/navigation-details']) {
  test(`${path} has no layout shift on a slow network`, async ({ page, open }) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: 60 * 1024,
      uploadThroughput: 60 * 1024,
    })
    expect(await shiftsWhileOpening(page, open, path)).toEqual([])
  })
}

test('no document has Emotion', () => {
  expect(addressesOf(/data-emotion|class="css-/)).toEqual([])
})

test('a document has the icon of its tab in itself: browsers would fetch it before the first paint', async ({
  page,
}) => {
  expect(addressesOf(/<link rel="icon" href="data:image/)).toEqual(addresses)
  await page.goto('/')
  const [inDocument, served] = await page.evaluate(async () => {
    const { href = '' } = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? {}
    const text = async (address: string) => (await fetch(address)).text()
    const quoted = decodeURIComponent(href.slice(href.indexOf(',') + 1)).replaceAll("'", '"')
    return [quoted, (await text('/icon.svg')).trim()]
  })
  expect(inDocument).toBe(served)
})

test('the mark in the bar is cut as the icon of the tab is', async ({ page }) => {
  await page.goto('/')
  const panes = await page
    .locator('nav[aria-label="Main"] a > svg path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))
  const icon = await (await page.request.get('/icon.svg')).text()
  expect(panes).toEqual([...icon.matchAll(/<path d="([^"]+)"/g)].map(([, shape]) => shape))
  expect(panes).toHaveLength(2)
})

test('a page loads the stylesheets of what it shows, each once', async ({ page, open }) => {
  const stylesheets = () =>
    page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) =>
        links.map((link) => /assets\/(\w+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? ''),
      )
  await open('/components')
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  expect(await stylesheets()).toEqual(['site', 'catalogue'])
  await page.getByRole('link', { name: 'Learn more about Button' }).click()
  await expect(page.getByRole('group', { name: 'Themed Button controls' })).toBeEnabled()
  const all = await stylesheets()
  // Behind those that were there: one before another makes the browser lay out the whole page anew.
  expect(all.slice(0, 2)).toEqual(['site', 'catalogue'])
  expect(all.slice(2).toSorted()).toEqual(['button', 'docs', 'glass'])
  await page.reload()
  await expect(page.getByRole('group', { name: 'Themed Button controls' })).toBeEnabled()
  // They are added after the first paint, which may come after `load`.
  await expect.poll(async () => (await stylesheets()).toSorted()).toEqual(['button', 'docs', 'glass', 'site'])
})
