import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { delimiter } from 'node:path'
import { freePort } from '../../scripts/harness/free-port'
import { managers } from '../../src/docs/install/install-choice'
import { projectSettings } from '../../src/install/registry-item'
import { astro } from './frameworks/astro'
import { laravel } from './frameworks/laravel'
import { next } from './frameworks/next'
import { reactRouter } from './frameworks/react-router'
import { tanstackStart } from './frameworks/tanstack-start'
import { expectDarkWhereThePageIs } from './support/dark-pages'
import { expect, expectPictures, test } from './support/fixture'
import { addressesOf, exampleFile, fetchItems, shadcnVersion, tools } from './support/registry'

const frameworks = { ...next, ...reactRouter, ...tanstackStart, ...astro, ...laravel }

/** A stand-in for the CLI's own site, which has the colors of a theme, and nothing else. */
async function startColors() {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json')
    if (request.url !== '/r/colors/neutral.json') response.statusCode = 404
    const none = { light: {}, dark: {} }
    response.end(
      JSON.stringify({ inlineColors: none, cssVars: none, inlineColorsTemplate: '', cssVarsTemplate: '' }),
    )
  })
  await new Promise<void>((listening) => server.listen(0, listening))
  // A server that listens on a port has an address.
  const { port } = server.address() as AddressInfo
  return { url: `http://localhost:${port}/r`, stop: () => server.close() }
}

for (const [name, framework] of Object.entries(frameworks))
  test(`all components in a fresh project, in production and in development: ${name}`, async ({
    newApp,
    page,
  }) => {
    const { components, demos } = await fetchItems('css')
    const { manager, node, files, folder, isJavaScript = false } = framework
    const colors = await startColors()
    const programs = [
      ...(node === undefined ? [] : [`${tools}/${node}/bin`]),
      `${tools}/managers/node_modules/.bin`,
    ]
    const app = newApp(files, {
      PATH: [...programs, process.env.PATH].join(delimiter),
      REGISTRY_URL: colors.url,
      // For servers that cannot choose one.
      PORT: String(await freePort()),
      npm_config_yes: 'true',
      // A workspace of pnpm, and a project of yarn, have no lock file before.
      CI: '',
      YARN_ENABLE_IMMUTABLE_INSTALLS: 'false',
    })
    await app.must(manager, 'install')
    const [runner = '', ...words] = managers[manager].split(' ')
    const cwd = framework.app ?? '.'
    const query = new URLSearchParams(projectSettings[isJavaScript ? 'JavaScript' : 'TypeScript'])
    const addresses = addressesOf([...components, ...demos], 'css').map((address) => `${address}?${query}`)
    const said = await app.must(
      runner,
      ...words,
      `shadcn@${shadcnVersion}`,
      'add',
      '--yes',
      '--cwd',
      cwd,
      ...addresses,
    )
    expect(said.match(/Needs React/g)).toHaveLength(1)

    const placed = (target: string) => target.replace(/^components\/vitrine|^@ui\/vitrine/, folder)
    for (const { target, content } of [...components, ...demos].flatMap((item) => item.files)) {
      const file = placed(target)
      if (isJavaScript && /\.tsx?$/.test(file))
        expect(app.has(file.replace(/\.ts(x?)$/, '.js$1')), file).toBe(true)
      else expect(app.read(file), file).toBe(content)
    }

    const examples = demos.map((demo) => exampleFile(demo).target.replace(/^components\/vitrine/, ''))
    const imports = examples.map(
      (target, index) =>
        `import Example${index} from '${framework.page.components}${target.replace(/\.tsx$/, '')}'`,
    )
    const articles = examples.map((_, index) => `      <article data-example><Example${index} /></article>`)
    app.write({
      [framework.page.file]: `${imports.join('\n')}

export function Examples() {
  return (
    <>
${articles.join('\n')}
    </>
  )
}
`,
    })

    const inApp = (command: readonly string[]) =>
      ['env', '-C', cwd, 'npx', '--no-install', ...command] as const
    const { build, types, start, dev } = framework
    for (const command of [build, ...(types ? [types] : [])]) {
      const [first, ...rest] = inApp(command)
      await app.must(first, ...rest)
    }
    for (const command of [start, dev]) {
      const [first, ...rest] = inApp(command)
      const { url, stop } = await app.serve(first, ...rest)
      await page.goto(url)
      await expect(page.locator('[data-example]')).toHaveCount(examples.length)
      const pictures = await page.locator('img').count()
      expect(pictures).toBeGreaterThan(0)
      await expectPictures(page, pictures)
      await expectDarkWhereThePageIs(page)
      await page.goto('about:blank')
      await stop()
    }
    colors.stop()
  })
