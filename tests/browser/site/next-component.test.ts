import { violations } from '../../../scripts/harness/axe'
import { collectionOf } from '../../../src/registry/collections'
import type { CatalogueIndex } from '../../../src/registry/page-data'
import { addressesOf } from '../documents'
import { controls, expect, stage, test, type Page } from '../fixture'
import { painted } from '../support/painted'

const popup = '/popup-details'
const overlays = ['Modal', 'Popup', 'Tooltip']

const list = (page: Page, category = 'Overlays') =>
  page.getByRole('navigation', { name: category, exact: true })
const opener = (page: Page) => page.getByRole('button', { name: 'Components in Overlays' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const steps = (page: Page) => page.getByRole('navigation', { name: 'Previous and next component' })

/** Says later whether the router followed a link, or the browser loaded a document. */
const markDocument = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
const expectSameDocument = (page: Page) => expect(page.locator('html[data-mark]')).toHaveCount(1)

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} has no box.`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

for (const width of [1280, 1440, 1920]) {
  test(`at ${width} px the components of the category are beside the page, and one click leads to each`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(popup)
    await expect(opener(page)).toBeHidden()
    await expect(list(page).getByRole('listitem')).toHaveText(overlays)
    await expect(list(page).locator('[aria-current=page]')).toHaveText('Popup')
    const [beside, text] = [await boxOf(page, '#category'), await boxOf(page, 'main h1')]
    expect(beside.right).toBeLessThan(text.x)
    await markDocument(page)
    for (const title of ['Modal', 'Tooltip', 'Popup']) {
      await list(page).getByRole('link', { name: title }).click()
      await expect(heading(page)).toHaveText(title)
      await expect(heading(page)).toBeFocused()
      await expect(list(page).locator('[aria-current=page]')).toHaveText(title)
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.locator('main h2').last().scrollIntoViewIfNeeded()
    await expect(list(page).getByRole('link', { name: 'Popup' })).toBeInViewport()
    await expectSameDocument(page)
  })
}

test('beside the list, a customizer has as much room as in the narrowest window with two columns', async ({
  page,
  open,
}) => {
  const widthAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return (await stage(page, 'Custom Popup').boundingBox())?.width ?? 0
  }
  await open(popup)
  const least = await widthAt(56 * 16)
  for (const width of [1280, 1366, 1440, 1920])
    expect(await widthAt(width), `${width} px`).toBeGreaterThanOrEqual(least)
})

test('the other categories are one click more, and lead to the catalogue', async ({ page, open }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(popup)
  await markDocument(page)
  const others = list(page).getByRole('group')
  await expect(others.getByRole('link', { name: 'Inputs' })).toBeHidden()
  await others.getByText('Other categories').click()
  await others.getByRole('link', { name: 'Inputs' }).click()
  await expect(page).toHaveURL('/components?category=inputs')
  await expect(page.getByRole('article').first()).toContainText('Slider')
  await page.goBack()
  await list(page).getByRole('link', { name: 'Overlays' }).click()
  await expect(page).toHaveURL('/components?category=overlays')
  await expectSameDocument(page)
})

test('the list has all components of its collection once it is used, each category with its own', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(popup)
  await page.waitForLoadState('networkidle')
  const isIndex = (url: string) => /catalogue-[^/]*\.json$/.test(url)
  expect(asked.filter(isIndex)).toEqual([])
  const index = page.waitForResponse((response) => isIndex(response.url()))
  await list(page).getByText('Other categories').hover()
  const all = ((await (await index).json()) as CatalogueIndex).entries
  const entries = all.filter((entry) => collectionOf(entry) === 'showcase')
  expect(entries.length).toBeLessThan(all.length)
  await list(page).getByText('Other categories').click()
  await expect(list(page).getByRole('listitem')).toHaveCount(entries.length)
  const titles = await list(page).getByRole('listitem').allTextContents()
  expect(titles.toSorted()).toEqual(entries.map(({ title }) => title).toSorted())
  const inputs = entries.filter(({ category }) => category === 'inputs').map(({ title }) => title)
  expect(
    await list(page).locator('a:text-is("Inputs") + ul').getByRole('listitem').allTextContents(),
  ).toEqual(inputs)
  await markDocument(page)
  await list(page).getByRole('link', { name: 'Gallery' }).click()
  await expect(heading(page)).toHaveText('Gallery')
  await expectSameDocument(page)
})

test('a page is fetched when the pointer is on its link, and a click with a modifier opens it beside this one', async ({
  page,
  open,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(popup)
  const modal = list(page).getByRole('link', { name: 'Modal' })
  const fetched = page.waitForRequest('**/modal-details')
  await modal.hover()
  await fetched
  const opened = context.waitForEvent('page')
  await modal.click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/modal-details')
  await expect(page).toHaveURL(popup)
})

test('on a phone the list is in a sheet: by keyboard it opens and closes, and focus returns', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(popup)
  await expect(list(page)).toBeHidden()
  await opener(page).focus()
  for (const close of [() => page.keyboard.press('Escape'), () => opener(page).press('Enter')]) {
    await page.keyboard.press('Enter')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(list(page).getByRole('link', { name: 'Overlays' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(list(page).getByRole('link', { name: 'Modal' })).toBeFocused()
    await close()
    await expect(list(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  }
  await page.keyboard.press('Space')
  await list(page).getByRole('link', { name: 'Tooltip' }).press('Enter')
  await expect(heading(page)).toHaveText('Tooltip')
  await expect(heading(page)).toBeFocused()
  await expect(list(page)).toBeHidden()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the sheet opens, closes with a tap outside it, and its links lead to pages', async ({
    page,
    open,
  }) => {
    await open(popup)
    await markDocument(page)
    await opener(page).tap()
    await expect(list(page)).toBeVisible()
    await page.touchscreen.tap(4, 800)
    await expect(list(page)).toBeHidden()
    await opener(page).tap()
    // The page itself: the sheet closes, too.
    await list(page).getByRole('link', { name: 'Popup' }).tap()
    await expect(list(page)).toBeHidden()
    await opener(page).tap()
    await list(page).getByRole('link', { name: 'Modal' }).tap()
    await expect(heading(page)).toHaveText('Modal')
    await expect(list(page)).toBeHidden()
    await expectSameDocument(page)
  })
})

for (const width of [390, 1024]) {
  test(`at ${width} px the button of the sheet stays at hand below the bar, and covers nothing`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(`${popup}#props`)
    const bar = await boxOf(page, 'header')
    const button = await boxOf(page, 'button[popovertarget=category]')
    expect(button.y).toBeCloseTo(bar.bottom, 0)
    // The heading that a link leads to is below it.
    expect((await boxOf(page, '#props')).y).toBeGreaterThanOrEqual(button.bottom)
    await page.evaluate(() => window.scrollTo(0, 0))
    expect((await boxOf(page, 'main')).y).toBeGreaterThanOrEqual(button.bottom)
    // Nor does it cover what has the focus, when one goes back from the end of the page.
    const covered = await page.evaluate((edge) => {
      const all = [
        ...document.querySelectorAll<HTMLElement>('main a[href], main button:enabled, main input:enabled'),
      ]
      return all.toReversed().flatMap((element) => {
        element.focus()
        const { top, height } = element.getBoundingClientRect()
        return document.activeElement === element && height > 1 && top < edge - 1 ? [element.outerHTML] : []
      })
    }, button.bottom)
    expect(covered).toEqual([])
  })
}

test('the sheet has no axe violation, light and dark', async ({ page, open }) => {
  test.slow()
  await open(popup)
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await opener(page).click()
      await list(page).getByText('Other categories').click()
      await expect(list(page).getByRole('link', { name: 'Inputs' })).toBeVisible()
      expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([])
      await list(page).getByText('Other categories').click()
      await page.keyboard.press('Escape')
    }
  }
})

test('of a large category, the page lists a part; the rest comes when the list is used, and nothing moves under the pointer', async ({
  page,
}) => {
  const made = (index: number) => ({
    title: `Made ${index}`,
    description: 'A made one.',
    icon: 'tag',
    route: `/made-${index}`,
    category: 'overlays',
    name: `made-${index}`,
    script: `/made-${index}.js`,
    styles: [],
  })
  await page.route('**/assets/catalogue-*.json', async (route) => {
    const response = await route.fetch()
    const before = Array.from({ length: 40 }, (_, index) => made(index))
    const after = Array.from({ length: 40 }, (_, index) => made(index + 40))
    const { entries, icons } = (await response.json()) as CatalogueIndex
    await route.fulfill({ response, json: { entries: [...before, ...entries, ...after], icons } })
  })
  await page.route(`**${popup}`, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('id="category"', 'id="category" data-more="overlays"'),
    })
  })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(popup)
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await expect(list(page).getByRole('listitem')).toHaveText(overlays)
  const current = list(page).getByRole('link', { name: 'Popup' })
  const before = await current.boundingBox()
  await current.focus()
  await expect(list(page).getByRole('listitem')).toHaveCount(83)
  await expect(list(page).getByRole('listitem').nth(39)).toHaveText('Made 39')
  await expect(list(page).getByRole('listitem').nth(43)).toHaveText('Made 40')
  await expect(current).toBeFocused()
  expect((await current.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
})

/** What the documents say, in the order of the catalogue. */
async function sentPages(page: Page) {
  const read = async (address: string) => {
    const html = await (await page.request.get(address)).text()
    return page.evaluate((text) => {
      const sent = new DOMParser().parseFromString(text, 'text/html')
      const hrefs = (selector: string) =>
        [...sent.querySelectorAll(selector)].map(
          (link) => link.getAttribute('href')?.replace(/\/$/, '') ?? '',
        )
      return {
        cards: hrefs('article a[href]'),
        hasList: sent.querySelector('[data-static=pages-beside]') !== null,
        listed: hrefs('#category ul a'),
        current: hrefs('#category [aria-current=page]'),
        previous: hrefs('a[rel=prev]'),
        next: hrefs('a[rel=next]'),
        related: hrefs('#related + ul a'),
      }
    }, html)
  }
  const catalogue = await Promise.all(['', '?page=2', '?page=3'].map((query) => read(`/components${query}`)))
  const routes = catalogue.flatMap(({ cards }) => cards)
  return Promise.all(routes.map(async (route) => ({ route, ...(await read(route)) })))
}

test('each page leads to the ones before and after it in the catalogue, and related pages to each other', async ({
  page,
}) => {
  const pages = await sentPages(page)
  const routes = pages.map(({ route }) => route)
  expect(routes.length).toBeGreaterThan(20)
  for (const [index, { route, hasList, listed, current, previous, next, related }] of pages.entries()) {
    // A placeholder shows its title and nothing else.
    if (!hasList) continue
    expect(current, route).toEqual([route])
    expect(listed, route).toEqual(routes.filter((other) => listed.includes(other)))
    expect(previous, route).toEqual(routes.slice(index - 1, index))
    expect(next, route).toEqual(routes.slice(index + 1, index + 2))
    for (const other of related) {
      const there = pages.find((one) => one.route === other)
      if (there?.hasList === true) expect(there.related, `${other} as seen from ${route}`).toContain(route)
    }
  }
  expect(pages.filter(({ hasList }) => !hasList).map(({ route }) => route)).toEqual(['/checkbox'])
})

test('the links at the end of a page are followed by the router', async ({ page, open }) => {
  await open(popup)
  await markDocument(page)
  await page.getByRole('listitem').filter({ hasText: 'Modal' }).last().getByRole('link').click()
  await expect(heading(page)).toHaveText('Modal')
  await steps(page).getByRole('link', { name: 'Next Navigation' }).click()
  await expect(heading(page)).toHaveText('Navigation')
  await expect(heading(page)).toBeFocused()
  await steps(page).getByRole('link', { name: 'Previous Modal' }).click()
  await expect(heading(page)).toHaveText('Modal')
  await expectSameDocument(page)
})

test('the keys [ and ] lead to the component before and after this one, and the page says so', async ({
  page,
  open,
}) => {
  await open('/toast-page')
  await markDocument(page)
  const key = (rel: string, layer: string) =>
    page
      .locator(`a[rel=${rel}] small`)
      .evaluate((label, name) => getComputedStyle(label, name).content, layer)
  expect(await key('next', '::before')).toBe('"]" / ""')
  await page.keyboard.press('[')
  await page.keyboard.press(']')
  await expect(heading(page)).toHaveText('Slider')
  await page.keyboard.press(']')
  await expect(heading(page)).toHaveText('Speed Dial')
  await page.keyboard.press('[')
  await expect(heading(page)).toHaveText('Slider')
  await expectSameDocument(page)
  // On other pages they do nothing. The address changes before the page does.
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(heading(page)).toHaveText('Glassmorphic Components')
  await page.keyboard.press(']')
  await painted(page)
  await expect(page).toHaveURL('/components')
})

test('[ and ] do nothing in a field, with a modifier, or while a dialog is open', async ({ page, open }) => {
  await open('/button-details')
  const color = controls(page, 'Themed Button').getByRole('textbox', {
    name: 'Background color',
    exact: true,
  })
  await color.fill('')
  await color.press(']')
  await expect(color).toHaveValue(']')
  await page.getByRole('radio', { name: 'Dusk' }).press(']')
  await heading(page).click()
  for (const modifier of ['Control', 'Alt', 'Meta']) await page.keyboard.press(`${modifier}+]`)
  await expect(heading(page)).toHaveText('Button')
  await open('/modal-details')
  await stage(page, 'Basic Usage').getByRole('button', { name: 'Open Modal' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press(']')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(heading(page)).toHaveText('Modal')
  await page.keyboard.press(']')
  await expect(heading(page)).toHaveText('Navigation')
})

test('a placeholder shows its title and nothing else', async ({ page, open }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await open('/checkbox')
    await expect(page.getByRole('main')).toHaveText('Checkbox')
    await expect(page.getByRole('navigation')).toHaveCount(1)
    await expect(page.locator('[popovertarget=category]')).toHaveCount(0)
  }
})

test('every other page of a component has the list', () => {
  expect(addressesOf(/data-static="pages-beside"/).length).toBe(
    addressesOf(/data-static="pages-after"/).length,
  )
  expect(addressesOf(/data-static="pages-beside"/).length).toBeGreaterThan(20)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the list, the sheet, and the links at the end work', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(popup)
    await list(page).getByRole('link', { name: 'Modal' }).click()
    await expect(heading(page)).toHaveText('Modal')
    await steps(page).getByRole('link', { name: 'Next' }).click()
    await expect(heading(page)).toHaveText('Navigation')
    // No key is promised.
    const key = await page
      .locator('a[rel=next] small')
      .evaluate((label) => getComputedStyle(label, '::before').content)
    expect(key).toBe('none')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(popup)
    await opener(page).click()
    await list(page).getByText('Other categories').click()
    await list(page).getByRole('link', { name: 'Inputs' }).click()
    await expect(page).toHaveURL('/components?category=inputs')
  })
})
