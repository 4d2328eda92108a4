import { violations } from '../../../scripts/harness/axe'
import { addresses, addressesOf } from '../documents'
import { controls, copied, expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'
import { painted } from '../support/painted'
import type { Steps } from '../support/run-steps'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search the site' })
const options = (page: Page) => dialog(page).getByRole('option')
const highlighted = (page: Page) => dialog(page).getByRole('option', { selected: true })
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name }).getByRole('option')
const status = (page: Page) => dialog(page).getByRole('status')

const index = '**/assets/palette-*.json'

/** Opens the palette by its key, and waits until everything can be found. */
async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await expect(group(page, 'Pages')).not.toHaveCount(0)
}

test('Ctrl+K opens the palette, a sentence finds a component, and Enter opens its page', async ({
  page,
  open,
}) => {
  await open('/about')
  await openPalette(page)
  await page.keyboard.type('the thing that says something was saved')
  await expect(highlighted(page)).toContainText('Toast')
  await expect(status(page)).toHaveText(/^\d+ results$/)
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL('/toast-page')
  await expect(page.getByRole('heading', { level: 1, name: 'Toast' })).toBeFocused()
})

test('arrows go through the options and around, and the field keeps the focus, Home and End', async ({
  page,
  open,
}) => {
  await open('/components')
  await openPalette(page)
  await page.keyboard.type('alert')
  await expect(group(page, 'Components')).toHaveText([/^Alert/, /^Toast/, /^Popup/])
  await expect(highlighted(page)).toHaveText(/^Alert/)
  await page.keyboard.press('ArrowDown')
  await expect(highlighted(page)).toHaveText(/^Toast/)
  await expect(highlighted(page)).toHaveAttribute(
    'id',
    (await field(page).getAttribute('aria-activedescendant')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).last()).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.type('an ')
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await expect(field(page)).toHaveValue('an alerts')
})

test('before anything is typed, the palette lists every component, and then actions and pages', async ({
  page,
  open,
}) => {
  await open('/about')
  await openPalette(page)
  await expect(group(page, 'Components').first()).toHaveText(/^Toast/)
  expect(await group(page, 'Components').count()).toBeGreaterThan(25)
  await expect(highlighted(page)).toHaveText(/^Toast/)
})

test.describe('the preview', () => {
  const preview = (page: Page) => page.locator('#palette [data-thumbnail]')
  /** Its place once it has come. */
  const size = async (page: Page) => {
    await dialog(page).evaluate((one) => Promise.all(one.getAnimations().map(({ finished }) => finished)))
    return dialog(page).boundingBox()
  }

  test('shows the highlighted component as its card does, unseen by assistive technology, and moves nothing', async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await open('/about')
    await openPalette(page)
    const before = await size(page)
    await page.keyboard.type('calendar')
    await expect(preview(page)).toHaveAttribute('data-thumbnail', 'calendar')
    await expect(preview(page).getByText('February 2026')).toBeVisible()
    expect(await preview(page).evaluate((one) => one.closest('[aria-hidden=true]') !== null)).toBe(true)
    expect(await preview(page).evaluate((one) => getComputedStyle(one).backgroundImage)).toMatch(/gradient/)
    await open('/components?category=inputs')
    const card = await page.locator('[data-thumbnail=calendar]').innerHTML()
    await openPalette(page)
    await page.keyboard.type('calendar')
    await expect(preview(page)).toHaveAttribute('data-thumbnail', 'calendar')
    expect(await preview(page).innerHTML()).toBe(card)
    await field(page).fill('about us')
    await expect(highlighted(page)).toHaveText(/^About Us/)
    await expect(preview(page).locator('svg')).toBeVisible()
    await field(page).fill('zzqxv')
    await expect(options(page)).toHaveCount(0)
    await expect(preview(page)).toHaveCount(0)
    expect(await size(page)).toEqual(before)
  })

  test('a press on it leaves the palette open, and the focus in its field', async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 844 })
    await open('/about')
    await openPalette(page)
    await preview(page).click({ position: { x: 10, y: 10 }, force: true })
    await expect(field(page)).toBeFocused()
  })

  test('neither shows nor loads where the window has no room for it', async ({ page, open }) => {
    const requests = await gate(page, '**/thumbnails/*.json')
    requests.open()
    await open('/about')
    for (const [width, height] of [
      [390, 844],
      [768, 1024],
      [1280, 480],
    ] as const) {
      await page.setViewportSize({ width, height })
      await openPalette(page)
      await page.keyboard.type('calendar')
      await expect(highlighted(page)).toHaveText(/^Calendar/)
      await expect(preview(page)).toHaveCount(0)
      await page.keyboard.press('Escape')
    }
    await page.waitForLoadState('networkidle')
    expect(requests.count()).toBe(0)
  })
})

test('Ctrl+K before hydration opens the palette after it, unless Escape is pressed', async ({ page }) => {
  for (const isTakenBack of [false, true]) {
    await test.step(isTakenBack ? 'with Escape' : 'without Escape', async () => {
      const scripts = await gate(page, '**/*.js')
      await page.goto('/about', { waitUntil: 'commit' })
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await page.keyboard.press('Control+k')
      if (isTakenBack) await page.keyboard.press('Escape')
      scripts.open()
      await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
      if (!isTakenBack) return expect(field(page)).toBeFocused()
      await painted(page)
      await expect(dialog(page)).toHaveCount(0)
      await page.unroute('**/*.js')
    })
  }
})

const closes: Steps = {
  Escape: (page) => page.keyboard.press('Escape'),
  'Ctrl+K': (page) => page.keyboard.press('Control+k'),
  'a click beside it': (page) => page.mouse.click(5, 400),
  'its button': (page) => dialog(page).getByRole('button', { name: 'Close' }).click(),
}

test('each way to close the palette brings the focus back to where it was', async ({ page, open }) => {
  await open('/button-details')
  const before = controls(page, 'Themed Button').getByRole('textbox', {
    name: 'Background color',
    exact: true,
  })
  for (const [name, close] of Object.entries(closes)) {
    await test.step(`${name} closes the palette`, async () => {
      await before.focus()
      await openPalette(page)
      await expect(field(page), `emptied before ${name}`).toHaveValue('')
      await page.keyboard.type('card')
      await close(page)
      await expect(dialog(page), name).toHaveCount(0)
      await expect(before, name).toBeFocused()
    })
  }
  await openPalette(page)
  await expect(field(page)).toHaveValue('')
})

test('Ctrl+K and / open the palette again before the browser tells that it has closed', async ({
  page,
  open,
}) => {
  await open('/about')
  for (const [name, pressed] of Object.entries({
    'Ctrl+K': { key: 'k', ctrlKey: true },
    '/': { key: '/' },
  })) {
    await test.step(name, async () => {
      await openPalette(page)
      await page.keyboard.type('card')
      const closedFirst = await dialog(page).evaluate(async (element: HTMLDialogElement, init) => {
        let isTold = false
        element.addEventListener('close', () => (isTold = true))
        element.close()
        await Promise.resolve()
        // The focus moves with the next frame alone: nothing had it before.
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }))
        return !isTold
      }, pressed)
      expect(closedFirst, name).toBe(true)
      await expect(field(page), name).toBeFocused()
      await expect(field(page), name).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(dialog(page), name).toHaveCount(0)
    })
  }
})

test('props and sections lead to their place; on the same page, the next Tab goes on from there', async ({
  page,
  open,
}) => {
  await open('/about')
  await openPalette(page)
  await page.keyboard.type('popup opacity')
  await expect(highlighted(page)).toHaveText(/^opacityPopup: /)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/popup-details#props')
  await expect(page.getByRole('heading', { name: 'Props', exact: true })).toBeInViewport()

  await page.goto('/popup-details?opacity=0.9')
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await openPalette(page)
  await page.keyboard.type('popup keyboard')
  await expect(highlighted(page)).toHaveText('KeyboardPopup')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/popup-details?opacity=0.9#keyboard')
  await expect(page.getByRole('heading', { name: 'Keyboard' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Keyboard', exact: true }).first()).toBeFocused()
})

test('Ctrl+Enter and the middle button open a result in a new tab, and the palette stays', async ({
  page,
  open,
}) => {
  await open('/about')
  await openPalette(page)
  await page.keyboard.type('spinner')
  for (const act of [
    () => page.keyboard.press('Control+Enter'),
    () => options(page).first().click({ button: 'middle' }),
  ]) {
    const opening = page.context().waitForEvent('page')
    await act()
    const opened = await opening
    await expect(opened).toHaveURL('/spinner')
    await opened.close()
  }
  await expect(page).toHaveURL('/about')
  await expect(dialog(page)).toBeVisible()
})

test('Ctrl+C copies the command that installs the highlighted component, unless text is selected', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/')
  await openPalette(page)
  await page.keyboard.type('toast')
  await expect(highlighted(page)).toHaveText(/^Toast/)
  const command = await copied(page, () => page.keyboard.press('Control+c'))
  expect(command).toBe(`npx shadcn@latest add "${baseURL}/toast-page"`)
  await expect(status(page)).toHaveText('Copied the install command.')
  await page.keyboard.press('Control+a')
  expect(await copied(page, () => page.keyboard.press('Control+c'))).toBe('toast')
  await field(page).fill('about us')
  await expect(highlighted(page)).toHaveText(/^About Us/)
  await expect(dialog(page).getByRole('button', { name: 'Copy install command' })).toHaveCount(0)
})

test('the page of a component offers its command first; the page is copied as Markdown', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/card-details')
  await openPalette(page)
  await expect(group(page, 'Actions').first()).toHaveText('Copy install commandCard')
  const command = await copied(page, () => group(page, 'Actions').first().click())
  expect(command).toBe(`npx shadcn@latest add "${baseURL}/card-details"`)
  await expect(status(page)).toHaveText('Copied the install command.')
  await field(page).fill('copy as markdown')
  expect(await copied(page, () => page.keyboard.press('Enter'))).toMatch(/^# Card\n/)
  await expect(status(page)).toHaveText('Copied the page as Markdown.')
})

test('a hand-written page is copied as Markdown, too', async ({ page, open }) => {
  for (const [path, heading] of [
    ['/', /^# Interfaces cut from glass/m],
    ['/about', /^# About Us/],
  ] as const) {
    await open(path)
    await openPalette(page)
    const copy = group(page, 'Actions').filter({ hasText: 'Markdown' })
    expect(await copied(page, () => copy.click())).toMatch(heading)
    await expect(status(page)).toHaveText('Copied the page as Markdown.')
  }
})

test('an action that fails says so', async ({ page, open, expectConsole }) => {
  expectConsole(/^error: Failed to load resource/)
  await open('/about')
  await openPalette(page)
  await page.route('**/about*', (route) => route.abort())
  await group(page, 'Actions').filter({ hasText: 'Markdown' }).click()
  await expect(status(page)).toHaveText('That did not work. Check your connection and try again.')
})

test('the color scheme is switched, is remembered, and the switch in the bar follows', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open('/about')
  await openPalette(page)
  await page.keyboard.type('dark mode')
  await expect(highlighted(page)).toHaveText(/^Color scheme: dark/)
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('The color scheme is dark.')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Color scheme: dark' })).toBeVisible()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
})

test('what was opened last is listed first, on this device', async ({ page, open }) => {
  await open('/about')
  for (const name of ['Spinner', 'Gallery', 'Spinner']) {
    await openPalette(page)
    await field(page).fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  }
  await page.reload()
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await openPalette(page)
  await expect(group(page, 'Recent')).toHaveText([/^Spinner/, /^Gallery/])
  await expect(highlighted(page)).toHaveText(/^Spinner/)
})

test('favorites are listed before everything else', async ({ page, open }) => {
  await open('/spinner')
  await page.getByRole('button', { name: 'Favorite Spinner' }).click()
  await openPalette(page)
  await field(page).fill('gallery')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Gallery' })).toBeFocused()
  await openPalette(page)
  await expect(highlighted(page)).toHaveText(/^Spinner/)
  await expect(group(page, 'Favorites')).toHaveText([/^Spinner/])
  await expect(group(page, 'Recent')).toHaveText([/^Gallery/])
})

test('where the browser refuses storage, everything works until the page is left', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused.', 'SecurityError')
      },
    })
  })
  await open('/about')
  await openPalette(page)
  await page.keyboard.type('spinner')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Spinner' })).toBeFocused()
  await openPalette(page)
  await expect(group(page, 'Recent')).toHaveText([/^Spinner/])
  await dialog(page).getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(dialog(page)).toHaveCount(0)
})

test('the index is fetched when the palette is first opened, and once', async ({ page, open }) => {
  const requests = await gate(page, index)
  await open('/button-details')
  await page.waitForLoadState('networkidle')
  expect(requests.count()).toBe(0)
  await page.keyboard.press('Control+k')
  await expect(status(page)).toHaveText('Loading…')
  await page.keyboard.type('toast')
  requests.open()
  await expect(highlighted(page)).toHaveText(/^Toast/)
  await page.keyboard.press('Escape')
  await openPalette(page)
  expect(requests.count()).toBe(1)
})

test('an index that cannot be fetched is said to be missing, and is asked for again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  await page.route(index, (route) => route.abort())
  await open('/about')
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('alert')).toContainText('could not be loaded')
  await page.unroute(index)
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await expect(group(page, 'Pages')).not.toHaveCount(0)
})

test('an index that the site has no longer asks for a reload', async ({ page, open, expectConsole }) => {
  expectConsole(/^error: Failed to load resource/)
  await page.route(index, (route) => route.fulfill({ status: 404 }))
  await open('/about')
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('alert')).toContainText('There is a newer version of this site.')
  await page.unroute(index)
  await dialog(page).getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await openPalette(page)
})

test('a palette that cannot be loaded says so, and the key tries again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  await page.route('**/assets/palette-*.js', (route) => route.abort())
  await open('/about')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('alert')).toContainText('Loading chunk failed')
  await page.unroute('**/assets/palette-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await openPalette(page)
})

test('what is typed before the palette is loaded is in its field, and nowhere else', async ({
  page,
  open,
}) => {
  const script = await gate(page, '**/assets/palette-*.js')
  await open('/components')
  const search = page.getByRole('searchbox')
  await search.fill('card')
  await page.keyboard.press('Control+k')
  await expect.poll(script.count).toBe(1)
  // Among the letters are shortcuts of single keys.
  await page.keyboard.type('toas/[')
  for (const key of ['Backspace', 'Backspace', 't', 'Enter']) await page.keyboard.press(key)
  script.open()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('toast')
  await expect(highlighted(page)).toContainText('Toast')
  await page.keyboard.type(' stack')
  await expect(field(page)).toHaveValue('toast stack')
  await page.keyboard.press('Escape')
  await expect(search).toBeFocused()
  await expect(search).toHaveValue('card')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('')
})

test('Escape before the palette is loaded takes the wish back', async ({ page, open }) => {
  const script = await gate(page, '**/assets/palette-*.js')
  await open('/components')
  await page.keyboard.press('Control+k')
  await expect.poll(script.count).toBe(1)
  await page.keyboard.press('x')
  await page.keyboard.press('Escape')
  const loaded = page.waitForResponse('**/assets/palette-*.js')
  script.open()
  await (await loaded).finished()
  await page.getByRole('searchbox').fill('card')
  await expect(page).toHaveURL('/components?q=card')
  await expect(dialog(page)).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await expect(field(page)).toHaveValue('')
})

test('the palette stays when the address of a letter before is rendered after it', async ({ page, open }) => {
  await open('/components')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  const search = page.getByRole('searchbox')
  await search.focus()
  // In the task of the letter: the router renders its address in a later one.
  await page.evaluate(() => {
    const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
    window.addEventListener('input', press, { once: true })
  })
  await page.keyboard.press('c')
  await expect(page).toHaveURL('/components?q=c')
  await expect(page.locator('main article').first()).toContainText('Card')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toHaveValue('c')
})

test('a step back in the history closes the palette', async ({ page, open }) => {
  await open('/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Stories/ })).toBeFocused()
  await openPalette(page)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(dialog(page)).toHaveCount(0)
})

test('without results, the palette says so, and the listbox is closed', async ({ page, open }) => {
  await open('/about')
  await openPalette(page)
  await page.keyboard.type('xyzzy')
  await expect(dialog(page).getByText('Nothing found for “xyzzy”.')).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(status(page)).toHaveText('0 results')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  expect(await violations(page)).toEqual([])
})

test.describe('a single key', () => {
  test('/ opens the palette, and types nothing into it', async ({ page, open }) => {
    await open('/button-details')
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('')
    await page.keyboard.type('a/b')
    await expect(field(page)).toHaveValue('a/b')
  })

  test('/ does nothing in fields, with other keys, or while a dialog is open', async ({ page, open }) => {
    const pressedIn = async (path: string, name: string) => {
      await page.getByLabel(name, { exact: true }).first().focus()
      await page.keyboard.press('/')
      await painted(page)
      await expect(dialog(page), `${path}: ${name}`).toHaveCount(0)
    }
    await open('/components')
    await pressedIn('/components', 'Search components')
    await expect(page.getByRole('searchbox')).toHaveValue('/')
    await open('/stories')
    for (const name of ['Title', 'Content', 'Category']) await pressedIn('/stories', name)
    await page.evaluate(() => {
      const editable = Object.assign(document.createElement('p'), { contentEditable: 'true' })
      editable.setAttribute('aria-label', 'Editable')
      document.querySelector('main')?.append(editable)
    })
    await pressedIn('/stories', 'Editable')

    await page.getByRole('heading', { level: 1 }).click()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    for (const keys of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(keys)
    await painted(page)
    await expect(dialog(page)).toHaveCount(0)

    await open('/modal-details')
    await page.getByRole('button', { name: 'Open Modal' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('/')
    await painted(page)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('/ is switched off in the palette, on this device; Ctrl+K is not', async ({ page, open }) => {
    await open('/about')
    await openPalette(page)
    // After the buttons that close, and copy the command of the highlighted component.
    for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab')
    const keys = dialog(page).getByRole('checkbox', { name: 'Single-key shortcuts' })
    await expect(keys).toBeFocused()
    await expect(keys).toBeChecked()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    for (const reloads of [false, true]) {
      if (reloads) await page.reload()
      await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
      await page.keyboard.press('/')
      await painted(page)
      await expect(dialog(page)).toHaveCount(0)
    }
    await openPalette(page)
    await expect(keys).not.toBeChecked()
    await keys.check()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
  })
})

test('every page has a button that opens the palette', () => {
  expect(addressesOf(/<button[^>]*aria-keyshortcuts="Control\+K Meta\+K"/)).toEqual(addresses)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a tap on the button opens a sheet of the whole screen, and a tap on a line opens its page', async ({
    page,
    open,
  }) => {
    await open('/')
    await page.getByRole('button', { name: 'Search' }).tap()
    await expect(group(page, 'Pages')).not.toHaveCount(0)
    await expect.poll(() => dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    await field(page).fill('pick a day')
    await options(page).first().tap()
    await expect(page).toHaveURL('/calendar-details')
    await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeFocused()
    await page.getByRole('button', { name: 'Search' }).tap()
    await field(page).fill('calendar')
    await dialog(page).getByRole('button', { name: 'Copy install command' }).tap()
    await expect(status(page)).toHaveText('Copied the install command.')
    await dialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(dialog(page)).toHaveCount(0)
  })
})

test('the open palette has no axe violation and does not scroll sideways, wide and narrow', async ({
  page,
  open,
}) => {
  // It runs axe six times.
  test.slow()
  for (const width of [1280, 390]) {
    await test.step(`${width} px wide`, async () => {
      await page.setViewportSize({ width, height: 844 })
      await open('/about')
      await page.emulateMedia({ colorScheme: 'light' })
      await openPalette(page)
      expect.soft(await violations(page), `${width} px, at the start`).toEqual([])
      await field(page).fill('card')
      await expect(group(page, 'Components')).not.toHaveCount(0)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await violations(page), `${width} px, with results, ${colorScheme}`).toEqual([])
      }
      for (const narrow of [width, 320]) {
        await page.setViewportSize({ width: narrow, height: 844 })
        const overflow = () =>
          dialog(page).evaluate((element) =>
            [element, ...element.querySelectorAll('[role=listbox]')].map(
              ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
            ),
          )
        // The window has its new size some frames later.
        await expect.poll(overflow, `${narrow} px`).toEqual([0, 0])
      }
      await page.keyboard.press('Escape')
      await expect(dialog(page)).toHaveCount(0)
    })
  }
})
