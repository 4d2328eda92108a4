import { addressesOf } from '../documents'
import { expect, test, type Page } from '../fixture'

test.use({ javaScriptEnabled: false })

const stage = (page: Page) => page.locator('[data-stage]').first()

/** Gives a control the form of somebody else, and sends that. */
async function send(page: Page): Promise<void> {
  await stage(page)
    .locator('input, textarea, select, button')
    .first()
    .evaluate((control: HTMLInputElement | HTMLButtonElement) => {
      const form = Object.assign(document.createElement('form'), { id: 'theirs', action: '/about' })
      form.append(Object.assign(document.createElement('button'), { textContent: 'Send it' }))
      document.body.prepend(form)
      control.setAttribute('form', 'theirs')
      control.name = 'own'
      if (control instanceof HTMLInputElement && /checkbox|radio/.test(control.type)) control.checked = true
      else if (control.type === 'date') control.value = '2025-06-30'
      // Valid in every other field.
      else if (!/range|select|number|file/.test(control.type)) control.value = 'a@b.example'
      if (control.localName === 'button') control.setAttribute('type', 'submit')
    })
  const own = stage(page).locator('button[name=own]')
  const button = (await own.count()) > 0 ? own : page.getByRole('button', { name: 'Send it' })
  // The bar may be in front of it.
  await button.press('Enter')
  await expect(page).toHaveURL(/\/about\?own=/)
}

async function follow(page: Page): Promise<void> {
  const link = stage(page).locator('a[href]').first()
  const { href } = new URL((await link.getAttribute('href')) ?? '', page.url())
  await expect(link).toBeVisible()
  // Another program opens addresses of mail.
  if (href.startsWith('mailto:')) return
  await link.click()
  await expect(page).toHaveURL(href)
}

/** What can be chosen, and is not yet. */
const choice = 'input:enabled:not([type=radio]:checked), select:enabled'

/** Presses what is the last to choose, and expects it to be chosen. */
async function choose(page: Page): Promise<void> {
  const control = await stage(page).locator(choice).last().elementHandle()
  const stateOf = () =>
    control.evaluate((one) => {
      const { type, checked, value } = one as HTMLInputElement
      return type === 'checkbox' || type === 'radio' ? String(checked) : value
    })
  const before = await stateOf()
  const isPressed = /checkbox|radio/.test((await control.getAttribute('type')) ?? '')
  await control.press(isPressed ? 'Space' : 'ArrowDown')
  // A list that is open has another option, and takes it.
  for (const key of ['ArrowDown', 'Enter', 'ArrowUp'])
    if ((await stateOf()) === before) await page.keyboard.press(key)
  expect(await stateOf()).not.toBe(before)
}

/** Chooses a file, whose name the native control shows. */
async function chooseFile(page: Page): Promise<void> {
  const control = stage(page).locator('input[type=file]')
  await expect(control).toHaveCSS('opacity', '1')
  await control.setInputFiles({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  expect(await control.evaluate((one: HTMLInputElement) => one.files?.length)).toBe(1)
}

const show = (page: Page) => expect(stage(page)).toContainText(/\w/)
const seen = (page: Page) => expect(stage(page).locator('progress, img, [role]').first()).toBeVisible()

/** What opens it, and what is open then. */
const opening = (opener: string, opened: string) => ({
  open: async (page: Page) => {
    await expect(stage(page).locator(opened).first()).toBeHidden()
    await stage(page).locator(opener).first().click()
    await expect(stage(page).locator(opened).first()).toBeVisible()
  },
  close: async (page: Page) => {
    await stage(page).locator(opener).first().click({ force: true })
    await expect(stage(page).locator(opened).first()).toBeHidden()
  },
})

/** How to use each component, as the line on its page names it. */
const uses: Readonly<Record<string, Readonly<Record<string, (page: Page) => Promise<unknown>>>>> = {
  '/accordion-details': opening('summary', 'details > :not(summary)'),
  '/alert-details': { show },
  '/authentication-card': { send },
  '/avatar-details': { show: seen },
  // A link in place of the button, as an app has it, is tested there.
  '/back-to-top-details': { follow: show },
  '/badge-details': { show },
  '/breadcrumbs-details': { follow },
  '/button-details': { send },
  '/card-details': { show },
  '/carousel-details': { show: seen },
  '/check-details': { choose, send },
  '/combobox-details': { send },
  '/contact-details': { follow },
  '/date-field-details': { send },
  '/field-details': { send },
  '/file-upload-details': { choose: chooseFile, send },
  '/dropdown-details': opening('[popovertarget]', '[role=listbox]'),
  '/gallery-details': { show: seen },
  '/input-details': { send },
  '/menu-details': opening('[popovertarget]', '[role=menu]'),
  '/navigation-details': { follow },
  '/number-field-details': { choose, send },
  // Its pages are links where `href` says so, which is tested in an app.
  '/pagination-details': { follow: show },
  '/pricing-details': { follow },
  '/product-details': { choose },
  '/progress-bar-details': { show: seen },
  '/radio-group-details': { choose, send },
  '/select-details': { choose, send },
  '/skeleton-details': { show: (page) => expect(stage(page).locator('[data-shape]').first()).toBeVisible() },
  '/slider-details': { choose, send },
  '/spinner': { show: seen },
  '/statistic-details': { show },
  '/stepper-details': { follow },
  '/switch-details': { choose, send },
  '/table-details': { show },
  '/testimonial-details': { show },
  '/textarea-details': { send },
  '/tooltip-details': {
    open: async (page) => {
      await stage(page).locator('button[aria-describedby]').first().hover()
      await expect(stage(page).locator('button + [role=tooltip]').first()).toBeVisible()
    },
    close: async (page) => {
      await page.mouse.move(0, 0)
      await expect(stage(page).locator('button + [role=tooltip]').first()).toBeHidden()
    },
  },
}

for (const [route, steps] of Object.entries(uses))
  test(`${route} does without a script what it says: ${Object.keys(steps).join(', ')}`, async ({ page }) => {
    for (const run of Object.values(steps)) {
      if (page.url() === 'about:blank' || !page.url().endsWith(route)) await page.goto(route)
      await run(page)
    }
    await page.goto(route)
    await expect(
      page.getByText(`Works without JavaScript: ${Object.keys(steps).join(', ')}. Report`, { exact: true }),
    ).toBeAttached()
  })

test('every component says what works without a script, or why it needs one; of the showcase, 20 work', () => {
  const working = addressesOf(/Works without JavaScript: /)
  expect(working.toSorted()).toEqual(Object.keys(uses).toSorted())
  const essentials = addressesOf(/Back to Essentials/)
  expect(working.filter((address) => !essentials.includes(address))).toHaveLength(20)
  const needing = addressesOf(/Needs JavaScript: [A-Z]/)
  expect([...working, ...needing].toSorted()).toEqual(addressesOf(/id="screen-readers"/).toSorted())
  expect(needing.toSorted()).toEqual([
    '/calendar-details',
    '/drawer-details',
    '/modal-details',
    '/popup-details',
    '/speed-dial-details',
    '/tabs-details',
    '/toast-page',
  ])
})
