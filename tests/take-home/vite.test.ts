import { readFileSync } from 'node:fs'
import { stylings } from '../../src/registry/styling'
import type { RegistryItem } from '../../src/install/registry-item'
import { schemes } from '../../src/glass/glass-values'
import { siteManifest } from '../../src/shared/site-manifest'
import { viteProject } from '../../src/install/vite-project'
import { expectDarkWhereThePageIs } from './support/dark-pages'
import { expect, expectPictures, test, type Locator, type Page } from './support/fixture'
import { glassAddress, setInline } from './support/glass'
import { expectClientLinks, linksFile } from './support/links'
import { lookOf } from './support/look'
import {
  addressesOf,
  exampleFile,
  fetchItems,
  isScreen,
  screenExample,
  shadcn,
  site,
} from './support/registry'

/** What each example looks like. */
async function looksOf(examples: Locator): Promise<string[][]> {
  const looks: string[][] = []
  for (const example of await examples.all()) looks.push(await lookOf(example))
  return looks
}

interface Stage {
  readonly name: string
  /** In px. */
  readonly width: number
  readonly look: string[]
}

/** The stages of the site's pages, in the order of the examples that they show. */
async function stagesOf(page: Page, demos: readonly RegistryItem[]): Promise<Stage[]> {
  const found: Stage[] = []
  for (const [route, file] of Object.entries(items)) {
    const folder = file.slice(2, -'-demo.json'.length)
    const own = demos.flatMap((demo, index) =>
      exampleFile(demo).target.startsWith(`components/vitrine/${folder}/`) ? [index] : [],
    )
    await page.goto(`${site}${route}`)
    await expect(page.getByRole('button', { name: /Color scheme/ })).toBeEnabled()
    const stages = page.locator('[data-stage]')
    await expect(stages).toHaveCount(own.length)
    for (const [at, stage] of (await stages.all()).entries())
      found[own[at] ?? -1] = {
        name: `${route}, example ${at + 1}`,
        width: await stage.evaluate((element) => element.clientWidth),
        look: await lookOf(stage),
      }
  }
  expect(found.length).toBe(demos.length)
  expect(found.every(Boolean)).toBe(true)
  return found
}

const { items } = siteManifest.parse(JSON.parse(readFileSync('dist/site.json', 'utf8')))

for (const styling of stylings)
  test(`a Vite app without Tailwind takes all components, examples and screens in ${styling} by one command, and looks like the site`, async ({
    newApp,
    page,
  }) => {
    const { components, demos } = await fetchItems(styling)
    const app = newApp(viteProject({ title: 'App', files: [], examples: [], packages: [] }))
    await app.must('npm', 'install', 'react-router@7')
    const said = await app.must(shadcn, 'add', '--yes', ...addressesOf([...components, ...demos], styling))
    expect(said.match(/Needs React/g)).toHaveLength(1)
    expect(app.has('node_modules/@emotion')).toBe(styling === 'emotion')

    for (const { files } of [...components, ...demos])
      for (const { target, content } of files) expect(app.read(`src/${target}`), target).toBe(content)

    const screens = components.filter(isScreen).map(screenExample)
    expect(screens.length).toBeGreaterThan(0)
    app.write(Object.fromEntries(screens.map(({ target, content }) => [`src/${target}`, content])))
    app.write({
      'src/links.tsx': linksFile('react-router', './components/vitrine'),
      'src/routed.tsx': `import { BrowserRouter } from 'react-router'
import Links from './links'

export default function Routed() {
  return <BrowserRouter><Links /></BrowserRouter>
}
`,
    })
    const targets = [...[...demos.map(exampleFile), ...screens].map(({ target }) => target), 'routed.tsx']
    const project = viteProject({ title: 'App', files: [], examples: targets, packages: [] })
    app.write({ 'src/main.tsx': project['src/main.tsx'] ?? '' })
    await app.must('npm', 'run', 'build')

    const stages = await stagesOf(page, demos)
    const { url, stop } = await app.serve('npx', 'vite', 'preview', '--port', '0')
    await page.goto(url)
    const examples = page.locator('#root > article')
    await expect(examples).toHaveCount(targets.length)
    const looks = await looksOf(examples)
    for (const [index, { name, width, look }] of stages.entries()) {
      const example = examples.nth(index)
      // Some components look at the room that they have.
      await example.evaluate((article, room) => {
        article.style.boxSizing = 'border-box'
        article.style.width = room
      }, `${width}px`)
      expect.soft(await lookOf(example), name).toEqual(look)
    }
    await page.goto(url)
    await expect(examples).toHaveCount(targets.length)
    await expect(page.locator('#root > article > div:has(h2)')).toHaveCount(screens.length)
    await expectPictures(page, await page.locator('img').count())
    await expectDarkWhereThePageIs(page)
    const onBoard: Record<string, string[][]> = {}
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.goto(url)
      await expect(examples).toHaveCount(targets.length)
      await setInline(page, colorScheme)
      onBoard[colorScheme] = await looksOf(examples)
    }
    await page.emulateMedia({ colorScheme: null })
    await expectClientLinks(page)

    await stop()
    const dev = await app.serve('npx', 'vite', '--port', '0')
    await page.goto(dev.url)
    await expect(examples).toHaveCount(targets.length)
    await expectDarkWhereThePageIs(page)
    await page.goto('about:blank')
    await dev.stop()

    // Another glass for all of them: one more command, and one more import.
    const printed = await app.must(shadcn, 'add', '--yes', glassAddress)
    expect(printed).toContain('Import glass.css once')
    app.write({ 'src/main.tsx': `import './components/vitrine/glass.css'\n${project['src/main.tsx']}` })
    await app.must('npm', 'run', 'build')
    const again = await app.serve('npx', 'vite', 'preview', '--port', '0')
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.goto(again.url)
      await expect(examples).toHaveCount(targets.length)
      expect(await looksOf(examples), colorScheme).toEqual(onBoard[colorScheme])
    }
    expect(onBoard.light).not.toEqual(looks)
    await again.stop()
  })

test('a second command asks before it overwrites an edited file', async ({ newApp }) => {
  const app = newApp(viteProject({ title: 'App', files: [], examples: [], packages: [] }))
  const add = () => app.run(shadcn, 'add', '--yes', `${site}/button-details`)
  expect((await add()).code).toBe(0)
  const file = 'src/components/vitrine/button/button.tsx'
  const edited = `${app.read(file)}// mine\n`
  app.write({ [file]: edited })
  const { output } = await add()
  expect(output).toContain('already exists')
  expect(app.read(file)).toBe(edited)
})

test('the controls of an address are in the installed example, and what cannot be gets a clear answer', async ({
  newApp,
}) => {
  const app = newApp(viteProject({ title: 'App', files: [], examples: [], packages: [] }))
  const add = (path: string) => app.run(shadcn, 'add', '--yes', `${site}${path}`)

  const { code, output } = await add('/button-details?backgroundColor=%230c2238&color=red;')
  expect(code).toBe(0)
  expect(app.read('src/components/vitrine/button/button-demo.tsx')).toContain('backgroundColor="#0c2238"')
  expect(output).toContain('the page would not take it: color.')

  for (const [path, status, reason] of [
    ['/buton-details', 404, '/r/registry.json lists the components'],
    ['/r/buton.json', 404, '/r/registry.json lists the components'],
    ['/button-details?dir=../elsewhere', 400, 'dir must name a folder inside the project'],
    ['/button-details?example=none', 400, 'It has: basic-usage'],
    ['/r/glass.json?g=B_-nHG', 400, 'g must be the code of a glass'],
  ] as const) {
    const refused = await add(path)
    expect(refused.code, path).not.toBe(0)
    // The command says which address failed, and hides what the answer says of it.
    expect(refused.output, path).toContain(path)
    expect(refused.output, path).toMatch(status === 404 ? /not found/ : /\(400\)/)
    const answer = await fetch(`${site}${path}`, { headers: { accept: 'application/vnd.shadcn.v1+json' } })
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error: expect.stringContaining(reason) })
  }
})
