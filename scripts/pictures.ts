import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type BrowserContextOptions, type Page } from '@playwright/test'
import { collectionAt, collectionNames, collections } from '../src/registry/collections'
import { siteManifest } from '../src/shared/site-manifest'
import { headingsKey } from '../src/site/theme/headings/headings'
import { thumbnailAddress, type Thumbnail } from '../src/registry/page-data'
import { chromiumPath, launchArguments } from './harness/chromium'
import { readWords } from './harness/usage'
import { sharedPicture, sharedSize } from './html/shared-picture'

/*
 * Takes the pictures in README.md and those that other sites show for links, from the built site. After a path, as in
 * `npm run pictures -- /button-details`, it takes the picture for links to that page alone.
 */

const chosen = readWords(
  'Usage: npm run pictures, or -- followed by paths such as /button-details for the pictures of these pages. It needs a build.',
  (word) => word.startsWith('/'),
)

/** The pictures in README.md: the name of each, and the address that is photographed. */
const readme = {
  home: '/',
  component: '/card-details#custom-card',
}

const folder = 'docs/pictures'
const data = mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))

const server = spawn(process.execPath, ['dist/server/index.js'], {
  env: {
    ...process.env,
    PORT: '0',
    DATA_DIR: data,
    WRITE_LIMIT: '0',
    WRITE_SIZE: '0',
    LOG_LEVEL: 'info',
    // What the commands in the pictures name.
    SITE_URL: 'https://vitrine.example',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})

/** The address that the server's first log line names. @throws {Error} When the server ends without one. */
async function addressOf({ stdout }: typeof server): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    return (JSON.parse(line) as { url: string }).url
  }
  throw new Error('The server did not start. Run npm run build first.')
}

const browser = await chromium.launch({ executablePath: await chromiumPath(), args: launchArguments })

/** Opens a page of the site, and calls a function when it looks as visitors see it. */
async function photograph(
  url: string,
  options: BrowserContextOptions,
  take: (page: Page) => Promise<string>,
): Promise<void> {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options })
  await page.goto(url, { waitUntil: 'networkidle' })
  // The font of headings comes with the first page, for those that follow.
  await page.waitForFunction((key) => localStorage.getItem(key) !== null, headingsKey)
  await page.reload({ waitUntil: 'networkidle' })
  // Until the page is hydrated its controls are disabled, and look it.
  await page.getByRole('button', { name: 'Color scheme', disabled: false }).waitFor()
  console.log(await take(page))
  await page.close()
}

/** The file that a page is written in, as its link to edit it says. */
const sourceOf = async (page: Page) => {
  const link = await page.getByRole('link', { name: 'Edit this page' }).getAttribute('href')
  return link?.replace(/^.*\/edit\/[^/]+\//, '') ?? ''
}

/** The content of the picture for links to a component's page. */
interface Card {
  readonly site: string
  readonly name: string
  readonly title: string
  readonly description: string
  readonly thumbnail: Thumbnail
}

/** Runs in the catalogue's page, and leaves of it one thumbnail that fills the window, beside the component's name. */
function composeCard({ site, name, title, description, thumbnail }: Card): void {
  const place = document.querySelector<HTMLElement>(`[data-thumbnail="${name}"]`)
  if (place === null) throw new Error(`The catalogue shows no thumbnail of ${name}.`)
  const style = document.createElement('style')
  style.textContent = `${thumbnail.css}
    [data-thumbnail] { position: fixed; inset: 0; z-index: 99; height: auto; padding: 4rem; display: grid;
      grid-template-columns: 29rem 1fr; place-content: center stretch; gap: 4rem; align-items: center }
    [data-thumbnail]::before { inset: 3rem auto auto 52%; width: 16rem; height: 16rem; box-shadow: none }
    [data-thumbnail]::after { inset: auto 4rem 2rem auto; width: 21rem; height: 21rem }
    [data-thumbnail] > .words { font: 400 1.625rem / 1.45 var(--font); text-wrap: pretty }
    [data-thumbnail] > .words b { display: block; margin: 0.5rem 0 0.75rem; font: 700 3.5rem / 1.08 Outfit, var(--font);
      letter-spacing: -0.03em; text-wrap: balance }
    [data-thumbnail] > .picture { display: flex; flex-wrap: wrap; place-content: center; align-items: center }
    [data-thumbnail] > .picture > * { min-width: 0; max-width: 100% }`
  const words = document.createElement('div')
  words.className = 'words'
  const heading = document.createElement('b')
  heading.textContent = title
  words.append(site, heading, description)
  const picture = document.createElement('div')
  picture.className = 'picture'
  picture.innerHTML = thumbnail.html
  place.replaceChildren(words, picture)
  const icons = document.querySelectorAll('svg:has(> symbol)')
  document.body.replaceChildren(place, ...icons)
  document.head.append(style)
  for (let zoom = 1.5; zoom > 0.5; zoom -= 0.1) {
    picture.style.zoom = String(zoom)
    if (picture.getBoundingClientRect().height < innerHeight - 48) break
  }
}

/** Shows the component of a page as its card does. */
async function showCard(page: Page, name: string, catalogues: readonly string[]): Promise<void> {
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  const description = (await page.locator('meta[name=description]').getAttribute('content')) ?? ''
  const base = page.url()
  for (const path of catalogues) {
    await page.goto(new URL(path, base).href, { waitUntil: 'networkidle' })
    if ((await page.locator(`[data-thumbnail="${name}"]`).count()) > 0) break
  }
  const fetched = await page.request.get(new URL(thumbnailAddress(name), base).href)
  // The build has written the file.
  const thumbnail = (await fetched.json()) as Thumbnail
  await page.evaluate(composeCard, { site: 'Vitrine', name, title, description, thumbnail })
}

try {
  const address = await addressOf(server)
  const { documents } = siteManifest.parse(JSON.parse(readFileSync('dist/site.json', 'utf8')))
  const unknown = chosen.filter((path) => !(path in documents))
  if (unknown.length > 0) throw new Error(`The site has no page ${unknown.join(', ')}.`)

  for (const [name, path] of chosen.length > 0 ? [] : Object.entries(readme))
    for (const colorScheme of ['light', 'dark'] as const)
      await photograph(
        address + path,
        { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2, colorScheme },
        async (page) => {
          const file = `${folder}/${name}-${colorScheme}.webp`
          await page.screenshot({ path: file, type: 'webp', quality: 80 })
          return file
        },
      )

  const catalogues = Object.keys(documents).filter(
    (address) => collectionAt(new URL(address, 'http://site').pathname) && !address.includes('category='),
  )
  // The catalogues are written in one file, whose picture shows the first of them.
  const others = collectionNames.slice(1).map((name) => collections[name].path as string)
  const pages =
    chosen.length > 0
      ? chosen
      : Object.keys(documents).filter((path) => !path.includes('?') && !others.includes(path))
  for (const path of pages)
    await photograph(address + path, { viewport: sharedSize }, async (page) => {
      const source = await sourceOf(page)
      const [, name] = /^registry\/([^/]+)\//.exec(source) ?? []
      if (name !== undefined) await showCard(page, name, catalogues)
      const file = sharedPicture(source)
      await page.screenshot({ path: file, type: 'jpeg', quality: 70 })
      return file
    })
} finally {
  await browser.close()
  // A server that could not start has ended already.
  if (server.kill()) await once(server, 'exit')
  rmSync(data, { recursive: true, force: true })
}
