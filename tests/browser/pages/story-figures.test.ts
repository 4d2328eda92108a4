import type { Request } from '@playwright/test'
import { violations } from '../../../scripts/harness/axe'
import type { ServerProcess } from '../../../scripts/harness/server-process'
import { encodeGlass } from '../../../src/glass/code'
import { defaultGlass } from '../../../src/glass/glass-values'
import { hostileAddresses } from '../../support/hostile-addresses'
import { expect, type Page } from '../fixture'
import { seedStories } from './support/seed-stories'
import { serverTest as test } from './support/server-test'

const story = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const figures = (page: Page, title: string) => story(page, title).getByRole('figure')

/** Opens the page with one story, and brings what it shows near. */
async function openWith(
  server: ServerProcess,
  page: Page,
  open: (path: string) => Promise<void>,
  content: string,
) {
  await seedStories(server, [{ title: 'Mine', content }])
  await open('/stories')
  await story(page, 'Mine').locator('[aria-busy]').last().scrollIntoViewIfNeeded()
  await expect(story(page, 'Mine').locator('[aria-busy=true]')).toHaveCount(0)
}

test('a glass in a story is shown in light and dark, with its verdict, and opens in the studio', async ({
  page,
  open,
  server,
}) => {
  const address = `${server.url}/studio?preset=Rose&blur=33`
  await openWith(server, page, open, `Look: ${address}.`)
  await expect(story(page, 'Mine').getByText(`Look: ${address}.`, { exact: true })).toBeVisible()
  const figure = figures(page, 'Mine')
  await expect(figure).toContainText(/Readable on any backdrop – \d+\.\d:1 at worst/)
  const panes = figure.locator('[inert] > div > div')
  await expect(panes).toHaveText([/^Light/, /^Dark/])
  for (const pane of await panes.all()) await expect(pane).toHaveCSS('backdrop-filter', /blur\(33px\)/)
  await expect(panes.first()).toHaveCSS('color-scheme', 'light')
  await figure.getByRole('link', { name: 'Open A glass of the studio' }).click()
  await expect(page).toHaveURL(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio')
})

test('a cheap glass in a story is painted cheaply, and an unreadable one on the level that its verdict names', async ({
  page,
  open,
  server,
}) => {
  const [cheap, thin] = [
    { ...defaultGlass, regularBlur: 32, economy: 1 },
    { ...defaultGlass, lightThinOpacity: 0.1, thinBlur: 3 },
  ].map((glass) => `${server.url}/studio?g=${encodeGlass(glass)}`)
  await openWith(server, page, open, `${cheap} and ${thin}`)
  const panes = figures(page, 'Mine').locator('[inert] > div > div')
  await expect(panes.first()).toHaveCSS('backdrop-filter', /blur\(16px\)/)
  await expect(figures(page, 'Mine').last()).toContainText(/, thin: Not readable/)
  await expect(panes.last()).toHaveCSS('backdrop-filter', /blur\(3px\)/)
})

test('a glass in a story is used on this site by a press', async ({ page, open, server }) => {
  await openWith(server, page, open, `${server.url}/studio?preset=Ocean ${server.url}/badge-details`)
  const [glass, component] = [figures(page, 'Mine').first(), figures(page, 'Mine').last()]
  await expect(glass).toContainText('The glass Ocean')
  await expect(component.locator('[data-stage]')).toBeAttached()
  const tint = () =>
    component
      .locator('[data-stage]')
      .evaluate((stage) => getComputedStyle(stage).getPropertyValue('--glass-tint'))
  expect(await tint()).toBe('')
  await glass.getByRole('button', { name: 'Use on this site' }).click()
  await expect(glass.getByText('All previews are in this glass.')).toBeVisible()
  await expect.poll(tint).not.toBe('')
})

test('a glass that is not readable says so, and so does a code that cannot be read', async ({
  page,
  open,
  server,
}) => {
  const thin = `${server.url}/studio?tint-opacity=0.1`
  await openWith(server, page, open, `${thin} and ${server.url}/studio?g=AnUYTW`)
  await expect(figures(page, 'Mine')).toHaveCount(1)
  await expect(figures(page, 'Mine')).toContainText(
    /(Light|Dark), thin: Not readable over \w+ pictures – 1\.0:1/,
  )
  await expect(story(page, 'Mine')).toContainText('the code in its address cannot be read')
})

test('a component in a story has the values of its address, as its page takes them, and cannot be used', async ({
  page,
  open,
  server,
}) => {
  const address = `${server.url}/toast-page?title=From+an+address&opacity=99&nothing=1`
  await openWith(server, page, open, address)
  const figure = figures(page, 'Mine')
  await expect(figure.locator('figcaption')).toContainText('Toast')
  await expect(figure.locator('> [inert]')).toContainText('From an address')
  await expect(figure.locator('> [inert] button').last()).toBeVisible()
  await story(page, 'Mine').getByRole('button', { name: 'Read More' }).focus()
  await page.keyboard.press('Tab')
  await expect(figure.getByRole('link', { name: 'Open Toast' })).toBeFocused()
})

test('an open dial of a preview leaves Escape to the page', async ({ page, open, server }) => {
  await openWith(server, page, open, `${server.url}/speed-dial-details?open=true`)
  const dial = figures(page, 'Mine').locator('> [inert] [aria-expanded]').first()
  await expect(dial).toHaveAttribute('aria-expanded', 'true')
  await page.evaluate(() =>
    window.addEventListener('keydown', ({ defaultPrevented }) => {
      document.body.dataset.taken = String(defaultPrevented)
    }),
  )
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).toHaveAttribute('data-taken', 'false')
  await expect(dial).toHaveAttribute('aria-expanded', 'true')
})

test('a component in a story does not follow the options that were chosen on a component’s page', async ({
  page,
  open,
  server,
}) => {
  await seedStories(server, [{ title: 'Mine', content: `${server.url}/button-details` }])
  await open('/badge-details?preview-dir=rtl&preview-scheme=dark&preview-width=phone')
  await expect(page.locator('[data-stage]').first()).toHaveCSS('direction', 'rtl')
  await page.getByRole('link', { name: 'Stories', exact: true }).first().click()
  const stage = figures(page, 'Mine').locator('[data-stage]')
  await expect(stage).toHaveCSS('direction', 'ltr')
  await expect(stage).not.toHaveCSS('color-scheme', 'dark')
  await expect(stage).not.toHaveCSS('width', '390px')
  await page.goBack()
  await expect(page.locator('main [data-stage]').first()).toHaveCSS('direction', 'rtl')
})

test('nothing of a preview lies over the page', async ({ page, open, server }) => {
  await openWith(server, page, open, `${server.url}/back-to-top-details?fixed=true`)
  const button = figures(page, 'Mine').locator('> [inert] button', { hasText: 'Back to Top' })
  await expect(button.locator('xpath=ancestor::*[@popover]')).toBeAttached()
  await expect(button).toBeHidden()
})

test('a component has the verdict of its page', async ({ page, open, server }) => {
  const path = '/generator?opacity=0'
  await openWith(server, page, open, server.url + path)
  const verdict = /Not readable over \w+ pictures – \d+\.\d:1 at worst/
  await expect(figures(page, 'Mine')).toContainText(verdict)
  const [words] = verdict.exec((await figures(page, 'Mine').textContent()) ?? '') ?? []
  await figures(page, 'Mine').getByRole('link').click()
  await expect(page.getByRole('main').getByText(words ?? '', { exact: true })).toBeVisible()
})

test('a story shows three addresses at most, glasses first, and each once', async ({
  page,
  open,
  server,
}) => {
  const paths = [
    '/about',
    '/no-details',
    '/evil-details',
    '/constructor',
    '/badge-details',
    '/badge-details',
    '/spinner',
    '/slider-details',
    '/studio?preset=Ink',
  ]
  await openWith(server, page, open, paths.map((path) => server.url + path).join('\n'))
  await expect(figures(page, 'Mine').locator('figcaption > p:first-child')).toHaveText([
    'Badge',
    'Spinner',
    'The glass Ink',
  ])
})

test('what stories show is asked for when it comes near, and the text does not wait for it', async ({
  page,
  open,
  server,
}) => {
  const far = Array.from({ length: 12 }, (_, index) => ({ title: `Between ${index}` }))
  await seedStories(server, [{ title: 'Far', content: `${server.url}/badge-details` }, ...far])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open('/stories')
  await expect(story(page, 'Far')).toContainText('/badge-details')
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /figure|badge|catalogue/.test(path))).toEqual([])
  await story(page, 'Far').scrollIntoViewIfNeeded()
  await expect(figures(page, 'Far').locator('[data-stage]')).toBeVisible()
  expect(asked.some((path) => path.includes('badge'))).toBe(true)
})

test('on paper, what is not loaded takes no room', async ({ page, open, server }) => {
  const far = Array.from({ length: 12 }, (_, index) => ({ title: `Between ${index}` }))
  await seedStories(server, [{ title: 'Far', content: `${server.url}/badge-details` }, ...far])
  await open('/stories')
  const place = story(page, 'Far').locator('[aria-busy=true]')
  await expect(place).toHaveCSS('min-height', '352px')
  await page.emulateMedia({ media: 'print' })
  await expect(place).toBeHidden()
})

test('what cannot be loaded can be asked for again', async ({ page, open, server, expectConsole }) => {
  expectConsole(/net::ERR_FAILED/)
  const script = /glass-figure[^/]*\.js/
  await page.route(script, (route) => route.abort())
  await seedStories(server, [{ title: 'Mine', content: `${server.url}/studio` }])
  await open('/stories')
  await expect(story(page, 'Mine').getByRole('status')).toContainText('could not be loaded')
  await page.unroute(script)
  await story(page, 'Mine').getByRole('button', { name: 'Try again' }).click()
  await expect(figures(page, 'Mine')).toBeVisible()
})

test('hostile addresses are text, and nothing else: no preview, and no request', async ({
  page,
  open,
  server,
}) => {
  const hostile = Object.entries(hostileAddresses(server.url))
  expect(hostile.length).toBeGreaterThan(40)
  await seedStories(
    server,
    hostile.map(([title, content]) => ({ title, content })),
  )
  const asked: string[] = []
  page.on('request', (request: Request) => {
    if (!request.url().startsWith(`${server.url}/assets/`)) asked.push(request.url())
  })
  await open('/stories')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('article')).toHaveCount(hostile.length)
  for (const article of await page.getByRole('article').all()) await article.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.getByRole('article').locator('figure, img, a, script, iframe')).toHaveCount(0)
  await expect(page.getByRole('article').getByText('cannot be read')).toHaveCount(0)
  const list = `${server.url}/api/stories/getposts?limit=30`
  expect(asked.filter((url) => !url.startsWith(list))).toEqual([`${server.url}/stories`])
  for (const [title, content] of hostile) {
    if (content.length > 600) continue
    const shown = await story(page, title)
      .locator('h3 + p')
      .evaluate((text) => text.textContent)
    expect(shown, title).toBe(content)
  }
})

test('hostile values in an honest address change nothing and fetch nothing', async ({
  page,
  open,
  server,
}) => {
  const values = [
    'color=url(https%3A%2F%2Fevil.example%2Fx)',
    'backgroundColor=url(https%3A%2F%2Fevil.example%2Fx)',
    'backgroundColor=red%3Bbackground%3Aurl(%2F%2Fevil.example)',
    'textColor=expression(alert(1))',
    'textColor=var(--x)',
    'preset=__proto__',
    '__proto__=1&constructor=1',
    'size=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  ].join('&')
  const glass = 'preset=constructor&blur=1e999&radius=NaN&tint-opacity=-Infinity'
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await openWith(
    server,
    page,
    open,
    `${server.url}/button-details?${values} ${server.url}/studio?${glass} ${server.url}/button-details`,
  )
  await expect(figures(page, 'Mine')).toHaveCount(3)
  const shown = figures(page, 'Mine').locator('[inert]')
  const markup = (index: number) =>
    shown.nth(index).evaluate((one) => one.innerHTML.replaceAll(/ (id|aria-\w+|for|name)="[^"]*"/g, ''))
  await expect(shown.first().locator('[data-stage] > *').first()).toBeVisible()
  expect(await markup(0)).toBe(await markup(2))
  await expect(shown.nth(1).locator('div > div').first()).toHaveCSS('backdrop-filter', /blur\(16px\)/)
  expect(asked.filter((url) => !/^(http:\/\/(localhost|127\.0\.0\.1):|data:)/.test(url))).toEqual([])
})

test('the stories that show a glass have an address, which a keyboard reaches', async ({
  page,
  open,
  server,
}) => {
  await seedStories(server, [
    { title: 'Glass', content: `${server.url}/studio` },
    { title: 'Plain' },
    { title: 'Elsewhere', content: 'https://evil.example/studio' },
  ])
  await open('/stories')
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Elsewhere', 'Plain', 'Glass'])
  const links = page.getByRole('navigation', { name: 'Which stories' })
  await expect(links.getByRole('link', { name: 'All stories' })).toHaveAttribute('aria-current', 'page')
  await links.getByRole('link', { name: 'Stories with a glass' }).press('Enter')
  await expect(page).toHaveURL(`${server.url}/stories?show=glass`)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Glass'])
  await expect(links.getByRole('link', { name: 'Stories with a glass' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.reload()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Glass'])
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('Show more pages through the glasses; an own story joins them if it shows one', async ({
  page,
  open,
  server,
}) => {
  const content = `${server.url}/studio`
  await seedStories(
    server,
    Array.from({ length: 33 }, (_, index) => [
      { title: `Glass ${index}`, content },
      { title: `Plain ${index}` },
    ]).flat(),
  )
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('getposts')) loads.push(request.url())
  })
  await open('/stories?show=glass')
  await expect(page.getByRole('article')).toHaveCount(30)
  expect(loads).toEqual([`${server.url}/api/stories/getposts?limit=30&show=glass`])
  for (const [title, text, first] of [
    ['Without', 'It went well.', 'Glass 32'],
    ['With', content, 'With'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Title' }).fill(title)
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Vitrine Updates')
    await page.getByRole('textbox', { name: 'Content' }).fill(text)
    await page.getByRole('button', { name: /^Post/ }).click()
    await expect(page.getByText('Your story has been posted.')).toBeAttached()
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first)
  }
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('article')).toHaveCount(34)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test('without a glass, the page leads to the studio', async ({ page, open, server }) => {
  await seedStories(server, [{ title: 'Plain' }])
  await open('/stories?show=glass')
  await expect(page.getByText('No story shows a glass yet.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'studio', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio')
})

for (const scheme of ['light', 'dark'] as const)
  test(`axe finds nothing to complain of in stories that show glass, in ${scheme}`, async ({
    page,
    open,
    server,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    const { url } = server
    await openWith(
      server,
      page,
      open,
      `${url}/studio?preset=Aurora ${url}/button-details ${url}/card-details`,
    )
    await expect(figures(page, 'Mine')).toHaveCount(3)
    expect(await violations(page)).toEqual([])
  })
