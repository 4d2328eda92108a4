import { expect, type Page } from '../fixture'
import { test } from './fixture'

const section = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).press('Enter')
const show = async (page: Page, name: string) => {
  await page.getByRole('tab', { name, exact: true }).click()
  await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
}
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const saved = (page: Page) => page.getByRole('form').getByText('All changes are saved.')
const toast = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Invite a member' })

test.describe.configure({ timeout: 90_000 })

test.beforeEach(({ openFamily }) => openFamily({ query: 'screen=settings' }))

test('a save that is refused keeps what was typed, and says why beside the field', async ({ page }) => {
  await field(page, 'Name').fill('Inês D.')
  for (const [wrong, why] of [
    ['yuki', 'yuki is taken.'],
    ['Inês', 'Use lowercase letters'],
  ] as const) {
    await field(page, 'User name').fill(wrong)
    await field(page, 'User name').press('Enter')
    await expect(field(page, 'User name')).toBeFocused()
    await expect(field(page, 'User name')).toHaveAccessibleDescription(new RegExp(why))
    await expect(field(page, 'User name')).toHaveValue(wrong)
    await expect(page.getByRole('article')).toHaveCount(0)
  }
  await field(page, 'User name').fill('ines.d')
  await expect(page.getByText('You have unsaved changes.')).toBeVisible()
  await field(page, 'User name').press('Enter')
  await expect(toast(page, 'Changed: name and user name.')).toBeVisible()
  await expect(saved(page)).toBeVisible()
})

test('what was typed stays while another section is shown, and Undo takes it back', async ({ page }) => {
  await field(page, 'Email').fill('someone@example.com')
  await page.getByLabel('Picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('list').getByText('me.png')).toBeVisible()
  await show(page, 'Files')
  await show(page, 'Account')
  await expect(field(page, 'Email')).toHaveValue('someone@example.com')
  await button(page, 'Undo').click()
  await expect(field(page, 'Email')).toHaveValue('ines@example.com')
  await expect(page.getByText('me.png')).toHaveCount(0)
  await expect(saved(page)).toBeVisible()
})

test('the name and the address of the owner are the same in her account and in the team', async ({
  page,
}) => {
  const owner = page.getByRole('row').nth(1)
  await field(page, 'User name').fill('inês?')
  await show(page, 'Team')
  await button(page, 'Actions for Inês Duarte').click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit member' })
  await edited.getByRole('textbox', { name: 'Name' }).fill('Inês Castro')
  await edited.getByRole('button', { name: 'Save' }).click()
  await expect(owner).toContainText('Inês Castro')
  await show(page, 'Account')
  await expect(field(page, 'Name')).toHaveValue('Inês Castro')
  // What is not saved yet is one's own.
  await expect(field(page, 'User name')).toHaveValue('inês?')
  await field(page, 'User name').fill('ines')
  await expect(saved(page)).toBeVisible()
  await field(page, 'Name').fill('Inês Pires')
  await field(page, 'Email').fill('yuki@example.com')
  await field(page, 'Email').press('Enter')
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/Yuki Tanaka has this address/)
  await field(page, 'Email').fill('pires@example.com')
  await field(page, 'Email').press('Enter')
  await expect(toast(page, 'Changed: name and email.')).toBeVisible()
  await show(page, 'Team')
  await expect(owner).toContainText('Inês Pires')
  await expect(owner).toContainText('pires@example.com')
})

test('a birthday that is still to come is refused', async ({ page }) => {
  await field(page, 'Birthday').fill('4/23/2991')
  await field(page, 'Birthday').press('Enter')
  await expect(field(page, 'Birthday')).toBeFocused()
  await expect(field(page, 'Birthday')).toHaveAccessibleDescription(/in the future/)
})

test('notifications need a topic as long as one of the switches is on', async ({ page }) => {
  await show(page, 'Notifications')
  await expect(page.getByRole('checkbox', { name: 'Everything' })).toBeChecked({ indeterminate: true })
  for (const topic of ['Mentions', 'Replies']) await page.getByRole('checkbox', { name: topic }).uncheck()
  await button(page, 'Save').click()
  await expect(page.getByRole('checkbox', { name: 'Mentions' })).toBeFocused()
  await expect(page.getByRole('article')).toHaveCount(0)
  for (const place of ['By email', 'On your phone']) await page.getByRole('switch', { name: place }).uncheck()
  await button(page, 'Save').click()
  await expect(toast(page, 'Changed: email, phone, and topics.')).toBeVisible()
})

test('by keyboard, a member gets a role, is removed, and comes back', async ({ page }) => {
  await section(page, 'Team')
  const menu = button(page, 'Actions for Søren Dahl')
  await menu.press('Enter')
  await page.getByRole('menuitemradio', { name: 'Admin' }).press('Enter')
  await expect(toast(page, 'Søren Dahl: Admin.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter')
  await expect(page.getByRole('table', { name: 'Members' }).locator(':focus')).toHaveCount(1)
  await expect(page.getByText('6 of 8 seats used.')).toBeVisible()
  // What was done meanwhile stays.
  await button(page, 'Actions for Yuki Tanaka').press('Enter')
  await page.getByRole('menuitemradio', { name: 'Viewer' }).press('Enter')
  await page.keyboard.press('Escape')
  await toast(page, 'Søren Dahl can no longer').getByRole('button', { name: 'Undo' }).press('Enter')
  const row = page.getByRole('row')
  await expect(row.nth(3).getByRole('rowheader')).toContainText('Søren Dahl')
  await expect(row.filter({ hasText: 'Yuki Tanaka' }).getByRole('cell', { name: 'Viewer' })).toBeVisible()
  await expect(page.locator('[data-stage] :focus')).toHaveCount(1)
})

test('who was removed does not come back to a seat that somebody else has got', async ({ page }) => {
  await show(page, 'Team')
  const invite = async (name: string) => {
    await button(page, 'Invite').press('Enter')
    await drawer(page).getByRole('textbox', { name: 'Name' }).fill(name)
    await drawer(page).getByRole('textbox', { name: 'Email' }).fill(`${name.toLowerCase()}@example.com`)
    await button(page, 'Send invitation').press('Enter')
    await expect(page.getByRole('rowheader', { name })).toBeVisible()
    // Its message would keep the next one waiting.
    await toast(page, `${name} gets`)
      .getByRole('button', { name: /^Close/ })
      .press('Enter')
  }
  await invite('Nikos')
  await button(page, 'Actions for Søren Dahl').click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const removed = toast(page, 'Søren Dahl can no longer')
  // It waits for the pointer, however long an invitation takes.
  await removed.hover()
  await invite('Eva')
  await removed.getByRole('button', { name: 'Undo' }).press('Enter')
  const refused = toast(page, 'Member not restored')
  await expect(refused).toContainText('The plan has 8 seats, and 9 are needed.')
  await expect(page.getByText('8 of 8 seats used.')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Søren Dahl' })).toHaveCount(0)
  await refused.getByRole('button', { name: 'Add seats' }).press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Billing' })).toBeVisible()
})

test('several members get a role at once, and the owner keeps hers', async ({ page }) => {
  await show(page, 'Team')
  await page.getByRole('checkbox', { name: 'Select all rows' }).check()
  await expect(page.getByText('6 of 7 selected.')).toBeVisible()
  await button(page, 'Change role').click()
  await page.getByRole('menuitem', { name: 'Viewer' }).click()
  const cells = (role: string) => page.getByRole('cell', { name: role, exact: true })
  await expect(cells('Viewer')).toHaveCount(6)
  await expect(cells('Owner')).toHaveCount(1)
})

test('an invitation to a taken address, or to a full team, is refused', async ({ page }) => {
  await show(page, 'Team')
  await button(page, 'Invite').press('Enter')
  const email = drawer(page).getByRole('textbox', { name: 'Email' })
  await expect(drawer(page).getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type('Νίκος Παππάς')
  await email.fill('YUKI@example.com')
  await email.press('Enter')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Yuki Tanaka has this address/)
  await expect(drawer(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Νίκος Παππάς')
  await email.fill('nikos@example.com')
  await email.press('Enter')
  await expect(drawer(page)).toBeHidden()
  await expect(button(page, 'Invite')).toBeFocused()
  await expect(page.getByRole('rowheader', { name: /Νίκος Παππάς Invited/ })).toBeVisible()

  await button(page, 'Invite').press('Enter')
  await expect(drawer(page)).toBeHidden()
  await expect(page.getByRole('alert').getByText('All seats are taken')).toBeVisible()
  await button(page, 'Add seats').press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'Billing' })).toBeVisible()
  await expect(page.locator('[data-stage] :focus')).toHaveCount(1)
})

test('the total follows the plan, and no member loses a seat', async ({ page }) => {
  await show(page, 'Billing')
  const seats = page.getByRole('spinbutton', { name: 'Seats' })
  await page.getByRole('radio', { name: 'Plus' }).check()
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await seats.fill('10')
  await expect(page.getByText('$1,400')).toBeVisible()
  for (const [few, why] of [
    ['6', /The team has 7 members/],
    ['', /number of seats/],
  ] as const) {
    await seats.fill(few)
    await seats.press('Enter')
    await expect(seats).toBeFocused()
    await expect(seats).toHaveAccessibleDescription(why)
    await expect(seats).toHaveValue(few)
  }
  await button(page, 'Undo').click()
  await expect(seats).toHaveValue('8')
  await expect(page.getByText('$64', { exact: true })).toBeVisible()
})

test('the plan ends only after a second question, and can be kept', async ({ page }) => {
  await show(page, 'Billing')
  const question = page.getByRole('alertdialog', { name: 'Cancel your plan?' })
  await button(page, 'Cancel plan').press('Enter')
  await question.getByRole('button', { name: 'Keep plan' }).press('Enter')
  await expect(button(page, 'Cancel plan')).toBeFocused()
  await button(page, 'Cancel plan').press('Enter')
  await question.getByRole('button', { name: 'Cancel plan' }).press('Enter')
  await expect(page.getByRole('alert').getByText('Your plan ends on December 31')).toBeVisible()
  await button(page, 'Keep plan').last().press('Enter')
  await expect(page.getByText('Your plan ends on December 31')).toHaveCount(0)
  await expect(button(page, 'Cancel plan')).toBeFocused()
})

test('files are uploaded with their progress, unless one is empty', async ({ page }) => {
  await show(page, 'Files')
  const files = page.getByRole('tabpanel').locator('input[type=file]')
  await button(page, 'Upload').click()
  await expect(files).toBeFocused()
  await files.setInputFiles([
    { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.alloc(2_000_000) },
    { name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(0) },
  ])
  await button(page, 'Upload').click()
  await expect(files).toBeFocused()
  await expect(files).toHaveAccessibleDescription(/Remove the empty file first/)
  await button(page, 'Remove empty.pdf').click()
  await button(page, 'Upload').click()
  await expect(page.getByRole('progressbar', { name: 'Progress of cover.png' })).toBeVisible()
  await expect(toast(page, 'File uploaded')).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'cover.png' })).toBeVisible()
  await expect(page.getByText('814.5 MB of 10 GB used, most of it by projects.')).toBeVisible()
  await expect(button(page, 'Remove cover.png')).toHaveCount(0)
})

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
