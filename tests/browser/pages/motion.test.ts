import { expect, test, withMotion, type Page } from '../fixture'
import { gate } from '../support/gate'
import { painted } from '../support/painted'

test.use(withMotion)

/** The running animations of scripts: their duration in ms, and the animated properties. */
const playing = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition))
      .map(({ effect }) => ({
        duration: effect?.getTiming().duration,
        moves: effect instanceof KeyframeEffect ? Object.keys(effect.getKeyframes()[0] ?? {}) : [],
      })),
  )

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

test('a section that scrolls into view rises for one second, once, and is never hidden', async ({
  page,
  open,
}) => {
  await open('/about')
  const closing = page.getByRole('region', { name: "Let's build it together" })
  expect(await closing.evaluate((part) => getComputedStyle(part.parentElement ?? part).opacity)).toBe('1')
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  await closing.scrollIntoViewIfNeeded()
  await expect.poll(() => playing(page)).not.toEqual([])
  for (const { duration, moves } of await playing(page)) {
    expect(duration).toBe(1000)
    expect(moves).not.toContain('opacity')
  }
  await expect.poll(() => playing(page)).toEqual([])
  await page.evaluate(() => window.scrollTo(0, 0))
  await closing.scrollIntoViewIfNeeded()
  await painted(page)
  expect(await playing(page)).toEqual([])
})

test('the first page does not move what is painted; the next page does', async ({ page, open }) => {
  await open('/contact')
  expect(await playing(page)).toEqual([])
  await bar(page, 'About Us').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  await expect.poll(() => playing(page)).not.toEqual([])
})

test('contributor cards fade up for 1.7 s', async ({ page, open }) => {
  await open('/contributors')
  await page.getByRole('heading', { name: 'Meet Our Contributors' }).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 400)
  await expect.poll(async () => (await playing(page)).map(({ duration }) => duration)).toContain(1700)
  const card = page.getByRole('article').first()
  await expect
    .poll(() => card.evaluate((part) => getComputedStyle(part.parentElement ?? part).opacity))
    .toBe('1')
})

test('a contributor card lifts on hover', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/contributors')
  const card = page.getByRole('article').first()
  await card.hover()
  await expect(card).toHaveCSS('transform', 'matrix(1, 0, 0, 1, 0, -4)')
})

test('nothing moves with reduced motion', async ({ page, open }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const name of ['About Us', 'Contact Us']) {
    await open('/contributors')
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await painted(page)
    expect(await playing(page)).toEqual([])
    await bar(page, name).click()
    await expect(bar(page, name)).toHaveAttribute('aria-current', 'page')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await painted(page)
    expect(await playing(page)).toEqual([])
  }
})

test('home’s entrance takes half a second, and hides nothing', async ({ page, open }) => {
  await open('/about')
  await bar(page, 'Home').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interfaces cut from glass.')
  const entrances = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation)
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []))
      .filter(({ target }) => target?.closest('main') !== null)
      .map((effect) => ({
        ms: effect.getTiming().duration,
        from: Object.keys(effect.getKeyframes()[0] ?? {}),
      })),
  )
  expect(entrances.length).toBeGreaterThan(0)
  for (const { ms, from } of entrances) {
    expect(ms).toBe(500)
    expect(from).not.toContain('opacity')
  }
})

declare global {
  interface Window {
    /** What has begun to change its look, as `button color`. */
    transitions: string[]
  }
}

for (const path of ['/contact', '/stories', '/donate', '/contributors'])
  test(`${path}: hydration, which enables the form, starts no transition`, async ({ page, open }) => {
    await page.addInitScript(() => {
      window.transitions = []
      addEventListener('transitionrun', ({ target, propertyName }) => {
        if (target instanceof Element) window.transitions.push(`${target.localName} ${propertyName}`)
      })
    })
    const scripts = await gate(page, '**/*.js')
    const opening = open(path)
    await expect(page.locator('main fieldset')).toHaveJSProperty('disabled', true)
    await expect.poll(scripts.count).toBeGreaterThan(0)
    await painted(page)
    scripts.open()
    await opening
    await expect(page.locator('main fieldset')).toHaveJSProperty('disabled', false)
    await painted(page)
    expect(await page.evaluate(() => window.transitions)).toEqual([])
  })
