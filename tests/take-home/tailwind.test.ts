import { viteProject } from '../../src/take-home/vite-project'
import { expect, test } from './support/fixture'
import { shadcn, site } from './support/registry'

const json = (value: unknown) => JSON.stringify(value, null, 2)

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
  'components.json': json({
    $schema: 'https://ui.shadcn.com/schema.json',
    style: 'new-york',
    rsc: false,
    tsx: true,
    tailwind: { config: '', css: 'src/page.css', baseColor: '', cssVariables: true },
    aliases: {
      components: '@/parts',
      utils: '@/lib/utils',
      ui: '@/parts/ui',
      lib: '@/lib',
      hooks: '@/hooks',
    },
    registries: { '@vitrine': `${site}/r/{name}.json` },
  }),
}

test('a Tailwind project gets the files in the folder of its aliases, and its utilities win', async ({
  newApp,
  page,
}) => {
  const app = newApp(withTailwind)
  await app.must('npm', 'install', '--no-audit', '--no-fund', 'tailwindcss@4', '@tailwindcss/vite@4')
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
})

test('the CLI lists, finds and shows what the site offers, and so does its MCP server', async ({
  newApp,
}) => {
  const app = newApp(withTailwind)
  const found = await app.must(shadcn, 'search', '@vitrine', '--query', 'tooltip')
  expect(found).toContain('tooltip-demo')
  const shown = await app.must(shadcn, 'view', '@vitrine/spinner')
  expect(shown).toContain('spinner.tsx')

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
    ],
  )
  expect(answers[2]).toContain('@vitrine/calendar')
  expect(answers[3]).toContain('<Button')
})
