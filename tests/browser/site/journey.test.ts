import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { controls, copied, expect, glassOf, stage, test } from '../fixture'
import { startServer } from '../../../scripts/harness/server-process'

test('a visitor finds a component, customizes it, copies its code, and posts a story that survives a restart', async ({
  page,
}) => {
  const data = mkdtempSync(join(tmpdir(), 'vitrine-journey-'))
  const first = await startServer('dist', { DATA_DIR: data })
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: first.url })

  await page.goto(first.url)
  await page.getByRole('main').getByRole('link', { name: 'Browse components' }).click()
  await page.getByRole('searchbox').fill('button')
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Button', exact: true }) })
    .getByRole('link')
    .click()

  await controls(page, 'Themed Button')
    .getByRole('textbox', { name: 'Background color', exact: true })
    .fill('#0f766e')
  await expect
    .poll(() => glassOf(stage(page, 'Themed Button').getByRole('button'), 'background-color'))
    .toBe('color(srgb 0.0588235 0.462745 0.431373 / 0.76)')
  const code = page.getByRole('region', { name: 'Themed Button', exact: true }).locator('pre')
  await expect(code).toContainText('backgroundColor="#0f766e"')
  const copy = page.getByRole('button', { name: 'Copy Themed Button' })
  expect(await copied(page, () => copy.click())).toBe(await code.textContent())

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click()
  await page.getByLabel('Title').fill('Glass at work')
  await page.getByLabel('Content').fill('We shipped it on a Friday.')
  await page.getByLabel('Category').selectOption('Vitrine in Real Projects')
  await page.getByRole('button', { name: 'Post', exact: false }).click()
  await expect(page.getByRole('heading', { name: 'Glass at work' })).toBeVisible()

  expect(await first.stop()).toBe(0)
  const second = await startServer('dist', { DATA_DIR: data })
  await page.goto(`${second.url}/stories`)
  await expect(page.getByRole('heading', { name: 'Glass at work' })).toBeVisible()
  expect(await second.stop()).toBe(0)
  rmSync(data, { recursive: true })
})
