import { printTailwind } from '../../src/glass/tailwind'
import { schemes } from '../../src/glass/glass-values'
import { viteProject } from '../../src/install/vite-project'
import { componentsJson, json } from './support/components-json'
import { expect, test, type Locator } from './support/fixture'
import { glass, glassAddress, setInline } from './support/glass'
import { shadcn, site } from './support/registry'

/** What the glass of an element looks like. */
const layerOf = (element: Locator): Promise<Record<string, string>> =>
  element.evaluate((one) => {
    const names = [
      'background-color',
      'backdrop-filter',
      'box-shadow',
      'border-top-color',
      'border-top-left-radius',
      'color',
    ]
    const layer = getComputedStyle(one, '::before')
    return Object.fromEntries(names.map((name) => [name, layer.getPropertyValue(name)]))
  })

const project = viteProject({ title: 'App', files: [], examples: [], packages: [] })

/** The project of `npm create vite` with Tailwind 4, aliases and a `components.json`. */
const withTailwind = {
  ...project,
  'tsconfig.json': json({
    ...JSON.parse(project['tsconfig.json'] ?? ''),
    compilerOptions: {
      ...JSON.parse(project['tsconfig.json'] ?? '').compilerOptions,
      paths: { '@/*': ['./src/*'] },
    },
  }),
  'vite.config.ts': `import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '@': new URL('./src', import.meta.url).pathname } },
})
`,
  'src/page.css': `@import 'tailwindcss';\n`,
  'components.json': componentsJson({
    alias: '@',
    components: '@/parts',
    css: 'src/page.css',
    registries: { '@vitrine': `${site}/r/{name}.json` },
  }),
}

test('a Tailwind project gets the files in the folder of its aliases, its utilities win, and a glass makes all of it', async ({
  newApp,
  page,
}) => {
  const app = newApp(withTailwind)
  await app.must('npm', 'install', 'tailwindcss@4', '@tailwindcss/vite@4')
  await app.must(shadcn, 'add', '--yes', `${site}/card-details?dir=@components/vitrine`, '@vitrine/button')
  app.write({
    'src/main.tsx': `import { createRoot } from 'react-dom/client'
import { Card } from '@/parts/vitrine/card/card'
import { Button } from './components/vitrine/button/button'
import './page.css'

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <>
      <Card className="rounded-none p-1">Card</Card>
      <Button className="rounded-none p-1">Button</Button>
    </>,
  )
`,
  })
  await app.must('npm', 'run', 'build')
  const { url, stop } = await app.serve('npx', 'vite', 'preview', '--port', '0')
  await page.goto(url)
  for (const name of ['Card', 'Button']) {
    const component = page.getByText(name, { exact: true }).last()
    await expect(component).toHaveCSS('border-radius', '0px')
    await expect(component).toHaveCSS('padding', '4px')
  }
  await stop()

  // A glass by its address, for components; what the studio prints for Tailwind makes the same of any element.
  await app.must(shadcn, 'add', '--yes', `${glassAddress}&dir=@components/vitrine`)
  const main = (sheet: string) => `import { createRoot } from 'react-dom/client'
import { Card } from '@/parts/vitrine/card/card'
import './${sheet}.css'

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <>
      <Card>Card</Card>
      <div className="glass-regular">Box</div>
    </>,
  )
`
  app.write({
    'src/page.css': `@import 'tailwindcss';\n@import './parts/vitrine/glass.css';\n`,
    'src/printed.css': `@import 'tailwindcss';\n@import './glass.tailwind.css';\n`,
    'src/glass.tailwind.css': printTailwind(glass),
  })
  for (const sheet of ['page', 'printed']) {
    app.write({ 'src/main.tsx': main(sheet) })
    await app.must('npm', 'run', 'build')
    const preview = await app.serve('npx', 'vite', 'preview', '--port', '0')
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme })
      await page.goto(preview.url)
      const card = page.getByText('Card', { exact: true })
      const installed = await layerOf(card)
      if (sheet === 'printed') expect(await layerOf(page.getByText('Box'))).toEqual(installed)
      expect(installed['border-top-left-radius']).toBe('9px')
      await setInline(page, colorScheme)
      expect(await layerOf(card)).toEqual(installed)
    }
    await preview.stop()
  }
})

test('a Tailwind 3 project builds with the components, its utilities win, and its reset does not', async ({
  newApp,
  page,
}) => {
  const app = newApp({
    ...project,
    'tailwind.config.js': `export default { content: ['./index.html', './src/**/*.tsx'] }\n`,
    'postcss.config.js': `export default { plugins: { tailwindcss: {} } }\n`,
    'src/page.css': `@tailwind base;\n@tailwind components;\n@tailwind utilities;\n`,
  })
  await app.must('npm', 'install', 'tailwindcss@3')
  await app.must(shadcn, 'add', '--yes', `${site}/card-details`, `${site}/button-details`)
  app.write({
    'src/main.tsx': `import { createRoot } from 'react-dom/client'
import './page.css'
import { Card } from './components/vitrine/card/card'
import { Button } from './components/vitrine/button/button'

const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <>
      <Card className="rounded-none p-1">Card</Card>
      <Button className="rounded-none p-1">Button</Button>
    </>,
  )
`,
  })
  await app.must('npm', 'run', 'build')
  for (const command of [['preview'], []]) {
    const { url, stop } = await app.serve('npx', 'vite', ...command, '--port', '0')
    await page.goto(url)
    for (const name of ['Card', 'Button']) {
      const component = page.getByText(name, { exact: true }).last()
      await expect(component).toHaveCSS('border-radius', '0px')
      await expect(component).toHaveCSS('padding', '4px')
      const layer = await layerOf(component)
      expect(layer['backdrop-filter']).toMatch(/blur/)
    }
    await expect(page.getByRole('button')).toHaveCSS('font-weight', '700')
    await page.goto('about:blank')
    await stop()
  }
})

test('the CLI lists, finds and shows what the site offers, and so does its MCP server', async ({
  newApp,
}) => {
  const app = newApp(withTailwind)
  const found = await app.must(shadcn, 'search', '@vitrine', '--query', 'tooltip')
  expect(found).toContain('tooltip-demo')
  const shown = await app.must(shadcn, 'view', '@vitrine/spinner')
  expect(shown).toContain('spinner.tsx')
  expect(await app.must(shadcn, 'view', '@vitrine/requirements')).toContain(`${site}/AGENTS.md`)

  const answers = await app.converse(
    shadcn,
    ['mcp'],
    [
      {
        id: 1,
        method: 'initialize',
        params: {
          protocolVersion: '2024-11-05',
          capabilities: {},
          clientInfo: { name: 'test', version: '1' },
        },
      },
      {
        id: 2,
        method: 'tools/call',
        params: {
          name: 'search_items_in_registries',
          arguments: { registries: ['@vitrine'], query: 'calendar' },
        },
      },
      {
        id: 3,
        method: 'tools/call',
        params: {
          name: 'get_item_examples_from_registries',
          arguments: { registries: ['@vitrine'], query: 'button-demo' },
        },
      },
      {
        id: 4,
        method: 'tools/call',
        params: {
          name: 'search_items_in_registries',
          arguments: { registries: ['@vitrine'], query: 'form with errors' },
        },
      },
      {
        id: 5,
        method: 'tools/call',
        params: {
          name: 'get_item_examples_from_registries',
          arguments: { registries: ['@vitrine'], query: 'recipe-form-with-errors' },
        },
      },
    ],
  )
  expect(answers[2]).toContain('@vitrine/calendar')
  expect(answers[3]).toContain('<Button')
  expect(answers[4]).toContain('@vitrine/recipe-form-with-errors')
  expect(answers[5]).toContain('useActionState')
  for (const answer of [answers[4], answers[5]]) expect(answer).toContain(`${site}/AGENTS.md`)
})
