import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, expect, signInButton, test, type Page } from './fixture'

/** Matches Firebase's code only. */
const trace = /firebase|identitytoolkit|securetoken/i

const everywhere = ['/', '/components', '/button-details', '/stories', '/contact', '/no-such-page']

/** Opens pages, and lists the scripts and the addresses on other origins that they request. */
async function visit(page: Page, origin: string, paths: readonly string[]) {
  const scripts = new Map<string, string>()
  const foreign: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) foreign.push(request.url())
  })
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      void response.text().then((text) => scripts.set(new URL(response.url()).pathname, text))
  })
  for (const path of paths) {
    await page.goto(origin + path)
    await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
    await page.waitForLoadState('networkidle')
  }
  return { scripts, foreign: foreign.filter((url) => !url.startsWith('https://api.github.com')) }
}

test('a visitor without a session downloads no Firebase code, and contacts no other server', async ({
  page,
  browser,
  expectConsole,
}) => {
  test.slow()
  expectConsole(/status of 404/)
  const site = `http://localhost:${environment.site}`
  const { scripts, foreign } = await visit(page, site, everywhere)
  await expect(signInButton(page)).toBeEnabled()
  expect([...scripts].filter(([, text]) => trace.test(text)).map(([path]) => path)).toEqual([])
  expect(foreign).toEqual([])

  await test.step('the site requests as many scripts as a site without sign-in', async () => {
    const requests = async (origin: string) => {
      const newcomer = await browser.newPage()
      const visited = await visit(newcomer, origin, ['/', '/components', '/button-details'])
      await newcomer.close()
      return visited.scripts.size
    }
    expect(await requests(site)).toBeGreaterThan(0)
    expect(await requests(site)).toBe(await requests(`http://localhost:${environment.plain}`))
  })
})

test('a build without a Firebase project offers no sign-in and holds no Firebase code', async ({ page }) => {
  await page.goto(`http://localhost:${environment.plain}/`)
  await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
  await expect(signInButton(page)).toBeHidden()
  const folder = join(environment.plainFolder, 'client')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(js|html|css|json)$/.test(file))
  expect(texts.length).toBeGreaterThan(10)
  expect(texts.filter((file) => trace.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
})

test('a configured site has Firebase in one lazy chunk', () => {
  const folder = join(environment.siteFolder, 'client/assets')
  const holders = readdirSync(folder).filter(
    (file) => file.endsWith('.js') && /identitytoolkit/.test(readFileSync(join(folder, file), 'utf8')),
  )
  expect(holders).toEqual([expect.stringMatching(/^identity-/)])
})
