import { componentsJson } from '../support/components-json'
import { manifest, pluginReact, tsconfig, vite, type Framework } from './framework'

export const tanstackStart: Readonly<Record<string, Framework>> = {
  'TanStack Start, by bun': {
    manager: 'bun',
    node: 'node22',
    files: {
      'package.json': manifest(
        {
          '@tanstack/react-start': '^1',
          '@tanstack/react-router': '^1',
          vite,
          '@vitejs/plugin-react': pluginReact,
        },
        { imports: { '#/*': './src/*' } },
      ),
      'bun.lock': '{ "lockfileVersion": 1, "workspaces": { "": { "name": "app" } }, "packages": {} }\n',
      'vite.config.ts': `import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [tanstackStart(), react()] })
`,
      'tsconfig.json': tsconfig('#', 'src/'),
      'components.json': componentsJson({ alias: '#', css: 'src/styles.css' }),
      'src/router.tsx': `import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen'

export const getRouter = () => createRouter({ routeTree, scrollRestoration: true })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
`,
      'src/routes/__root.tsx': `import { HeadContent, Outlet, Scripts, createRootRoute } from '@tanstack/react-router'

export const Route = createRootRoute({
  head: () => ({
    meta: [{ charSet: 'utf-8' }, { title: 'App' }],
    links: [{ rel: 'icon', href: 'data:,' }],
  }),
  component: Root,
})

function Root() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
`,
      'src/routes/index.tsx': `import { createFileRoute } from '@tanstack/react-router'
import { Examples } from '../examples'

export const Route = createFileRoute('/')({ component: Home })

function Home() {
  return (
    <main>
      <Examples />
    </main>
  )
}
`,
    },
    folder: 'src/components/ui/vitrine',
    page: { file: 'src/examples.tsx', components: '#/components/ui/vitrine' },
    types: ['tsc'],
    build: ['vite', 'build'],
    start: ['vite', 'preview', '--port', '0'],
    dev: ['vite', 'dev', '--port', '0'],
  },
}
