import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { plainCode } from '../../../scripts/css-modules/plain-files'
import { withFirstLine } from '../../../src/install/file-hash'
import { controls, copied, expect, test as base, type Page } from '../fixture'

/** Opens a page and scrolls to the section, whose script is loaded when it comes near. */
const test = base.extend({
  open: async ({ open, page }, use) => {
    await use(async (path) => {
      await open(path)
      if (path === '/about') return
      await section(page).scrollIntoViewIfNeeded()
      await expect(section(page).getByLabel('Package manager')).toBeEnabled()
    })
  },
})

const section = (page: Page) => page.getByRole('region', { name: 'Add to your project' })
const command = (page: Page) => section(page).locator('code').first()
const press = (page: Page, name: string) => section(page).getByRole('button', { name, exact: true }).click()
const status = (page: Page) => section(page).getByRole('status').last()
const copiedBy = (page: Page, name: string) => copied(page, () => press(page, name))

/** The code of the section that the controls change. */
const shownCode = async (page: Page) =>
  `${await page.locator('[aria-labelledby=themed-button] pre').innerText()}\n`

const configured = '/button-details?backgroundColor=%230c2238'

test('the command has the address of the page with its controls, and is copied as it is shown', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/button-details')
  await expect(command(page)).toHaveText(`npx shadcn@latest add "${baseURL}/button-details"`)
  await controls(page, 'Themed Button')
    .getByRole('textbox', { name: 'Background color', exact: true })
    .fill('#0c2238')
  // At once: the address bar is written a moment after the last move of a control.
  const text = await copiedBy(page, 'Copy Command')
  expect(text).toBe(`npx shadcn@latest add "${baseURL}${configured}"`)
  await expect(command(page)).toHaveText(text)
})

test('package manager, Next.js and components.json change the command, and are remembered', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/card-details')
  await section(page).getByLabel('Package manager').selectOption('pnpm')
  await section(page).getByLabel('Styles').selectOption('Emotion')
  await section(page).getByLabel('Next.js').check()
  await section(page).getByLabel('components.json').selectOption('JavaScript')
  const query = 'tsx=false&dir=@ui/vitrine'
  const expected = `pnpm dlx shadcn@latest add "${baseURL}/card-details?style=emotion&${query}" "${baseURL}/r/next.json?${query}"`
  await expect(command(page)).toHaveText(expected)
  await expect(section(page)).toContainText('<StyleRegistry>')
  await expect(section(page)).toContainText('Files go where the alias ui in your components.json leads.')
  await page.reload()
  await section(page).scrollIntoViewIfNeeded()
  await expect(command(page)).toHaveText(expected)
})

test('a styling is chosen for command, files and source, is in the address, and is remembered', async ({
  page,
  open,
  baseURL,
}) => {
  await open('/button-details?backgroundColor=%230c2238')
  const source = page.getByRole('region', { name: 'Source' })
  await expect(source.locator('summary').first()).toHaveText('button.tsx')
  await expect(source.getByText('button.module.css').first()).toBeVisible()
  await section(page).getByLabel('Styles').selectOption('Emotion')
  await expect(page).toHaveURL('/button-details?backgroundColor=%230c2238&style=emotion')
  await expect(command(page)).toContainText(
    `${baseURL}/button-details?backgroundColor=%230c2238&style=emotion"`,
  )
  await expect(section(page)).toContainText('Installs @emotion/react@11')
  await expect(source).toContainText('npm install @emotion/react@11 @emotion/styled@11')
  await expect(source.getByText('button.module.css')).toHaveCount(0)
  await source.getByText('button.tsx').first().click()
  await expect(source.locator('pre').nth(1)).toContainText('styled.button')
  const files = await copiedBy(page, 'Copy all files')
  expect(files).toContain(readFileSync('registry/button/button.tsx', 'utf8'))
  expect(await copiedBy(page, 'Copy page as Markdown')).toContain('styled.button')

  await open('/card-details')
  await expect(command(page)).toHaveText(`npx shadcn@latest add "${baseURL}/card-details?style=emotion"`)
  await open('/card-details?style=css')
  await expect(section(page).getByLabel('Styles')).toHaveValue('css')
  await expect(source.getByText('card.module.css').first()).toBeVisible()
})

test('an example that is a whole file follows the styling', async ({ page, open }) => {
  await open('/contact-details')
  const code = (name: string) => page.getByRole('region', { name: `${name}, code` }).first()
  const built = await code('contact-form.tsx').innerHTML()
  const logic = await code('use-contact-form.ts').textContent()
  expect(built).toContain('className')
  await section(page).getByLabel('Styles').selectOption('Emotion')
  await expect(code('contact-form.tsx')).toHaveText(
    /^\/\/ Vitrine contact\/contact-form\.tsx [0-9a-f]{8}\s+'use client'[^]*contact-form\.styles'[^]*<Form className/,
  )
  await expect(code('contact-form.tsx').locator('.keyword').first()).toBeVisible()
  expect(await code('use-contact-form.ts').textContent()).toBe(logic)
  await section(page).getByLabel('Styles').selectOption('CSS Modules')
  await expect(code('contact-form.tsx').locator('code')).not.toContainText('<Form')
  expect(await code('contact-form.tsx').innerHTML()).toBe(built)
})

test('files that cannot be loaded are said to be missing, and are asked for again', async ({
  page,
  open,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource/)
  await page.route('**/r/emotion/card.json', (route) => route.fulfill({ status: 500 }))
  await open('/card-details')
  await section(page).getByLabel('Styles').selectOption('Emotion')
  await expect(status(page)).toContainText('That did not work')
  await page.unroute('**/r/emotion/card.json')
  await section(page).getByLabel('Styles').selectOption('CSS Modules')
  await section(page).getByLabel('Styles').selectOption('Emotion')
  await expect(page.getByRole('region', { name: 'Source' })).toContainText('npm install @emotion')
})

test('where the browser refuses to store the choice, it still changes the command', async ({
  page,
  open,
  baseURL,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Refused.', 'SecurityError')
      },
    })
  })
  await open('/card-details')
  await section(page).getByLabel('Package manager').selectOption('bun')
  await expect(command(page)).toHaveText(`bunx --bun shadcn@latest add "${baseURL}/card-details"`)
})

test('all files are copied, each below its name, with the example as it is shown', async ({ page, open }) => {
  await open(configured)
  const text = await copiedBy(page, 'Copy all files')
  await expect(status(page)).toHaveText(/^Copied \d+ files\.$/)
  expect(text).toContain(
    `// components/vitrine/button/button.tsx\n${withFirstLine('button/button.tsx', await plainCode('registry/button/button.tsx'))}`,
  )
  expect(text).toContain(`// components/vitrine/button/button-demo.tsx\n${await shownCode(page)}`)
})

test('the .zip holds the same files', async ({ page, open }) => {
  await open(configured)
  const downloading = page.waitForEvent('download')
  await press(page, 'Download .zip')
  const download = await downloading
  expect(download.suggestedFilename()).toBe('button-demo.zip')
  const files = unzipSync(readFileSync(await download.path()))
  const textOf = (name: string) => strFromU8(files[`components/vitrine/${name}`] ?? new Uint8Array())
  expect(textOf('button/button-demo.tsx')).toBe(await shownCode(page))
  expect(textOf('glass/glass.ts')).toBe(
    withFirstLine('glass/glass.ts', await plainCode('registry/glass/glass.ts')),
  )
  expect(textOf('glass/glass.module.css')).toContain('backdrop-filter')
  await expect(status(page)).toHaveText(/^Downloaded \d+ files\.$/)
})

test('the sandbox gets a project with the example as it is shown', async ({ page, open, context }) => {
  const posted: URLSearchParams[] = []
  await context.route('https://stackblitz.com/**', (route) => {
    posted.push(new URLSearchParams(route.request().postData() ?? ''))
    return route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' })
  })
  await open(configured)
  const opening = context.waitForEvent('page')
  await press(page, 'Open in StackBlitz')
  const sandbox = await opening
  await expect(sandbox).toHaveTitle('Sandbox')
  expect(sandbox.url()).toBe(
    'https://stackblitz.com/run?file=src%2Fcomponents%2Fvitrine%2Fbutton%2Fbutton-demo.tsx',
  )
  const fields = posted[0]
  // A form sends each line break as two characters.
  const file = (name: string) => fields?.get(`project[files][${name}]`)?.replaceAll('\r\n', '\n')
  expect(fields?.get('project[template]')).toBe('node')
  expect(file('src/components/vitrine/button/button-demo.tsx')).toBe(await shownCode(page))
  expect(file('src/main.tsx')).toContain(`from './components/vitrine/button/button-demo'`)
  expect(JSON.parse(file('package.json') ?? '')).toMatchObject({
    dependencies: { react: expect.stringMatching(/^\^19/) },
  })
  expect(file('package.json')).not.toContain('@emotion')
})

test('the Markdown is that of the page as it is shown', async ({ page, open, request }) => {
  await open(configured)
  const text = await copiedBy(page, 'Copy page as Markdown')
  await expect(status(page)).toHaveText('Copied the page as Markdown.')
  expect(text).toContain(`\`\`\`tsx\n${await shownCode(page)}\`\`\``)
  const answer = await request.get(configured, { headers: { accept: 'text/markdown' } })
  expect(text).toBe(await answer.text())
})

test('a static host, which knows no queries, gives the same files', async ({ page, open }) => {
  await page.route('**/button-details*', (route) => {
    // Such a host answers with the document, whatever is asked for.
    const headers = { ...route.request().headers(), accept: 'text/html' }
    return route.continue({ headers })
  })
  await open(configured)
  expect(await copiedBy(page, 'Copy all files')).toContain(await shownCode(page))
  expect(await copiedBy(page, 'Copy page as Markdown')).toContain('# Button')
})

test('a failure is said, and can be tried again', async ({ page, open, expectConsole }) => {
  await page.route('**/r/*.json', (route) => route.abort())
  await open('/button-details')
  expectConsole(/net::ERR_FAILED/)
  await press(page, 'Copy all files')
  await expect(status(page)).toHaveText('That did not work. Check your connection and try again.')
  await page.unroute('**/r/*.json')
  await press(page, 'Copy all files')
  await expect(status(page)).toHaveText(/^Copied/)
})

test('everything in the section works by keyboard', async ({ page, open }) => {
  await open('/button-details')
  await section(page).getByRole('link', { name: 'Add to your project' }).focus()
  const seen: string[] = []
  for (let stop = 0; stop < 9; stop += 1) {
    await page.keyboard.press('Tab')
    seen.push(
      await page.evaluate(() => {
        const { activeElement: element } = document
        return element?.ariaLabel ?? element?.closest('label')?.textContent ?? element?.textContent ?? ''
      }),
    )
  }
  expect(seen).toEqual([
    expect.stringContaining('Package manager'),
    expect.stringContaining('Styles'),
    expect.stringContaining('components.json'),
    'Command, code',
    expect.stringContaining('Copy Command'),
    'Copy all files',
    'Download .zip',
    'Open in StackBlitz',
    'Copy page as Markdown',
  ])
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('Copied the page as Markdown.')
})

test('each document names its Markdown, and follows to the next page', async ({ page, open, request }) => {
  await open('/about')
  const alternate = page.locator('link[rel=alternate][type="text/markdown"]')
  await expect(alternate).toHaveAttribute('href', '/about.md')
  await expect(page.locator('link[rel=describedby]')).toHaveAttribute('href', '/llms.txt')
  const markdown = await request.get('/about.md')
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8')
  expect(await markdown.text()).toMatch(/^# About Us\n/)
  await page.getByRole('link', { name: 'Stories' }).first().click()
  await expect(page).toHaveTitle(/Stories/)
  await expect(alternate).toHaveAttribute('href', '/stories.md')
})
