import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { firstLineOf } from '../../src/install/first-line'
import { projectSettings } from '../../src/install/registry-item'
import { viteProject } from '../../src/install/vite-project'
import { componentsJson, json, withPaths } from './support/components-json'
import { expect, expectPictures, test } from './support/fixture'
import { glassAddress } from './support/glass'
import { addressesOf, exampleFile, fetchItems, shadcn } from './support/registry'

const manifest = json({ name: 'app', private: true, type: 'module' })

/** A kind of project, and where the CLI must put the files there. */
interface Shape {
  readonly files: Readonly<Record<string, string>>
  /** The folder in which the command runs. @default the project's own */
  readonly cwd?: string
  /** The folder in the address. @default that of the page's command */
  readonly dir?: string
  readonly folder: string
}

const shapes: Readonly<Record<string, Shape>> = {
  'Next.js with src': {
    files: {
      'next.config.ts': 'export default {}\n',
      'src/app/page.tsx': '',
      'tsconfig.json': withPaths('@', 'src/'),
      'components.json': componentsJson({ alias: '@', rsc: true }),
    },
    folder: 'src/components/ui/vitrine',
  },
  'Next.js without src': {
    files: {
      'next.config.ts': 'export default {}\n',
      'app/page.tsx': '',
      'tsconfig.json': withPaths('@', ''),
      'components.json': componentsJson({ alias: '@', ui: '@/ui/parts', rsc: true }),
    },
    folder: 'ui/parts/vitrine',
  },
  'React Router': {
    files: {
      'react-router.config.ts': 'export default {}\n',
      'app/root.tsx': '',
      'tsconfig.json': withPaths('~', 'app/'),
      'components.json': componentsJson({ alias: '~' }),
    },
    folder: 'app/components/ui/vitrine',
  },
  'TanStack Start': {
    files: {
      'vite.config.ts': 'export default {}\n',
      'src/routes/index.tsx': '',
      'package.json': json({ ...JSON.parse(manifest), imports: { '#/*': './src/*' } }),
      'tsconfig.json': withPaths('#', 'src/'),
      'components.json': componentsJson({ alias: '#' }),
    },
    folder: 'src/components/ui/vitrine',
  },
  Astro: {
    files: {
      'astro.config.mjs': 'export default {}\n',
      'src/pages/index.astro': '',
      'tsconfig.json': withPaths('@', 'src/'),
      'components.json': componentsJson({ alias: '@' }),
    },
    folder: 'src/components/ui/vitrine',
  },
  'Laravel, by its aliases': {
    files: {
      'composer.json': '{}',
      'resources/js/app.tsx': '',
      'tsconfig.json': withPaths('@', 'resources/js/'),
      'components.json': componentsJson({ alias: '@' }),
    },
    folder: 'resources/js/components/ui/vitrine',
  },
  'Laravel, by a folder': {
    files: { 'composer.json': '{}', 'resources/js/app.tsx': '' },
    dir: 'resources/js/vitrine',
    folder: 'resources/js/vitrine',
  },
  'an app of a pnpm workspace': {
    ...workspace(),
    dir: '@components/vitrine',
    folder: 'apps/web/components/vitrine',
  },
  'the shared package of a pnpm workspace': {
    ...workspace(),
    folder: 'packages/ui/src/components/vitrine',
  },
}

/** An app whose components of the alias `ui` are in a package of their own. */
function workspace(): Pick<Shape, 'files' | 'cwd'> {
  const says = { alias: '@', ui: '@workspace/ui/components' }
  return {
    files: {
      'pnpm-workspace.yaml': 'packages:\n  - apps/*\n  - packages/*\n',
      'apps/web/package.json': json({
        name: 'web',
        private: true,
        dependencies: { '@workspace/ui': 'workspace:*' },
      }),
      'apps/web/tsconfig.json': json({
        compilerOptions: { paths: { '@/*': ['./*'], '@workspace/ui/*': ['../../packages/ui/src/*'] } },
      }),
      'apps/web/components.json': componentsJson(says),
      'packages/ui/package.json': json({ name: '@workspace/ui', private: true }),
      'packages/ui/tsconfig.json': withPaths('@workspace/ui', 'src/'),
      'packages/ui/components.json': componentsJson({
        alias: '@workspace/ui',
        components: '@workspace/ui/components',
        ui: '@workspace/ui/components',
      }),
    },
    cwd: 'apps/web',
  }
}

for (const [name, { files, cwd = '.', dir = projectSettings.TypeScript.dir, folder }] of Object.entries(
  shapes,
))
  test(`what is installed follows the folders of the project, to the letter: ${name}`, async ({ newApp }) => {
    const app = newApp({ 'package.json': manifest, ...files })
    const { components } = await fetchItems('css')
    // Those that need no package, so that no package manager is asked.
    const items = components.filter(({ dependencies }) => dependencies.length === 0)
    await app.must(
      shadcn,
      'add',
      '--yes',
      '--cwd',
      cwd,
      ...addressesOf(items, 'css').map((address) => `${address}?dir=${dir}`),
      `${glassAddress}&dir=${dir}`,
    )
    for (const { target, content } of items.flatMap((item) => item.files))
      expect(app.read(target.replace('components/vitrine', folder)), target).toBe(content)
    expect(app.has(`${folder}/glass.css`)).toBe(true)
  })

test('a JavaScript project gets JavaScript, which runs in production and in development', async ({
  newApp,
  page,
}) => {
  const { components, demos } = await fetchItems('css')
  const inParts = (target: string) => target.replace('components', 'parts/ui').replace(/\.tsx$/, '.jsx')
  const examples = demos.map((demo) => inParts(exampleFile(demo).target))
  const {
    'index.html': html = '',
    'src/main.tsx': main = '',
    ...project
  } = viteProject({
    title: 'App',
    files: [],
    examples: examples.map((target) => target.replace(/\.jsx$/, '')),
    packages: [],
  })
  const app = newApp({
    'package.json': project['package.json'] ?? '',
    'jsconfig.json': withPaths('@', 'src/'),
    'components.json': componentsJson({ alias: '@', components: '@/parts', tsx: false }),
    'vite.config.js': `import react from '@vitejs/plugin-react'

export default { plugins: [react()] }
`,
    'index.html': html.replace('main.tsx', 'main.jsx'),
    'src/main.jsx': main,
    'src/page.css': project['src/page.css'] ?? '',
  })
  await app.must('npm', 'install')
  const addresses = addressesOf([...components, ...demos], 'css')
  const query = new URLSearchParams(projectSettings.JavaScript).toString()
  await app.must(shadcn, 'add', '--yes', ...addresses.map((address) => `${address}?${query}`))
  const written = readdirSync(join(app.folder, 'src/parts'), { recursive: true }).map(String)
  expect(written.filter((file) => /\.tsx?$/.test(file))).toEqual([])
  for (const target of examples) expect(app.has(`src/${target}`), target).toBe(true)
  // A file of types alone has no code in JavaScript, and so nothing that a line could stand above.
  const hasCode = (text: string) => text.replaceAll(/\/\*[^]*?\*\/|\/\/.*|export \{\};?/g, '').trim() !== ''
  for (const { target, content } of components.flatMap(({ files }) => files)) {
    const file = `src/${inParts(target).replace(/\.ts$/, '.js')}`
    if (hasCode(app.read(file))) expect(firstLineOf(app.read(file)), file).toEqual(firstLineOf(content))
  }

  await app.must('npx', 'vite', 'build')
  for (const mode of ['preview', 'dev']) {
    const { url, stop } = await app.serve('npx', 'vite', mode, '--port', '0')
    await page.goto(url)
    await expect(page.locator('#root > article')).toHaveCount(examples.length)
    await expectPictures(page, await page.locator('img').count())
    await page.goto('about:blank')
    await stop()
  }
})

test('one command says once what all components need, in a project on another React, too', async ({
  newApp,
}) => {
  const { components, demos } = await fetchItems('css')
  const app = newApp({
    'package.json': json({ ...JSON.parse(manifest), dependencies: { react: '18', 'react-dom': '18' } }),
  })
  const said = await app.must(shadcn, 'add', '--yes', ...addressesOf([...components, ...demos], 'css'))
  expect(said.match(/Needs React/g)).toHaveLength(1)
})
