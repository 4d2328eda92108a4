import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { addresses } from '../documents'
import { expect, test, withMotion, type Page } from '../fixture'
import { gate } from '../support/gate'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'
import { painted } from '../support/painted'

const catalogue = addresses.filter((address) => address.startsWith('/components'))
const pages = catalogue.filter((address) => !address.includes('category='))

const thumbnails = (page: Page) => page.locator('[data-thumbnail]')
const ofCard = (page: Page, name: string) => page.locator(`[data-thumbnail=${name}]`)

/** What each element of the thumbnails looks like, by the component. */
const looks = (page: Page) =>
  thumbnails(page).evaluateAll((all) =>
    Object.fromEntries(
      all.map((one) => [
        one.getAttribute('data-thumbnail') ?? '',
        [...one.querySelectorAll('*')].map((element) => {
          const { width, height } = element.getBoundingClientRect()
          const { color, backgroundColor, borderRadius } = getComputedStyle(element)
          const layer = getComputedStyle(element, '::before').backgroundColor
          const size = `${Math.round(width)} × ${Math.round(height)}`
          return `${element.localName} ${size} ${color} ${backgroundColor} ${borderRadius} ${layer}`
        }),
      ]),
    ),
  )

/** The text of a built document. */
const documentOf = (address: string) => {
  const query = new URL(address, 'http://localhost').searchParams
  const name = query.has('page') ? `page-${query.get('page')}` : 'index'
  return readFileSync(`dist/client/components/${name}.html`, 'utf8')
}

for (const address of pages) {
  test(`${address} shows each component on its card, unseen by assistive technology and out of the order of focus`, async ({
    page,
    open,
  }) => {
    await open(address)
    const cards = page.getByRole('main').getByRole('article')
    const count = await cards.count()
    await expect(cards.locator('> [data-thumbnail][inert][aria-hidden=true]')).toHaveCount(count)
    const parts = await thumbnails(page).evaluateAll((all) =>
      all.map(
        (one) => [one.getAttribute('data-thumbnail') ?? '', one.querySelectorAll('[class]').length] as const,
      ),
    )
    for (const [name, styled] of parts) {
      expect(styled, name).toBeGreaterThan(0)
      // A placeholder shows its icon alone.
      expect(await ofCard(page, name).locator('use').count(), name).toBe(name === 'checkbox' ? 1 : 0)
    }
    expect(
      await page.locator('[data-thumbnail] :is([id], [name], [for], a[href], script, link)').count(),
    ).toBe(0)
    // Nothing in a thumbnail gets focus: the link and the star of each card follow each other.
    const links = page.getByRole('link', { name: /^Learn more about/ })
    const stars = page.getByRole('button', { name: /^Favorite/ })
    await links.first().focus()
    for (let index = 0; index < (await links.count()); index++) {
      await expect(links.nth(index)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(stars.nth(index)).toBeFocused()
      await page.keyboard.press('Tab')
    }
  })

  test(`${address} fetches nothing for its thumbnails, and does not make them alive`, async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await recordLayoutShifts(page)
    const scripts = await gate(page, '**/assets/*.js')
    await page.goto(address)
    await expect.poll(scripts.count).toBeGreaterThan(0)
    const sent = await page.evaluateHandle(() => [...document.querySelectorAll('[data-thumbnail] *')])
    scripts.open()
    await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
    await page.waitForLoadState('networkidle')
    const isKept = await sent.evaluate((before) => {
      const after = [...document.querySelectorAll('[data-thumbnail] *')]
      const isAlive = (one: Element) => Object.keys(one).some((key) => key.startsWith('__react'))
      return before.length === after.length && after.every((one, at) => one === before[at] && !isAlive(one))
    })
    expect(isKept).toBe(true)
    const own = requests.filter((path) => /\/thumbnails\/|\.css$|\.svg$|\.json$/.test(path))
    expect(own.filter((path) => !/\/assets\/(site|catalogue|icons)-/.test(path))).toEqual([])
    expect(await layoutShifts(page)).toEqual([])
  })

  test(`${address} with thumbnails costs at most 3 KiB a card`, () => {
    const whole = documentOf(address)
    const without = whole
      .replace(/<style data-thumbnails>.*?<\/style>/s, '')
      .replaceAll(/(<div[^>]* data-thumbnail="[^"]*"[^>]*>).*?<\/div><\/article>/gs, '$1</div></article>')
    const cards = whole.match(/ data-thumbnail=/g)?.length ?? 0
    expect(without.length).toBeLessThan(whole.length)
    const size = brotliCompressSync(whole).length
    expect((size - brotliCompressSync(without).length) / cards).toBeLessThanOrEqual(3 * 1024)
  })
}

test('the first two pages arrive at once: what a server sends before it waits for the browser, less the headers', () => {
  for (const address of pages.slice(0, 2))
    expect(brotliCompressSync(documentOf(address)).length, address).toBeLessThanOrEqual(10 * 1460 - 1100)
})

test('another page has its thumbnails by a link as by its address', async ({ page, open }) => {
  await open('/components?page=2')
  const wanted = await looks(page)
  await open('/components')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/components?page=2')
  await expect.poll(() => looks(page)).toEqual(wanted)
})

test('a card that a search finds has its place at once, and its thumbnail as soon as that is there', async ({
  page,
  open,
}) => {
  await open('/components?page=3')
  const wanted = await looks(page)
  const pieces = await gate(page, '**/thumbnails/*.json')
  await recordLayoutShifts(page)
  await open('/components')
  await page.getByRole('searchbox').fill('testimonial')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect.poll(pieces.count).toBe(1)
  const place = await ofCard(page, 'testimonial').boundingBox()
  await expect(ofCard(page, 'testimonial').locator('*')).toHaveCount(0)
  pieces.open()
  await expect(ofCard(page, 'testimonial').locator('*')).not.toHaveCount(0)
  expect(await ofCard(page, 'testimonial').boundingBox()).toEqual(place)
  expect((await looks(page)).testimonial?.map((look) => look.split(' ')[0])).toEqual(
    wanted.testimonial?.map((look) => look.split(' ')[0]),
  )
  expect(await layoutShifts(page)).toEqual([])
})

test('a search asks for no thumbnail that the page has shown', async ({ page, open }) => {
  const pieces = await gate(page, '**/thumbnails/*.json')
  pieces.open()
  await open('/components')
  await page.getByRole('searchbox').fill('button')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(ofCard(page, 'button').locator('button')).toBeVisible()
  expect(pieces.count()).toBe(0)
})

test('a thumbnail that cannot be loaded leaves its place empty, and the card leads on', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  await page.route('**/thumbnails/*.json', (route) => route.fulfill({ status: 500 }))
  await open('/components')
  await page.getByRole('searchbox').fill('pricing')
  await page.getByRole('link', { name: 'Learn more about Pricing Plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing Plan' })).toBeFocused()
})

test('each thumbnail shows glass that blurs the edges behind it, and no text too small to read', async ({
  page,
  open,
}) => {
  for (const address of pages) {
    await open(address)
    const found = await thumbnails(page).evaluateAll((all) =>
      all.map((one) => {
        const parts = [...one.querySelectorAll('*')]
        const layers = parts.flatMap((part) => ['', '::before'].map((layer) => getComputedStyle(part, layer)))
        const texts = parts.filter(({ childNodes }) =>
          [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''),
        )
        const sizes = texts.map((part) => {
          const { fontSize, clipPath } = getComputedStyle(part)
          return clipPath === 'none' ? parseFloat(fontSize) * part.currentCSSZoom : Infinity
        })
        return {
          name: one.getAttribute('data-thumbnail') ?? '',
          blurs: layers.some(({ backdropFilter }) => backdropFilter.includes('blur(')),
          smallest: Math.min(...sizes),
        }
      }),
    )
    // A placeholder is an icon, and the actions of a speed dial would be a layer each.
    const clear = found.filter(({ blurs }) => !blurs).map(({ name }) => name)
    expect(
      clear.filter((name) => name !== 'checkbox' && name !== 'speed-dial'),
      address,
    ).toEqual([])
    expect(
      found.filter(({ smallest }) => smallest < 7.5),
      address,
    ).toEqual([])
  }
})

test('the calendar on its card shows a whole month', async ({ page, open }) => {
  await open('/components?category=inputs')
  const calendar = ofCard(page, 'calendar')
  const place = await calendar.boundingBox()
  for (const text of ['February 2026', 'Sun', '1', '28']) {
    const box = await calendar.getByText(text, { exact: true }).first().boundingBox()
    expect((box?.y ?? Infinity) + (box?.height ?? 0), text).toBeLessThan(
      (place?.y ?? 0) + (place?.height ?? 0),
    )
  }
})

test('a thumbnail off screen is not rendered until it is scrolled near', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await open('/components')
  const isRendered = (index: number) =>
    thumbnails(page)
      .nth(index)
      .evaluate((one) => one.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isRendered(0)).toBe(true)
  expect(await isRendered(8)).toBe(false)
  await thumbnails(page).nth(8).scrollIntoViewIfNeeded()
  await expect.poll(() => isRendered(8)).toBe(true)
})

test.describe('with motion', () => {
  test.use(withMotion)

  test('what turns in a thumbnail turns while its card is hovered or has focus', async ({ page, open }) => {
    await open('/components?q=spinner')
    const spinner = ofCard(page, 'spinner')
    await expect(spinner.locator('*')).not.toHaveCount(0)
    const states = () =>
      spinner.evaluate((one) => one.getAnimations({ subtree: true }).map(({ playState }) => playState))
    await spinner.scrollIntoViewIfNeeded()
    await painted(page)
    expect(await states()).toEqual(['paused'])
    await page.getByRole('article').hover()
    await expect.poll(states).toEqual(['running'])
    await page.mouse.move(0, 0)
    await expect.poll(states).toEqual(['paused'])
    await page.getByRole('link', { name: /^Learn more/ }).focus()
    await expect.poll(states).toEqual(['running'])
  })
})

const drift = (page: Page) =>
  ofCard(page, 'button').evaluate((one) => getComputedStyle(one, '::before').transform)

test.describe('with motion', () => {
  test.use(withMotion)

  test('the backdrop drifts behind the glass while its card is hovered', async ({ page, open }) => {
    await open('/components')
    expect(await drift(page)).toBe('none')
    await page
      .getByRole('article')
      .filter({ has: ofCard(page, 'button') })
      .hover()
    await expect.poll(() => drift(page)).toBe('matrix(1, 0, 0, 1, 20, 6)')
    await page.mouse.move(0, 0)
    await expect.poll(() => drift(page)).toBe('none')
  })
})

test('with reduced motion, no backdrop drifts', async ({ page, open }) => {
  await open('/components')
  const card = page.getByRole('article').filter({ has: ofCard(page, 'button') })
  await card.hover()
  await painted(page)
  expect(await drift(page)).toBe('none')
})

test('with reduced motion, nothing in a thumbnail turns', async ({ page, open }) => {
  await open('/components?q=spinner')
  await expect(ofCard(page, 'spinner').locator('*')).not.toHaveCount(0)
  await page.getByRole('article').hover()
  await painted(page)
  const count = await ofCard(page, 'spinner').evaluate((one) => one.getAnimations({ subtree: true }).length)
  expect(count).toBe(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('cards show their components', async ({ page }) => {
    await page.goto('/components')
    await expect(ofCard(page, 'button').locator('button')).toBeVisible()
    await expect(ofCard(page, 'modal').getByText('Three panes of glass')).toBeVisible()
  })
})

test('where frames are slow, thumbnails are not blurred while the page scrolls, and are again afterwards', async ({
  page,
  open,
}) => {
  await open('/components')
  const blurred = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-thumbnail=card] *')]
        .flatMap((one) =>
          ['', '::before', '::after'].map((part) => getComputedStyle(one, part).backdropFilter),
        )
        .some((filter) => filter.includes('blur(')),
    )
  expect(await blurred()).toBe(true)
  const scroll = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 10; frame += 1) {
        window.scrollBy(0, frame % 2 === 0 ? 40 : -40)
        await new Promise(requestAnimationFrame)
        const end = performance.now() + 50
        while (performance.now() < end);
      }
      return document.querySelector('[data-scrolling]') !== null
    })
  await scroll()
  await expect.poll(scroll).toBe(true)
  await expect.poll(blurred).toBe(true)
  await expect(page.locator('[data-scrolling]')).toHaveCount(0)
})
