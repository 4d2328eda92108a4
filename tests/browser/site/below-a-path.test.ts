import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../scripts/harness/server-process'
import { startStaticHost } from '../../../scripts/harness/static-host'
import { documentNotFound } from '../documents'
import { controls, expect, test, type Page } from '../fixture'
import { buildWith } from '../support/build-with'

const base = '/docs'

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search' })

/** The paths that the links, scripts, styles, pictures and forms of a document name on its host. */
const pathsIn = (html: string) =>
  [...html.matchAll(/ (?:href|src|action|data-[a-z]+)="([^"]*)"/g)]
    .flatMap(([, value = '']) => value.split(' '))
    .filter((path) => /^\/(?!\/)/.test(path))

/** Records what a page asks its host for, outside the path of the site. */
function recordOutside(page: Page, host: string): readonly string[] {
  const outside: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === host && !pathname.startsWith(`${base}/`)) outside.push(pathname)
  })
  return outside
}

/** The links of the page on screen that lead to its host, outside the path of the site. */
const linksOutside = (page: Page) =>
  page
    .locator('a[href]')
    .evaluateAll(
      (links, path) =>
        links.flatMap((link) =>
          link instanceof HTMLAnchorElement &&
          link.origin === location.origin &&
          !link.pathname.startsWith(`${path}/`)
            ? [link.outerHTML]
            : [],
        ),
      base,
    )

test('a site that is built for a path lives below it', async ({
  page,
  open,
  request,
  expectConsole,
}, info) => {
  const folder = await buildWith(info.project.outputDir, 'site-below-a-path', { BASE_PATH: `${base}/` })
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'vitrine-below-'))
  const server = await startServer(folder, { DATA_DIR })
  const site = server.url + base
  const outside = recordOutside(page, server.url)
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name })

  await test.step('every document names files and pages below it alone', () => {
    const client = join(folder, 'client')
    const documents = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.html'),
    )
    expect(documents.length).toBeGreaterThan(40)
    for (const name of documents) {
      const paths = pathsIn(readFileSync(join(client, name), 'utf8'))
      expect(paths.length).toBeGreaterThan(10)
      expect(
        paths.filter((path) => !path.startsWith(`${base}/`)),
        name,
      ).toEqual([])
    }
  })

  await test.step('home, and the catalogue that it leads to', async () => {
    await open(`${site}/`)
    await expect(page).toHaveTitle(/^Vitrine/)
    await link(/components/i)
      .first()
      .click()
    await expect(page).toHaveURL(`${site}/components`)
    expect(await linksOutside(page)).toEqual([])
    await link('Next').click()
    await expect(page).toHaveURL(`${site}/components?page=2`)
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Page 2 of 3')).toBeVisible()
    await page.getByRole('searchbox').fill('butt')
    await expect(page).toHaveURL(`${site}/components?q=butt`)
    await expect(page.getByRole('article')).toHaveCount(1)
  })

  await test.step('a component, its controls, its code and what it installs', async () => {
    await page.getByRole('article').getByRole('link').click()
    await expect(page).toHaveURL(`${site}/button-details`)
    // Only then has the page scrolled to its top.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const section = page.getByRole('region', { name: 'Add to your project' })
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByLabel('Styles')).toBeEnabled()
    await expect(section.locator('[data-command]')).toHaveText(
      `npx shadcn@latest add "${site}/button-details"`,
    )
    const color = controls(page, 'Themed Button').getByRole('textbox', {
      name: 'Background color',
      exact: true,
    })
    await color.fill('#0c2238')
    await expect(page).toHaveURL(`${site}/button-details?backgroundColor=%230c2238`)
    await section.getByLabel('Styles').selectOption('Emotion')
    const source = page.getByRole('region', { name: 'Source' })
    await expect(source.locator('code').first()).toContainText('npm install')
    await source.locator('summary').first().click()
    await expect(source.locator('details').first()).toContainText('export')
    expect(await linksOutside(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to Components' }).click()
    await expect(page).toHaveURL(`${site}/components?q=butt`)
  })

  await test.step('the palette', async () => {
    await page.keyboard.press('Control+k')
    await palette(page).getByRole('combobox').fill('studio')
    await expect(palette(page).getByRole('option').first()).toContainText(/studio/i)
    expect(await linksOutside(page)).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site}/studio`)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('heading', { name: 'Export', exact: true }).scrollIntoViewIfNeeded()
    await expect(page.getByText(`${site}/r/glass.json?g=`).first()).toBeVisible()
  })

  await test.step('stories, which come from the API', async () => {
    const asked = page.waitForResponse((response) => response.url().startsWith(`${site}/api/stories/`))
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Stories' }).click()
    expect((await asked).status()).toBe(200)
    await expect(page.getByText('No posts yet.')).toBeVisible()
    expect(await linksOutside(page)).toEqual([])
  })

  await test.step('a page that is not there', async () => {
    expectConsole(documentNotFound)
    await open(`${site}/no-such-page`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - OOPs !')
    await page.getByRole('link', { name: 'Go to Home' }).click()
    await expect(page).toHaveURL(`${site}/`)
  })

  await test.step('a link of the same host to another site leaves this one', async () => {
    expect(outside).toEqual([])
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/about' })
      document.body.append(link)
      link.click()
    })
    await expect(page.getByText(`The site is at ${base}/`)).toBeVisible()
  })

  await test.step('what programs read', async () => {
    const text = async (path: string) => (await request.get(`${site}${path}`)).text()
    const printed = [
      '/sitemap.xml',
      '/robots.txt',
      '/changelog.rss',
      '/llms.txt',
      '/AGENTS.md',
      '/button-details.md',
    ]
    for (const path of [...printed, '/r/registry.json', '/r/button-demo.json', '/button-details']) {
      const addresses = (await text(path)).match(new RegExp(`${server.url}/[^\\s"'<)]*`, 'g')) ?? []
      expect(addresses.length, path).toBeGreaterThan(0)
      expect(
        addresses.filter((address) => !address.startsWith(`${site}/`)),
        path,
      ).toEqual([])
    }
    expect(await text('/about.md')).toContain(`](${base}/contributors)`)
    const manifest = (await (await request.get(`${site}/manifest.webmanifest`)).json()) as {
      start_url: string
    }
    expect(new URL(manifest.start_url, `${site}/manifest.webmanifest`).href).toBe(`${site}/`)
    const item = await request.get(`${site}/button-details?backgroundColor=%230c2238`, {
      headers: { accept: 'application/vnd.shadcn.v1+json' },
    })
    expect(await item.text()).toContain('#0c2238')
  })
  await server.stop()

  await test.step('a host that has only files', async () => {
    const host = await startStaticHost(join(folder, 'client'), base)
    await open(`${host.url}/components/?category=inputs`)
    await expect(page).toHaveTitle(/^Components: Inputs – /)
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('region', { name: 'Add to your project' })).toBeVisible()
    expect(await linksOutside(page)).toEqual([])
    host.stop()
  })
})
