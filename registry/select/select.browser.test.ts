import { announced, expect, keyboard, mount, stage, test, type Page } from '#tests/browser'

const route = '/select-details'
const cases = 'registry/select/select.cases.tsx'
const basic = (page: Page) => stage(page, 'Basic Usage').getByRole('combobox', { name: 'Room' })
const named = (page: Page, name: string) => page.getByLabel(name, { exact: true })

test('a press opens a list of glass, and one on an option chooses it and closes the list', async ({
  page,
  open,
}) => {
  await open(route)
  await basic(page).click()
  const studio = basic(page).getByRole('option', { name: 'Studio' })
  await expect(studio).toBeVisible()
  const filter = await basic(page).evaluate(
    (select) => getComputedStyle(select, '::picker(select)').backdropFilter,
  )
  expect(filter).toContain('blur(')
  await studio.click()
  await expect(studio).toBeHidden()
  await expect(basic(page)).toHaveValue('Studio')
})

test('a press with Control on an option of a list for several choices adds or removes it', async ({
  page,
  open,
}) => {
  await open(route)
  const extras = stage(page, 'Filters').getByRole('listbox', { name: 'Extras' })
  await expect(extras).toHaveValues(['Breakfast'])
  await extras.getByRole('option', { name: 'Bicycle' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(extras).toHaveValues(['Bicycle', 'Breakfast'])
  await extras.getByRole('option', { name: 'Breakfast' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(extras).toHaveValues(['Bicycle'])
  await expect(stage(page, 'Filters').getByText('Anywhere, Bicycle')).toBeVisible()
})

test('options are texts, objects and groups, and those that are disabled cannot be picked', async ({
  page,
}) => {
  await mount(page, cases, 'Kinds')
  const options = await named(page, 'City')
    .locator('option')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('value'), one.textContent, one.matches(':disabled')].join()),
    )
  expect(options).toEqual([
    'Ankara,Ankara,false',
    'b,Berlin,false',
    'c,Cairo,true',
    'Quito,Quito,false',
    's,Sydney,true',
  ])
  await expect(named(page, 'City').locator('optgroup')).toHaveCount(1)
  const heights = await Promise.all(
    ['Small', 'City', 'Large'].map((name) =>
      named(page, name).evaluate((select) => select.getBoundingClientRect().height),
    ),
  )
  expect(heights).toEqual([40, 48, 56])
})

test('a form is not sent without a required choice, sends choices by name, and its reset takes them back', async ({
  page,
}) => {
  await mount(page, cases, 'Plain')
  const room = page.getByRole('combobox', { name: 'Room' })
  const extras = named(page, 'Extras')
  const edge = () => room.evaluate((select) => getComputedStyle(select).borderTopColor)
  const before = await edge()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(room).toBeFocused()
  await expect(room).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('output')).toHaveText('nothing')
  await expect.poll(edge).not.toBe(before)
  await room.selectOption('Studio')
  await expect(room).not.toHaveAttribute('aria-invalid')
  await expect.poll(edge).toBe(before)
  await extras.selectOption(['Tea', 'Cake'])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('output')).toHaveText('Studio, Tea, Cake')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(room).toHaveValue('')
  await expect(extras).toHaveValues(['Cake'])
})

test('when controlled, it is as its parent says', async ({ page }) => {
  await mount(page, cases, 'Held')
  await named(page, 'Locked').selectOption('Studio')
  await expect(named(page, 'Locked')).toHaveValue('Attic')
  await named(page, 'Held').selectOption('Studio')
  await expect(page.getByRole('status')).toHaveText('Studio')
  await expect(named(page, 'Held')).toHaveValue('Studio')
})

test('a form of react-hook-form sets and reads its choices', async ({ page }) => {
  await mount(page, cases, 'Registered')
  await expect(named(page, 'Room')).toHaveValue('Studio')
  await named(page, 'Room').selectOption('Attic')
  await named(page, 'Extras').selectOption(['Tea', 'Cake'])
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.locator('output')).toHaveText('{"room":"Attic","extras":["Tea","Cake"]}')
})

test('a long word stays in its place', async ({ page }) => {
  await mount(page, cases, 'Narrow')
  const isInside = () =>
    named(page, 'Word').evaluate((select) => select.scrollWidth <= Math.ceil(select.clientWidth))
  expect(await isInside()).toBe(true)
  const box = await named(page, 'Word').boundingBox()
  expect(box?.width).toBe(192)
})

keyboard(route, {
  'Tab moves focus to the select': async (page) => {
    await page.getByRole('heading', { name: 'Basic Usage' }).getByRole('link').focus()
    await page.keyboard.press('Tab')
    await expect(basic(page)).toBeFocused()
  },
  'Letters choose the next option that starts with them': async (page) => {
    await basic(page).focus()
    await page.keyboard.press('s')
    await expect(basic(page)).toHaveValue('Studio')
  },
})

announced(route, {
  'After a choice': (page) =>
    basic(page)
      .selectOption('Studio')
      .then(() => {}),
})
