import { decodeGlass } from '../../../src/glass/code'
import { defaultGlass, type Glass } from '../../../src/glass/glass-values'
import rose from '../../../src/glass/presets/rose'
import { addressesOf } from '../documents'
import { copied, expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'
import { painted } from '../support/painted'

const panel = (page: Page) => page.getByRole('region', { name: 'Try the glass' })
const slider = (page: Page, name: string) => panel(page).getByRole('slider', { name })
const code = (page: Page) => panel(page).locator('pre')
const studio = (page: Page) => panel(page).getByRole('link', { name: 'Open in the studio' })
const command = (page: Page) => panel(page).locator('code').last()

/** What the code says of the pane, as the browser paints it. */
const pane = (page: Page) =>
  page.getByRole('group', { name: 'Your glass' }).evaluate((element) => {
    const { backdropFilter, borderTopLeftRadius, color, backgroundColor } = getComputedStyle(element)
    return { backdropFilter, borderTopLeftRadius, color, backgroundColor }
  })

/** The glass that the studio has when the link is followed. */
async function glassInStudio(page: Page): Promise<Glass | undefined> {
  await studio(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio')
  const radius = page.getByRole('slider', { name: 'Radius', exact: true })
  // The studio writes the code of its glass when something changes.
  await radius.press('ArrowRight')
  await expect.poll(() => new URL(page.url()).searchParams.get('g')).not.toBeNull()
  const glass = decodeGlass(new URL(page.url()).searchParams.get('g') ?? '')
  return glass && { ...glass, radius: glass.radius - 1 }
}

test('home’s controls shape the pane and the code beside it', async ({ page, open }) => {
  await open('/')
  expect(await pane(page)).toMatchObject({
    backdropFilter: 'blur(16px) saturate(1.8)',
    borderTopLeftRadius: '20px',
    color: 'rgb(27, 18, 48)',
  })
  await slider(page, 'Blur').fill('30')
  await slider(page, 'Radius').fill('4')
  await slider(page, 'Tint').fill('0.9')
  await expect(code(page)).toContainText('--glass-tint-opacity: 0.9;')
  await expect(code(page)).toContainText('--glass-blur: 30px;')
  await expect(code(page)).toContainText('--glass-radius: 4px;')
  const { backdropFilter, borderTopLeftRadius, backgroundColor } = await pane(page)
  expect({ backdropFilter, borderTopLeftRadius }).toEqual({
    backdropFilter: 'blur(30px) saturate(1.8)',
    borderTopLeftRadius: '4px',
  })
  expect(backgroundColor).toContain('0.9')
})

test('home says whether text on the glass is readable on any backdrop', async ({ page, open }) => {
  await open('/')
  await expect(panel(page).getByRole('status').first()).toHaveText(
    /^Readable on any backdrop\d+\.\d:1 at worst$/,
  )
  await slider(page, 'Tint').fill('0.2')
  await expect(panel(page).getByRole('status').first()).toHaveText(
    /^Not readable over dark pictures1\.\d:1 at worst$/,
  )
})

test('a glass of home sets color and sliders, and with what was moved, the studio opens in it', async ({
  page,
  open,
}) => {
  await open('/')
  await panel(page).getByText('Rose', { exact: true }).click()
  await expect(slider(page, 'Radius')).toHaveValue('28')
  await expect(code(page)).toContainText('--glass-tint: #ffe8f1;')
  await slider(page, 'Blur').fill('33')
  expect(await glassInStudio(page)).toEqual({
    ...defaultGlass,
    ...rose.glass,
    thinBlur: 33,
    regularBlur: 33,
    thickBlur: 33,
  })
})

test('home’s command installs the glass that is shown, and a press copies it', async ({
  page,
  open,
  request,
}) => {
  await open('/')
  await panel(page).getByText('Rose', { exact: true }).click()
  await slider(page, 'Radius').fill('7')
  const text = await copied(page, () => panel(page).getByRole('button', { name: 'Copy the command' }).click())
  expect(text).toBe(await command(page).textContent())
  const [, address = ''] = /^npx shadcn@latest add "(.+)"$/.exec(text) ?? []
  expect(address).toMatch(/^http/)
  const item = (await (await request.get(address)).json()) as { files: { content: string }[] }
  expect(item.files[0]?.content).toContain('--glass-radius: 7px;')
  expect(item.files[0]?.content).toContain('--glass-tint: #ffe8f1;')
})

test('home’s controls work before the site’s script, and hydration keeps what they show', async ({
  page,
  open,
}) => {
  const scripts = await gate(page, '**/*.js')
  const opened = open('/')
  await expect.poll(scripts.count).toBeGreaterThan(0)
  await panel(page).getByText('Amber', { exact: true }).click()
  await slider(page, 'Radius').fill('9')
  await expect(code(page)).toContainText('--glass-radius: 9px;')
  await expect(studio(page)).toHaveAttribute('href', /\/studio\?preset=Amber&radius=9$/)
  scripts.open()
  await opened
  await expect(code(page)).toContainText('--glass-radius: 9px;')
  await expect(panel(page).getByRole('radio', { name: 'Amber' })).toBeChecked()
  await expect(slider(page, 'Radius')).toHaveValue('9')
  expect((await pane(page)).borderTopLeftRadius).toBe('9px')
})

test('home’s controls work when a link opens it', async ({ page, open }) => {
  await open('/about')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click()
  await slider(page, 'Radius').fill('9')
  await expect(code(page)).toContainText('--glass-radius: 9px;')
})

test('home counts the components that can be installed', async ({ page, open }) => {
  await open('/')
  const installable = addressesOf(/data-static="add-to-project"/).length
  await expect(page.getByText(`${installable} components to install`)).toBeVisible()
})

const samples = (page: Page) => page.getByRole('region', { name: 'Try them here' })

/** Which sample's script is in a file. */
const scriptOf = /\/home\.demo-|\/(?:accordion|button|dropdown|input|pagination|slider)-[^/]*\.js$/

test('the script of a component on home comes when it is first used, and none before', async ({
  page,
  open,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => {
    if (scriptOf.test(request.url())) loaded.push(request.url())
  })
  await open('/')
  await page.waitForLoadState('networkidle')
  expect(loaded).toEqual([])
  await samples(page).getByRole('button', { name: 'Follow' }).focus()
  await expect.poll(() => loaded.length).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  const withButton = loaded.length
  await samples(page).getByRole('slider', { name: 'Volume' }).hover()
  await expect.poll(() => loaded.length).toBeGreaterThan(withButton)
})

test('a press on a component of home before its script has loaded is repeated once', async ({
  page,
  open,
}) => {
  await open('/')
  const scripts = await gate(page, scriptOf)
  await samples(page).getByRole('button', { name: 'Follow' }).click()
  await samples(page).getByRole('button', { name: 'Page 2' }).click()
  await samples(page).getByRole('button', { name: 'Living room' }).click()
  await samples(page).getByRole('option', { name: 'Kitchen' }).click()
  await expect.poll(scripts.count).toBeGreaterThan(2)
  await expect(samples(page).getByRole('button', { name: 'Follow', exact: true })).toBeVisible()
  scripts.open()
  await expect(samples(page).getByRole('button', { name: 'Following' })).toBeVisible()
  await expect(samples(page).getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(samples(page).getByRole('button', { name: 'Kitchen' })).toBeVisible()
  await expect(samples(page).getByRole('listbox')).toBeHidden()
})

test('the script of a component on home that has failed to load is tried again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/)
  await open('/')
  const [follow, heading] = [
    samples(page).getByRole('button', { name: /^Follow/ }),
    page.getByRole('heading', { level: 1 }),
  ]
  await page.route(scriptOf, (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await follow.hover()
  await failed
  await page.unroute(scriptOf)
  await expect(async () => {
    await heading.hover()
    await follow.click()
    await expect(follow).toHaveText('Following', { timeout: 1000 })
  }).toPass()
})

test('the components of home work when a link opens it, and when it is opened again', async ({
  page,
  open,
}) => {
  await open('/about')
  const main = page.getByRole('navigation', { name: 'Main' })
  for (const visit of ['first', 'second']) {
    await test.step(`${visit} visit`, async () => {
      await main.getByRole('link', { name: 'Home' }).click()
      await samples(page).getByRole('button', { name: 'Follow', exact: true }).click()
      await expect(samples(page).getByRole('button', { name: 'Following' })).toBeVisible()
      await main.getByRole('link', { name: 'About Us' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/About/)
    })
  }
})

const proof = (page: Page) => page.getByRole('region', { name: 'Readable on any backdrop' })
const backdrop = (page: Page) => proof(page).getByRole('slider', { name: 'Backdrop' })

test('home’s backdrop moves under its pane by keyboard, and black leaves the text its worst contrast', async ({
  page,
  open,
}) => {
  await open('/')
  await expect(proof(page)).toContainText(/1\d\.\d:1 here, 5\.8:1 at worst/)
  await backdrop(page).press('Home')
  await expect(proof(page)).toContainText('5.8:1 here, 5.8:1 at worst')
  await backdrop(page).press('ArrowRight')
  await expect(backdrop(page)).toHaveValue('0.25')
})

test('home’s backdrop follows the pointer, and the pane stays', async ({ page, open }) => {
  await open('/')
  const value = async () => Number(await backdrop(page).inputValue())
  await backdrop(page).scrollIntoViewIfNeeded()
  const pane = async () => proof(page).locator('label').locator('..').boundingBox()
  const before = await pane()
  if (before === null) throw new Error('The pane has no box.')
  expect(await value()).toBe(3)
  await page.mouse.move(before.x - 20, before.y + 20)
  await page.mouse.down()
  // Half the pane is one color.
  await page.mouse.move(before.x - 20 - before.width / 2, before.y + 20, { steps: 4 })
  await page.mouse.up()
  await expect.poll(value).toBeCloseTo(4, 5)
  await page.mouse.move(before.x, before.y)
  await painted(page)
  expect(await value()).toBeCloseTo(4, 5)
  expect(await pane()).toEqual(before)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('home shows the default glass, and its controls are disabled', async ({ page }) => {
    await page.goto('/')
    for (const name of ['Tint', 'Blur', 'Radius']) await expect(slider(page, name)).toBeDisabled()
    await expect(code(page)).toContainText(`--glass-radius: ${defaultGlass.radius}px;`)
    await expect(studio(page)).toHaveAttribute('href', '/studio')
    await expect(page.getByText('Live', { exact: true })).toHaveCount(0)
  })

  test('home’s components are there, and those of native elements work', async ({ page }) => {
    await page.goto('/')
    await samples(page).getByText('And without scripts?').click()
    await expect(samples(page).getByText('It opens and closes all the same.')).toBeVisible()
    await samples(page).getByRole('button', { name: 'Living room' }).click()
    await expect(samples(page).getByRole('listbox')).toBeVisible()
    await expect(backdrop(page)).toBeDisabled()
  })
})

test('home shows four glasses of the studio over their pictures, in both schemes, and each opens there', async ({
  page,
  open,
}) => {
  await open('/')
  const links = page.getByRole('region', { name: 'Start from a glass' }).getByRole('link')
  await expect(links).toHaveCount(4)
  const background = () => links.last().evaluate((link) => getComputedStyle(link).backgroundColor)
  const light = await background()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await background()).not.toBe(light)
  for (const text of await links.allTextContents())
    expect(Number.parseFloat(/([\d.]+):1 at worst/.exec(text)?.[1] ?? '')).toBeGreaterThanOrEqual(4.5)

  await links.filter({ hasText: 'Moss' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Studio')
  await expect(page.getByRole('button', { name: 'Moss', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
