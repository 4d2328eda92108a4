import { announced, controls, expect, glassOf, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/button-details'
const alertButton = (page: Page) => stage(page, 'Alert Button').getByRole('button')

test('a preset sets the background, the border and a label color that is readable on it', async ({
  page,
  open,
}) => {
  await open(route)
  await controls(page, 'Themed Button').getByRole('radio', { name: '#FFDC80' }).check({ force: true })
  const button = stage(page, 'Themed Button').getByRole('button')
  await expect.poll(() => glassOf(button, 'background-color')).toBe('color(srgb 1 0.862745 0.501961 / 0.44)')
  expect(await glassOf(button, 'border-top-color')).toBe('rgb(255, 220, 128)')
  await expect(button).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('a neutral button has the colors of the glass around it, any other its own', async ({ page }) => {
  await mount(page, 'registry/button/button.cases.tsx', 'InGlass')
  const [neutral, own] = ['Neutral', 'Own'].map((name) => page.getByRole('button', { name }))
  if (!neutral || !own) throw new Error('There are no two buttons.')
  expect(await glassOf(neutral, 'background-color')).toBe('color(srgb 0 0 0.501961 / 0.58)')
  await expect(neutral).toHaveCSS('color', 'rgb(255, 255, 0)')
  expect(await glassOf(own, 'background-color')).toBe('color(srgb 0.992157 0.113725 0.113725 / 0.78)')
  await expect(own).toHaveCSS('color', 'rgb(255, 255, 255)')
  // Filled, it has them the other way round.
  const swapped = page.getByRole('button', { name: 'Swapped' })
  expect(await glassOf(swapped, 'background-color')).toBe('color(srgb 1 1 0)')
  await expect(swapped).toHaveCSS('color', 'color(srgb 0 0 0.501961)')
})

const small = { height: 36.7, text: '19px', inline: '16px' }
const medium = { height: 44.7, text: '19px', inline: '24px' }
const large = { height: 55.3, text: '21px', inline: '32px' }

test('its size is its own, or that of what is around it; the text of a small one stays large text', async ({
  page,
}) => {
  await mount(page, 'registry/button/button.cases.tsx', 'Sizes')
  const expected = {
    None: medium,
    Small: small,
    Medium: medium,
    Large: large,
    Inherited: small,
    'Large in small': large,
  }
  for (const [name, { height, text, inline }] of Object.entries(expected)) {
    const button = page.getByRole('button', { name, exact: true })
    expect.soft((await button.boundingBox())?.height, name).toBeCloseTo(height, 0)
    await expect.soft(button, name).toHaveCSS('font-size', text)
    await expect.soft(button, name).toHaveCSS('padding-inline-start', inline)
  }
  const icon = await page.getByRole('button', { name: 'Icon' }).boundingBox()
  expect([icon?.width, icon?.height]).toEqual([36, 36])
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('a button of any size has 44 px', async ({ page }) => {
    await mount(page, 'registry/button/button.cases.tsx', 'Sizes')
    for (const button of await page.getByRole('button').all()) {
      const box = await button.boundingBox()
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  })
})

test('pending, it keeps its width and its focus, is dimmed, and sends nothing, by click or by Enter in a field', async ({
  page,
}) => {
  await mount(page, 'registry/button/button.cases.tsx', 'Sending')
  const button = page.getByRole('button', { name: 'Send to everyone' })
  const sent = page.locator('output')
  const { width } = (await button.boundingBox()) ?? {}
  await button.click()
  await expect(sent).toHaveText('Sent 1')
  await expect(button).toBeFocused()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription('Sending')
  expect((await button.boundingBox())?.width).toBe(width)
  await button.click({ force: true })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await page.getByRole('textbox').press('Enter')
  await expect(sent).toHaveText('Sent 1')
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect(button).toHaveAccessibleDescription('')
  await page.getByRole('textbox').press('Enter')
  await expect(sent).toHaveText('Sent 3')
})

test('with reduced motion, the spinner of a pending button stands still', async ({ page }) => {
  await mount(page, 'registry/button/button.cases.tsx', 'Sending')
  const button = page.getByRole('button', { name: 'Send to everyone' })
  await button.click()
  const animation = () => button.evaluate((one) => getComputedStyle(one, '::after').animationName)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  expect(await animation()).not.toBe('none')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await animation()).toBe('none')
})

test('a link is followed by a click, but not while it is disabled or pending, and then nothing hears of it', async ({
  page,
  context,
}) => {
  await mount(page, 'registry/button/button.cases.tsx', 'Links')
  const link = (name: string) => page.getByRole('link', { name })
  for (const name of ['disabled', 'pending']) {
    await expect(link(name)).toBeDisabled()
    await link(name).click({ force: true })
    await link(name).click({ force: true, button: 'middle' })
    await link(name).click({ force: true, modifiers: ['ControlOrMeta'] })
    await link(name).press('Enter')
    await expect(link(name)).toBeFocused()
  }
  await expect(page.locator('output')).toHaveText('')
  await link('ready').click()
  await expect(page.locator('output')).toHaveText('link, button, around')
  expect(new URL(page.url()).hash).toBe('#ready')
  expect(context.pages()).toHaveLength(1)
  await expect(link('ready')).not.toHaveAttribute('type')
})

test('while it is pressed, it is thinner, and more of its edges is lit', async ({ page, open }) => {
  await open(route)
  await alertButton(page).hover()
  const shadows = async () => (await glassOf(alertButton(page), 'box-shadow')).split(/, (?=color|rgb)/)
  /** The light on its upper left edge, and the opacity of the shadow where it is nearest to the page. */
  const looks = async () => {
    const [light = '', , , contact = ''] = await shadows()
    return { light: light.split(') ').at(-1), shadow: /([\d.]+)\)/.exec(contact)?.[1] }
  }
  expect(await looks()).toEqual({ light: '1px 1px 1px 0px inset', shadow: '0.6' })
  await page.mouse.down()
  expect(await looks()).toEqual({ light: '2px 1px 2px 0px inset', shadow: '0.12' })
})

test('clicking the alert button shows its alert', async ({ page, open }) => {
  await open(route)
  const message = page.waitForEvent('dialog')
  const click = alertButton(page).click()
  const dialog = await message
  expect(dialog.message()).toBe('Button clicked!')
  await dialog.accept()
  await click
})

test('the full-width button fills its stage', async ({ page, open }) => {
  await open(route)
  const box = stage(page, 'Full Width Button')
  const [outer, inner] = await Promise.all([box.boundingBox(), box.getByRole('button').boundingBox()])
  expect(inner?.width ?? 0).toBeGreaterThan((outer?.width ?? 0) * 0.8)
})

/** Presses a key on the alert button and checks the message of the alert. */
async function pressOnAlert(page: Page, key: string) {
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  await alertButton(page).focus()
  await page.keyboard.press(key)
  await expect.poll(() => said).toEqual(['Button clicked!'])
}

keyboard(route, {
  'Tab moves focus to the button': async (page) => {
    await page.getByRole('heading', { name: 'Alert Button' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(alertButton(page)).toBeFocused()
  },
  'Enter activates the button': (page) => pressOnAlert(page, 'Enter'),
  'Space activates the button': (page) => pressOnAlert(page, 'Space'),
})

const makePending = (page: Page) => controls(page, 'Basic Usage').getByLabel('Pending').check()

announced(route, {
  Pending: makePending,
  'The status': makePending,
})
