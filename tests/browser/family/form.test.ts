import { expect, mount, test, type Page } from '../fixture'

const file = 'tests/browser/family/form.cases.tsx'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Picks an option of the dropdown. */
async function wrapIn(page: Page, option: string) {
  await button(page, 'Wrapping').click()
  await page.getByRole('option', { name: option }).click()
}

test('a form is not sent while a component that must have a value has none, and focus goes there', async ({
  page,
}) => {
  await mount(page, file, 'Order')
  await button(page, 'Send').click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Ada')
  await button(page, 'Send').click()
  await expect(button(page, 'Wrapping')).toBeFocused()
  await expect(page.getByText('Sent: nothing')).toBeVisible()
})

test('a form sends the value of every component by its name, and a reset restores the first ones', async ({
  page,
}) => {
  await mount(page, file, 'Order')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Note' }).fill('Ring twice')
  await wrapIn(page, 'Box')
  await page.getByRole('combobox', { name: 'Room' }).selectOption('Studio')
  await page.getByRole('spinbutton', { name: 'Guests' }).press('ArrowUp')
  await page.getByRole('slider', { name: 'Tip' }).press('ArrowRight')
  await page.getByRole('switch', { name: 'News' }).check()
  await page.getByRole('checkbox', { name: 'Gift' }).check()
  await page.getByRole('checkbox', { name: 'Tue' }).check()
  await page.getByRole('gridcell', { name: 'November 24, 2026' }).click()
  await page.getByRole('radio', { name: 'Cash' }).check()
  await page.getByRole('radio', { name: 'No', exact: true }).check()
  await page.getByRole('group', { name: 'Color' }).getByRole('radio').nth(1).check()
  await page.getByRole('combobox', { name: 'Size' }).selectOption('10')
  await button(page, 'Send').click()
  const sent = page.getByText('Sent: ')
  await expect(sent).toHaveText(
    /^Sent: name=Ada & note=Ring twice & size=Box & room=Studio & city=Graz & guests=1001 & tip=11 & news=on & gift=on & on=Mon & on=Tue & by=Cash & day=2026-11-24 & shoe\.color=\S.* & shoe\.size=10$/,
  )
  const first = await sent.textContent()

  await button(page, 'Reset').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Bo')
  await wrapIn(page, 'Paper')
  await button(page, 'Send').click()
  await expect(sent).toHaveText(
    /^Sent: name=Bo & note=None & size=Paper & room=Attic & city=Graz & guests=1000 & tip=10 & on=Mon & by=Card & day=2026-11-22 & shoe\.color=\S.* & shoe\.size=8$/,
  )
  const colorOf = (text: string | null) => /shoe\.color=(.*) & /.exec(text ?? '')?.[1]
  expect(colorOf(await sent.textContent())).not.toBe(colorOf(first))
})
