import { encodeGlass } from '../../../src/glass/code'
import { previewRules, printCss, propertiesOf } from '../../../src/glass/css'
import { defaultGlass, type Glass, type Scheme } from '../../../src/glass/glass-values'
import amber from '../../../src/glass/presets/amber'
import { originMarks } from '../../../src/shared/site-origin'
import { violations } from '../../../scripts/harness/axe'
import { copied, expect, test, type Page } from '../fixture'
import { gate } from '../support/gate'
import { layoutShifts, recordLayoutShifts } from '../support/layout-shift'
import { painted } from '../support/painted'

/** Values that differ from those of the components, and mostly between the schemes. */
const glass: Glass = {
  ...defaultGlass,
  ...amber.glass,
  lightThickOpacity: 0.91,
  darkThickOpacity: 0.73,
  radius: 7,
}
const code = encodeGlass(glass)

const key = 'vitrine:glass'
const schemes = ['light', 'dark'] as const satisfies readonly Scheme[]

/** Keeps a text as an earlier visit has left it. It is kept once: a reload finds what the page has made of it. */
const remember = (page: Page, text: string) =>
  page.addInitScript(
    ({ key, text }) => {
      if (sessionStorage.getItem(key) === null) localStorage.setItem(key, text)
      sessionStorage.setItem(key, 'kept')
    },
    { key, text },
  )

const choose = (page: Page, chosen: Glass = glass) =>
  remember(page, `${encodeGlass(chosen)}\n${previewRules(chosen)}`)

const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key)
const control = (page: Page) => page.getByRole('group', { name: 'Glass of all previews' }).first()
const press = (page: Page, name: string | RegExp) => control(page).getByRole('button', { name }).click()
const addToProject = (page: Page) => page.getByRole('region', { name: 'Add to your project' })

/** What a button of the section copies. */
const copiedBy = (page: Page, name: string) =>
  copied(page, () => addToProject(page).getByRole('button', { name }).click())

/** The properties of the material that each preview of the page has: those that are the same for all. */
const propertiesIn = (
  page: Page,
  selector = '[data-stage]',
  names = Object.keys(propertiesOf(glass, 'light')),
) =>
  page.locator(selector).evaluateAll((previews, names) => {
    const all = previews.map((preview) => {
      const style = getComputedStyle(preview)
      return JSON.stringify(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)])))
    })
    const [one = '{}', ...others] = new Set(all)
    return others.length > 0 ? { others } : JSON.parse(one)
  }, names)

const asDelivered = Object.fromEntries(Object.keys(propertiesOf(glass, 'light')).map((name) => [name, '']))

for (const scheme of schemes) {
  test(`in ${scheme}, every preview of a page is in the glass before a script is loaded`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await choose(page)
    await gate(page, '**/assets/*.js')
    for (const path of ['/card-details', '/popup-details', '/accordion-details']) {
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('[data-stage]').first().waitFor()
      await painted(page)
      expect(await propertiesIn(page), path).toEqual(propertiesOf(glass, scheme))
    }
    await page.goto('/components', { waitUntil: 'commit' })
    await page.locator('[data-thumbnail]').first().waitFor()
    expect(await propertiesIn(page, '[data-thumbnail]')).toEqual(propertiesOf(glass, scheme))
    // The site's own glass stays as it is.
    expect(await propertiesIn(page, 'body')).toEqual(asDelivered)
  })

  test(`the scheme of the site and that of the previews choose the ${scheme} glass`, async ({
    page,
    open,
  }) => {
    const other = scheme === 'light' ? 'dark' : 'light'
    await page.emulateMedia({ colorScheme: other })
    await choose(page)
    await open('/card-details')
    expect(await propertiesIn(page)).toEqual(propertiesOf(glass, other))
    await open(`/card-details?preview-scheme=${scheme}`)
    expect(await propertiesIn(page)).toEqual(propertiesOf(glass, scheme))
    await page.evaluate((chosen) => localStorage.setItem('vitrine:scheme', chosen), scheme)
    await open('/card-details')
    expect(await propertiesIn(page)).toEqual(propertiesOf(glass, scheme))
    await open(`/card-details?preview-scheme=${other}`)
    expect(await propertiesIn(page)).toEqual(propertiesOf(glass, other))
  })
}

test('the previews are in the glass or as delivered, on the next pages and visits, too, and one press clears it', async ({
  page,
  open,
}) => {
  await choose(page)
  await open('/card-details')
  await press(page, 'As delivered')
  expect(await propertiesIn(page)).toEqual(asDelivered)
  await page.getByRole('link', { name: 'Back to Components' }).click()
  await expect(control(page).getByRole('button', { name: 'As delivered' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect.poll(() => propertiesIn(page, '[data-thumbnail]')).toMatchObject({ '--glass-tint': '' })
  await page.reload()
  await press(page, 'In my glass')
  await expect(control(page).getByRole('button', { name: 'In my glass' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await open('/card-details')
  expect(await propertiesIn(page)).toEqual(propertiesOf(glass, 'light'))
  await press(page, /^Clear/)
  await expect(control(page)).toHaveCount(0)
  expect(await propertiesIn(page)).toEqual(asDelivered)
  expect(await stored(page)).toBeNull()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dusk' })).toBeEnabled()
  expect(await propertiesIn(page)).toEqual(asDelivered)
})

test('everything is done by keyboard, and focus is not lost with the buttons', async ({ page, open }) => {
  await choose(page)
  await open('/card-details')
  const button = (name: string | RegExp) => control(page).getByRole('button', { name })
  await button('In my glass').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(button('As delivered')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(control(page)).toHaveCount(0)
  await expect(page.getByRole('radio', { name: 'Dusk' })).toBeFocused()
})

test('the palette clears the glass, and offers that only where there is one', async ({ page, open }) => {
  await choose(page)
  await open('/about')
  const option = page.getByRole('option', { name: /Clear my glass/ })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('clear my glass')
  await expect(option).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('The components are as delivered.')
  expect(await stored(page)).toBeNull()
  await open('/about')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('option', { name: /Color scheme: dark/ })).toBeVisible()
  await expect(option).toHaveCount(0)
  await page.keyboard.type('clear my glass')
  await expect(page.getByRole('option', { name: /Color scheme: dark/ })).toHaveCount(0)
  await expect(option).toHaveCount(0)
})

test('another tab with a glass follows', async ({ page, open, context }) => {
  await choose(page)
  await open('/card-details')
  const other = await context.newPage()
  await other.goto('/popup-details')
  await press(other, 'As delivered')
  await expect.poll(() => propertiesIn(page)).toEqual(asDelivered)
  await press(page, 'In my glass')
  await expect.poll(() => propertiesIn(other)).toEqual(propertiesOf(glass, 'light'))
  await press(other, /^Clear/)
  await expect(control(page)).toHaveCount(0)
  expect(await propertiesIn(page)).toEqual(asDelivered)
})

for (const [what, text] of Object.entries({
  'of a version that is not known': `_${code.slice(1)}\n[data-stage] { --glass-tint: red; }`,
  'that was cut off': code.slice(0, -1),
  'of something else': '{"tint":"red"}',
}))
  test(`a stored text ${what} is removed, and the components are as delivered`, async ({ page, open }) => {
    await remember(page, text)
    await open('/card-details')
    await expect.poll(() => stored(page)).toBeNull()
    expect(await propertiesIn(page)).toEqual(asDelivered)
    await expect(control(page)).toHaveCount(0)
  })

test('rules that an older version of the site has printed are printed anew', async ({ page, open }) => {
  await remember(page, `${code}\n[data-stage] { --glass-tint: red; }`)
  await open('/card-details')
  await expect.poll(() => stored(page)).toBe(`${code}\n${previewRules(glass)}`)
  expect(await propertiesIn(page)).toEqual(propertiesOf(glass, 'light'))
})

test('without a glass, no page asks for anything of it', async ({ page, open }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/components', '/card-details']) {
    await open(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
  }
  await addToProject(page).scrollIntoViewIfNeeded()
  await expect(addToProject(page).getByLabel('Package manager')).toBeEnabled()
  expect(asked.filter((path) => /my-glass/.test(path))).toEqual([])
  await expect(addToProject(page).locator('[data-my-glass]')).toBeHidden()
})

test('the command installs the glass, the page prints it, and both are copied as they are shown', async ({
  page,
  open,
  baseURL,
}) => {
  await choose(page)
  await open('/card-details')
  await addToProject(page).scrollIntoViewIfNeeded()
  const command = addToProject(page).locator('[data-command]')
  const expected = `npx shadcn@latest add "${baseURL}/card-details" "${baseURL}/r/glass.json?g=${code}"`
  await expect(command).toHaveText(expected)
  expect(await copiedBy(page, 'Copy Command')).toBe(expected)

  // The browser knows where the site is; this process writes a mark in its place.
  const printed = printCss(glass)
    .replaceAll(originMarks.whole, baseURL ?? '')
    .trimEnd()
  await addToProject(page).getByText('glass.css').first().click()
  expect(await copiedBy(page, 'Copy glass.css')).toBe(printed)
  const shown = addToProject(page).getByRole('region', { name: 'glass.css, code' })
  expect(await shown.textContent()).toBe(printed)

  const markdown = await copiedBy(page, 'Copy page as Markdown')
  expect(markdown).toContain(`## My glass\n\n\`\`\`css\n${printed}`)
  expect(await copiedBy(page, 'Copy all files')).toContain('/* components/vitrine/glass.css */')

  await page.getByRole('button', { name: 'As delivered' }).first().click()
  await expect(command).toHaveText(`npx shadcn@latest add "${baseURL}/card-details"`)
  await expect(shown).toBeHidden()
})

test('a verdict judges the glass that the preview is in', async ({ page, open }) => {
  await choose(page, { ...glass, lightThinOpacity: 0.1 })
  await open('/button-details')
  const verdict = page.getByRole('region', { name: 'Themed Button', exact: true }).locator('[data-readable]')
  await expect(verdict).toHaveAttribute('data-readable', 'false')
  await press(page, 'As delivered')
  await expect(verdict).toHaveAttribute('data-readable', 'true')
})

test('what a visitor’s controls say wins over the glass', async ({ page, open }) => {
  await choose(page)
  await open('/input-details')
  const box = page
    .getByRole('region', { name: 'Custom Styling', exact: true })
    .locator('[data-stage] span')
    .first()
  const look = () => box.evaluate((element) => getComputedStyle(element, '::before').background)
  const before = await look()
  await press(page, 'As delivered')
  expect(await look()).toBe(before)
})

for (const path of ['/components', '/card-details', '/card-details#add-to-project'])
  for (const width of [390, 1280])
    test(`${path} at ${width} px: the buttons come without a layout shift and cover nothing`, async ({
      page,
      open,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await choose(page)
      await recordLayoutShifts(page)
      await open(path)
      await expect(control(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await layoutShifts(page)).toEqual([])
      for (const name of ['In my glass', 'As delivered', /^Clear/]) {
        const box = await control(page).getByRole('button', { name }).boundingBox()
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24)
      }
      const own = await control(page).boundingBox()
      const content = await page
        .locator(path === '/components' ? 'main h1' : '[data-stage] > *')
        .first()
        .boundingBox()
      expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual((content?.y ?? 0) + 1)
      expect(await violations(page)).toEqual([])
    })
