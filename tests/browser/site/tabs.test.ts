import { encodeGlass } from '../../../src/glass/code'
import { previewRules } from '../../../src/glass/css'
import { defaultGlass } from '../../../src/glass/glass-values'
import { expect, test, type Page } from '../fixture'

const project = (page: Page) => page.getByRole('region', { name: 'Add to your project' })
const radius = (page: Page) =>
  page
    .locator('[data-stage]')
    .first()
    .evaluate((stage) => getComputedStyle(stage).getPropertyValue('--glass-radius').trim())
const scheme = (page: Page) => page.getByRole('button', { name: /^Color scheme/ })

test('two tabs of a page agree: what is chosen in one is chosen in the other', async ({
  page,
  context,
  open,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) {
    if (tab === page) await open('/button-details')
    else await tab.goto('/button-details')
    await project(tab).scrollIntoViewIfNeeded()
    await expect(project(tab).getByLabel('Package manager')).toBeEnabled()
  }

  await scheme(other).click()
  await scheme(other).click()
  await expect(scheme(page)).toHaveAccessibleName('Color scheme: dark')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark')

  await project(other).getByLabel('Package manager').selectOption('bun')
  await project(other).getByLabel('Styles').selectOption('Emotion')
  await expect(project(page).getByLabel('Package manager')).toHaveValue('bun')
  await expect(project(page).getByLabel('Styles')).toHaveValue('emotion')
  await expect(project(page).locator('code').first()).toContainText(/^bunx .*style=emotion/)

  await other.getByRole('button', { name: 'Favorite Button', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Favorite Button', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await other.keyboard.press('Control+k')
  await other.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck()
  await expect(page.locator('html')).not.toHaveAttribute('data-single-keys')

  const glass = { ...defaultGlass, radius: 3 }
  const store = (text: string | null) =>
    other.evaluate((stored) => {
      if (stored === null) localStorage.removeItem('vitrine:glass')
      else localStorage.setItem('vitrine:glass', stored)
    }, text)
  const delivered = await radius(page)
  await store(`${encodeGlass(glass)}\n${previewRules(glass)}`)
  await expect.poll(() => radius(page)).not.toBe(delivered)
  await expect(page.getByRole('group', { name: 'Glass of all previews' }).first()).toBeVisible()
  await store(null)
  await expect.poll(() => radius(page)).toBe(delivered)
  await expect(page.getByRole('group', { name: 'Glass of all previews' })).toHaveCount(0)
})

test('the studio’s command is for the project that is chosen in another tab', async ({
  page,
  context,
  open,
}) => {
  const other = await context.newPage()
  await open('/studio')
  await page.getByRole('heading', { name: 'Export', exact: true }).scrollIntoViewIfNeeded()
  const manager = page.getByLabel('Package manager')
  await expect(manager).toHaveValue('npm')
  await other.goto('/button-details')
  await project(other).scrollIntoViewIfNeeded()
  await project(other).getByLabel('Package manager').selectOption('bun')
  await expect(manager).toHaveValue('bun')
  await expect(page.locator('pre code', { hasText: 'shadcn' })).toHaveText(/^bunx/)
})

test('a page that lay in the browser’s history shows what was chosen meanwhile', async ({ page, open }) => {
  await open('/about')
  // Such a page hears of nothing until it is shown again.
  await page.evaluate(() => {
    localStorage.setItem('vitrine:scheme', 'dark')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(scheme(page)).toHaveAccessibleName('Color scheme: dark')
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
})
