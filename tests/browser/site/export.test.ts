import { readFile } from 'node:fs/promises'
import { encodeGlass } from '../../../src/glass/code'
import { exports } from '../../../src/glass/exports'
import { defaultGlass } from '../../../src/glass/glass-values'
import amber from '../../../src/glass/presets/amber'
import { copied, expect, test, type Page } from '../fixture'

const glass = { ...defaultGlass, ...amber.glass }
const code = encodeGlass(glass)

const panel = (page: Page) => page.getByRole('region', { name: 'Export', exact: true })

/** The printed text without the site's origin, which the build was told and the tests were not. */
const withoutOrigin = (text: string) => text.replaceAll(/https?:\/\/[^/\s]+/g, '').trimEnd()

test('every format of the glass in the address is shown, copied and downloaded as one text', async ({
  open,
  page,
}) => {
  await open(`/studio?g=${code}`)
  await panel(page).scrollIntoViewIfNeeded()
  for (const { title, file, print } of exports) {
    await panel(page).getByRole('tab', { name: title, exact: true }).click()
    const shown = panel(page).getByRole('region', { name: `${file}, code` })
    await expect(shown).toContainText(code)
    const text = (await shown.textContent()) ?? ''
    expect(withoutOrigin(text)).toBe(withoutOrigin(print(glass)))

    const copy = panel(page).getByRole('button', { name: `Copy ${file}` })
    expect(await copied(page, () => copy.click())).toBe(text)

    const saved = page.waitForEvent('download')
    await panel(page)
      .getByRole('button', { name: `Download ${file}` })
      .click()
    const download = await saved
    expect(download.suggestedFilename()).toBe(file)
    expect((await readFile(await download.path(), 'utf8')).trimEnd()).toBe(text)
  }
})

test('the command installs the glass of the address, for the package manager that was chosen', async ({
  open,
  page,
  request,
}) => {
  await open(`/studio?g=${code}`)
  await panel(page).scrollIntoViewIfNeeded()
  const command = panel(page).getByRole('region', { name: 'Command, code' })
  const { origin } = new URL(page.url())
  const address = `${origin}/r/glass.json?g=${code}`
  await expect(command).toHaveText(`npx shadcn@latest add "${address}"`)
  await panel(page).getByRole('combobox', { name: 'Package manager' }).selectOption('pnpm')
  await panel(page).getByRole('combobox', { name: 'components.json' }).selectOption('TypeScript')
  await expect(command).toHaveText(`pnpm dlx shadcn@latest add "${address}&dir=@ui/vitrine"`)

  const item = (await (await request.get(address)).json()) as { files: { content: string }[] }
  const shown = await panel(page).getByRole('region', { name: 'glass.css, code' }).textContent()
  expect(item.files[0]?.content.trimEnd()).toBe(shown)

  await open('/button-details')
  await page.getByRole('heading', { name: 'Add to your project' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('combobox', { name: 'Package manager' })).toHaveValue('pnpm')
})

test('the code follows a control', async ({ open, page }) => {
  await open(`/studio?g=${code}`)
  await panel(page).scrollIntoViewIfNeeded()
  const shown = panel(page).getByRole('region', { name: 'glass.css, code' })
  await expect(shown).toContainText('--glass-radius: 24px;')
  await page.getByRole('slider', { name: 'Radius', exact: true }).first().press('ArrowRight')
  await expect(shown).toContainText('--glass-radius: 25px;')
  await expect(panel(page).getByRole('region', { name: 'Command, code' })).toContainText(
    `g=${encodeGlass({ ...glass, radius: 25 })}`,
  )
})
