import { componentsJson } from '../support/components-json'
import { manifest, tsconfig, vite, type Framework } from './framework'

export const reactRouter: Readonly<Record<string, Framework>> = {
  'React Router in framework mode, by npm': {
    manager: 'npm',
    files: {
      'package.json': manifest({
        'react-router': '7.18.4',
        '@react-router/node': '7.18.4',
        '@react-router/serve': '7.18.4',
        '@react-router/dev': '7.18.4',
        isbot: '^5',
        vite,
      }),
      'react-router.config.ts':
        "import type { Config } from '@react-router/dev/config'\n\nexport default { ssr: true } satisfies Config\n",
      'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  // Vite would find some packages only while the first page loads, and load it again.
  optimizeDeps: { entries: ['app/**/*.tsx'] },
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
})
`,
      'tsconfig.json': tsconfig('~', 'app/'),
      'components.json': componentsJson({ alias: '~', css: 'app/app.css' }),
      'app/app.css': '',
      'app/root.tsx': `import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import './app.css'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}
`,
      'app/routes.ts': `import { type RouteConfig, index } from '@react-router/dev/routes'

export default [index('routes/home.tsx')] satisfies RouteConfig
`,
      'app/routes/home.tsx': `import { Examples } from '../examples'

export default function Home() {
  return (
    <main>
      <Examples />
    </main>
  )
}
`,
    },
    folder: 'app/components/ui/vitrine',
    page: { file: 'app/examples.tsx', components: '~/components/ui/vitrine' },
    types: ['tsc'],
    build: ['react-router', 'build'],
    start: ['react-router-serve', './build/server/index.js'],
    dev: ['react-router', 'dev', '--port', '0'],
  },
}
