import { addressesOf } from '../documents'
import { controls, copied, expect, test, type Page } from '../fixture'

const components = addressesOf(/data-static="install"/)

const line = (page: Page) => page.getByRole('region', { name: 'Install command' })
const pressCopy = (page: Page) => page.getByRole('button', { name: 'Copy install command' }).click()

test('every page with an install section has its command at the top', () => {
  expect(components).toEqual(addressesOf(/data-static="add-to-project"/))
  expect(components.length).toBeGreaterThan(20)
})

test('lead, install command and the first preview are on the first screen of a laptop', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const address of components) {
    await open(address)
    const lead = await page.locator('main > header p').boundingBox()
    const command = await line(page).boundingBox()
    const stage = await page.locator('[data-stage]').first().boundingBox()
    expect.soft(lead?.y, address).toBeLessThan(command?.y ?? 0)
    expect.soft(command?.y, address).toBeLessThan(stage?.y ?? 0)
    // A stage higher than the screen shows its middle.
    expect.soft((stage?.y ?? 0) + Math.min(240, stage?.height ?? 0), address).toBeLessThan(800)
  }
})

test('the command at the top is copied by one press, also before anything else was used', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/card-details')
  const expected = `npx shadcn@latest add "${baseURL}/card-details"`
  await expect(line(page)).toHaveText(expected)
  expect(await copied(page, () => pressCopy(page))).toBe(expected)
})

test('the command at the top is the current one when it is seen or copied', async ({
  page,
  open,
  baseURL,
}) => {
  const color = controls(page, 'Themed Button').getByRole('textbox', {
    name: 'Background color',
    exact: true,
  })
  const commandWith = (hex: string) =>
    `npx shadcn@latest add "${baseURL}/button-details?backgroundColor=%23${hex}"`
  await open('/button-details')
  await color.fill('#0c2238')
  await expect(page).toHaveURL(/0c2238/)
  await line(page).scrollIntoViewIfNeeded()
  await expect(line(page)).toHaveText(commandWith('0c2238'))
  await color.fill('#123456')
  await expect(page).toHaveURL(/123456/)
  // A press that comes before the line was seen.
  const press = () => page.getByRole('button', { name: 'Copy install command' }).dispatchEvent('click')
  expect(await copied(page, press)).toBe(commandWith('123456'))
})

test('the command at the top follows what the visitor chose for the project', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/button-details')
  await controls(page, 'Themed Button')
    .getByRole('textbox', { name: 'Background color', exact: true })
    .fill('#0c2238')
  const configured = `${baseURL}/button-details?backgroundColor=%230c2238`
  await line(page).scrollIntoViewIfNeeded()
  await expect(line(page)).toHaveText(`npx shadcn@latest add "${configured}"`)
  const section = page.getByRole('region', { name: 'Add to your project' })
  await section.scrollIntoViewIfNeeded()
  await section.getByLabel('Package manager').selectOption('pnpm')
  const expected = `pnpm dlx shadcn@latest add "${configured}"`
  await expect(line(page)).toHaveText(expected)
  await open('/button-details?backgroundColor=%230c2238')
  await expect(line(page)).toHaveText(expected)
  expect(await copied(page, () => pressCopy(page))).toBe(expected)
})
