import { startStaticHost } from '../../../scripts/harness/static-host'
import { siteFolder } from '../../../scripts/harness/styling'
import { controls, copied, expect, test } from '../fixture'

/** The addresses of the commands that a page prints. */
const addressesIn = (command: string) =>
  [...command.matchAll(/"([^"]+)"/g)].map(([, address = '']) => address)

test.describe('on a host that has only files', () => {
  let host: Awaited<ReturnType<typeof startStaticHost>>
  test.beforeAll(async () => {
    host = await startStaticHost(`${siteFolder}/client`)
  })
  test.afterAll(() => host.stop())

  test('a page takes its state from its address', async ({ page, open }) => {
    await open(`${host.url}/components/?page=2`)
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Pricing Plan' })).toBeVisible()
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page.getByText('Page 3 of 3')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await open(`${host.url}/components?category=inputs`)
    await expect(page.getByRole('status').first()).toHaveText(/^\d+ components found$/)
    await expect(page.getByRole('link', { name: 'Inputs' })).toHaveAttribute('aria-current', 'true')
    await expect(page).toHaveTitle(/^Components: Inputs – /)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${host.url}/components?category=inputs`,
    )
    await open(`${host.url}/button-details/?backgroundColor=%230c2238`)
    await expect(
      controls(page, 'Themed Button').getByRole('textbox', { name: 'Background color', exact: true }),
    ).toHaveValue('#0c2238')
  })

  test('the command names files of the host', async ({ page, open, request }) => {
    const section = page.getByRole('region', { name: 'Add to your project' })
    await open(`${host.url}/button-details/?backgroundColor=%230c2238`)
    await section.scrollIntoViewIfNeeded()
    const command = section.locator('[data-command]')
    const expected = `npx shadcn@latest add "${host.url}/r/button-demo.json"`
    await expect(command).toHaveText(expected)
    await expect(page.getByRole('region', { name: 'Install command' })).toHaveText(expected)
    await expect(section).toContainText('the command installs the defaults')
    await section.getByLabel('Styles').selectOption('Emotion')
    await section.getByLabel('Next.js').check()
    const addresses = addressesIn(await command.innerText())
    expect(addresses).toEqual([`${host.url}/r/emotion/button-demo.json`, `${host.url}/r/next.json`])
    for (const address of addresses) expect(await (await request.get(address)).json()).toHaveProperty('files')
  })

  test('the studio offers no command that would install another glass', async ({ page, open }) => {
    await open(`${host.url}/studio/`)
    await page.getByRole('heading', { name: 'Export', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByText('no command installs your glass')).toBeVisible()
    await expect(page.getByText('npx shadcn')).toHaveCount(0)
  })
  test('the command that is copied at once names a file of the host', async ({ page, open }) => {
    await open(`${host.url}/button-details/`)
    const copy = page.getByRole('button', { name: 'Copy install command' })
    expect(await copied(page, () => copy.click())).toBe(
      `npx shadcn@latest add "${host.url}/r/button-demo.json"`,
    )
  })

  test('home offers no command that would install another glass', async ({ page, open }) => {
    await open(`${host.url}/`)
    await expect(page.getByText('no command installs what you see')).toBeVisible()
    await expect(page.getByText('npx shadcn')).toHaveCount(0)
  })
})
