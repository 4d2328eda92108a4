import { resolve } from 'node:path'
import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/file-upload-details'
const cases = 'registry/file-upload/file-upload.cases.tsx'

const text = (name: string, size = 3) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.alloc(size, 'a'),
})
const svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='8'><rect width='8' height='8'/></svg>"
const picture = (name: string) => ({ name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) })

const input = (page: Page, name: string) => page.getByLabel(name, { exact: true }).and(page.locator('input'))
const basic = (page: Page) => stage(page, 'Basic Usage').locator('input')
const rows = (page: Page) => page.getByRole('listitem')
const removing = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` })

/** Drops files onto the zone around an input, as from the desktop. */
async function drop(
  page: Page,
  onto: string,
  files: readonly { name: string; type: string; size: number }[],
) {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, type, size } of all) transfer.items.add(new File(['a'.repeat(size)], name, { type }))
    return transfer
  }, files)
  for (const type of ['dragenter', 'dragover', 'drop'])
    await input(page, onto).dispatchEvent(type, { dataTransfer: data })
}

/** The names of the files that the input itself has. */
const held = (page: Page, name: string) =>
  input(page, name).evaluate((one: HTMLInputElement) => Array.from(one.files ?? [], (file) => file.name))

test('chosen and dropped files are added to the list, and the form sends just what it shows', async ({
  page,
}) => {
  await mount(page, cases, 'Post')
  await input(page, 'Letters').setInputFiles([text('a.txt'), text('b.txt')])
  await drop(page, 'Letters', [{ name: 'c.txt', type: 'text/plain', size: 5 }])
  await input(page, 'Letters').setInputFiles(text('d.txt'))
  await expect(rows(page)).toHaveText([/a\.txt/, /b\.txt/, /c\.txt/, /d\.txt/])
  await removing(page, 'b.txt').click()
  await expect(rows(page)).toHaveCount(3)
  await expect(page.getByLabel('Told')).toHaveText('a.txt, c.txt, d.txt')
  await expect(input(page, 'Letters')).toHaveAttribute('data-heard', '3')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByLabel('Sent')).toHaveText('a.txt:3 & c.txt:5 & d.txt:3')
})

/** Drags a file from the desktop over an element, and lets it go. Returns whether the page, and not the browser, says what comes of it. */
async function dropFile(page: Page, target: ReturnType<Page['locator']>) {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const session = await page.context().newCDPSession(page)
  const data = { items: [], files: [resolve('package.json')], dragOperationsMask: 1 }
  const heard = await page.evaluateHandle(() => ({
    isTaken: new Promise<boolean>((resolve) => {
      const hear = (event: DragEvent) => setTimeout(() => resolve(event.defaultPrevented))
      addEventListener('dragover', hear, { once: true })
    }),
  }))
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data })
  return heard.evaluate(({ isTaken }) => isTaken)
}

test('a file that is dropped where nothing takes it does nothing, and all else that takes files gets them', async ({
  page,
}) => {
  await mount(page, cases, 'Beside')
  expect(await dropFile(page, page.getByText('Nothing takes'))).toBe(true)
  expect(await dropFile(page, input(page, 'Off'))).toBe(true)
  // What the browser itself does is left to it.
  expect(await dropFile(page, page.getByText('An editor'))).toBe(false)
  expect(await dropFile(page, page.getByLabel('Native'))).toBe(false)
  await expect(page.getByLabel('Native')).toHaveValue(/package\.json/)
  await dropFile(page, page.getByText('The app takes'))
  await expect(page.getByLabel('Taken')).toHaveText('package.json')
  await dropFile(page, input(page, 'Letters'))
  await expect(rows(page)).toHaveText([/package\.json/])
  await page.getByRole('button', { name: 'Take them away' }).click()
  expect(await dropFile(page, page.getByText('Nothing takes'))).toBe(false)
})

test('the same file is listed once', async ({ page }) => {
  await mount(page, cases, 'Post')
  const same = { name: 'a.txt', type: 'text/plain', size: 3 }
  const data = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    for (const _ of [1, 2])
      transfer.items.add(new File(['a'], 'same.txt', { type: 'text/plain', lastModified: 1 }))
    return transfer
  })
  for (const _ of [1, 2]) await input(page, 'Letters').dispatchEvent('drop', { dataTransfer: data })
  await expect(rows(page)).toHaveCount(1)
  await drop(page, 'Letters', [same])
  await expect(rows(page)).toHaveCount(2)
})

test('what is too large or of another type is refused, with its name, the fact and the fix', async ({
  page,
}) => {
  await mount(page, cases, 'Post')
  await input(page, 'Letters').setInputFiles([text('long.txt', 1200), text('good.txt'), picture('a.svg')])
  await expect(page.getByText('long.txt has 1.2 kB. Choose a file of at most 1 kB.')).toBeVisible()
  await drop(page, 'Letters', [{ name: 'tune.mp3', type: 'audio/mpeg', size: 1 }])
  await expect(page.getByText('tune.mp3 has another type. Choose a file of .txt, image/*.')).toBeVisible()
  await expect(page.getByText('long.txt has')).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
  expect(await held(page, 'Letters')).toEqual(['good.txt', 'a.svg'])
})

test('a required one is told by the browser, and a reset empties it', async ({ page }) => {
  await mount(page, cases, 'Post')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(input(page, 'Letters')).toBeFocused()
  await expect(input(page, 'Letters')).toHaveAttribute('aria-invalid', 'true')
  await input(page, 'Letters').setInputFiles(text('a.txt'))
  await expect(input(page, 'Letters')).not.toHaveAttribute('aria-invalid')
  await expect(input(page, 'Letters')).toHaveAccessibleDescription('At most 1 kB.')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(rows(page)).toHaveCount(0)
  await expect(page.getByLabel('Told')).toHaveText('')
  expect(await held(page, 'Letters')).toEqual([])
})

test('while React hides it, it keeps its files, and a reset empties it, too', async ({ page }) => {
  await mount(page, cases, 'Hidden')
  const hide = page.getByRole('button', { name: 'Hide' })
  await input(page, 'Letters').setInputFiles(text('a.txt'))
  await hide.click()
  await expect(rows(page)).toHaveCount(0)
  await hide.click()
  await expect(rows(page)).toHaveText([/a\.txt/])
  await hide.click()
  await page.getByRole('button', { name: 'Reset' }).click()
  await hide.click()
  await expect(input(page, 'Letters')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  expect(await held(page, 'Letters')).toEqual([])
})

test('one for a single file keeps the last one, and says which are too many', async ({ page }) => {
  await mount(page, cases, 'Single')
  await input(page, 'Portrait').setInputFiles(picture('a.svg'))
  await input(page, 'Portrait').setInputFiles(picture('b.svg'))
  await expect(rows(page)).toHaveText([/b\.svg/])
  await drop(page, 'Portrait', [
    { name: 'c.png', type: 'image/png', size: 1 },
    { name: 'd.png', type: 'image/png', size: 1 },
  ])
  await expect(rows(page)).toHaveText([/c\.png/])
  await expect(page.getByText('d.png is one file too many. Choose one file.')).toBeVisible()
  await drop(page, 'Portrait', [{ name: 'e.txt', type: 'text/plain', size: 1 }])
  await expect(rows(page)).toHaveText([/c\.png/])
  expect(await held(page, 'Portrait')).toEqual(['c.png'])
})

test('a picture is shown from the browser, its address is given back, and what is none has a sheet', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    const revoke = URL.revokeObjectURL.bind(URL)
    URL.revokeObjectURL = (address) => {
      document.documentElement.dataset.revoked = address
      revoke(address)
    }
  })
  // The policy of the site allows it.
  await open(route)
  const listed = stage(page, 'Basic Usage').getByRole('listitem')
  await basic(page).setInputFiles([picture('a.svg'), text('b.txt')])
  const image = listed.first().locator('img')
  await expect(image).toHaveJSProperty('naturalWidth', 8)
  const address = await image.getAttribute('src')
  expect(address).toMatch(/^blob:/)
  await expect(listed.nth(1).locator('img')).toHaveCount(0)
  await removing(page, 'a.svg').click()
  await expect(page.locator('html')).toHaveAttribute('data-revoked', address ?? '')
})

test('a picture that cannot be read has a sheet, too', async ({ page }) => {
  await mount(page, cases, 'Single')
  await input(page, 'Portrait').setInputFiles({
    name: 'a.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no'),
  })
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).locator('img')).toHaveCount(0)
  await expect(rows(page).locator('svg').first()).toBeVisible()
})

test('its consumer says how far each file is and what is wrong with it, in its language', async ({
  page,
}) => {
  await mount(page, cases, 'Progress')
  await input(page, 'Akten').setInputFiles([text('a.txt', 1500), text('b.txt', 0), text('c.txt')])
  await expect(page.getByRole('progressbar', { name: 'a.txt, Fortschritt' })).toHaveJSProperty('value', 40)
  await expect(page.getByRole('progressbar', { name: 'c.txt, Fortschritt' })).toHaveJSProperty('value', 0)
  await expect(rows(page)).toContainText(['1,5 kB', 'Die Datei ist leer.', '3 Byte'])
  await page.getByRole('button', { name: 'b.txt entfernen' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('what is off takes nothing', async ({ page }) => {
  await mount(page, cases, 'Off')
  for (const name of ['Off', 'Around']) {
    await drop(page, name, [{ name: 'a.txt', type: 'text/plain', size: 1 }])
    await expect(input(page, name)).toBeDisabled()
  }
  await expect(rows(page)).toHaveCount(0)
})

test('after a removal, focus stays near', async ({ page }) => {
  await mount(page, cases, 'Post')
  await input(page, 'Letters').setInputFiles([text('a.txt'), text('b.txt')])
  await removing(page, 'a.txt').press('Enter')
  await expect(removing(page, 'b.txt')).toBeFocused()
  await removing(page, 'b.txt').press('Space')
  await expect(input(page, 'Letters')).toBeFocused()
})

test('a file that is chosen before hydration stays', async ({ page }) => {
  await page.route('**/assets/*.js', async (request) => {
    await page.waitForFunction(() => document.querySelector('[data-stage] input')?.matches('[data-chosen]'))
    await request.continue()
  })
  await page.goto(route, { waitUntil: 'commit' })
  await basic(page).setInputFiles(text('early.txt'))
  await basic(page).evaluate((one) => one.setAttribute('data-chosen', ''))
  await expect(stage(page, 'Basic Usage').getByRole('listitem')).toHaveText([/early\.txt/])
})

test('long names break, and nothing is wider than the window, at 200% of the text, too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  await mount(page, cases, 'Progress')
  await input(page, 'Akten').setInputFiles([text(`${'Rechtsschutzversicherung'.repeat(4)}.txt`, 9)])
  await page.locator('html').evaluate((root) => (root.style.fontSize = '200%'))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

/** Chooses a file without the window of the browser, as each engine can. */
const give = (page: Page) =>
  basic(page).evaluate((one: HTMLInputElement) => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['a'], 'letter.txt', { type: 'text/plain' }))
    one.files = transfer.files
    for (const type of ['input', 'change']) one.dispatchEvent(new Event(type, { bubbles: true }))
  })

/** Presses a key in the zone, expects the click with which a browser opens its window, and keeps it closed. */
async function expectOpens(page: Page, key: string) {
  await basic(page).evaluate((one) =>
    one.addEventListener('click', (event) => {
      event.preventDefault()
      one.setAttribute('data-pressed', '')
    }),
  )
  await basic(page).focus()
  await page.keyboard.press(key)
  await expect(basic(page)).toHaveAttribute('data-pressed', '')
}

keyboard(route, {
  'Tab moves focus to the zone, then to the button of each file': async (page) => {
    await give(page)
    await basic(page).focus()
    await page.keyboard.press('Tab')
    await expect(removing(page, 'letter.txt')).toBeFocused()
  },
  'Enter opens the window to choose files, or removes the file': async (page) => {
    await expectOpens(page, 'Enter')
    await give(page)
    await removing(page, 'letter.txt').press('Enter')
    await expect(removing(page, 'letter.txt')).toHaveCount(0)
  },
  'Space opens the window to choose files, or removes the file': async (page) => {
    await expectOpens(page, 'Space')
    await give(page)
    await removing(page, 'letter.txt').press('Space')
    await expect(removing(page, 'letter.txt')).toHaveCount(0)
  },
})

const choose = (page: Page) => basic(page).setInputFiles(text('letter.txt'))

announced(route, { 'The button of a file': choose, 'After a choice': choose })
