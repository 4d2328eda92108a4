import { componentsJson, json, withPaths } from '../support/components-json'
import { manifest, react, types, type Framework } from './framework'

const nextTypes = { '@types/node': '^20' }

/** The `tsconfig.json` of `create-next-app`, with what `paths` stands for. */
export const nextTsconfig = (paths: object) =>
  json({
    compilerOptions: {
      target: 'ES2017',
      lib: ['dom', 'dom.iterable', 'esnext'],
      allowJs: true,
      skipLibCheck: true,
      strict: true,
      noEmit: true,
      esModuleInterop: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      resolveJsonModule: true,
      isolatedModules: true,
      jsx: 'react-jsx',
      incremental: true,
      plugins: [{ name: 'next' }],
      paths,
    },
    include: ['next-env.d.ts', '**/*.ts', '**/*.tsx', '.next/types/**/*.ts', '.next/dev/types/**/*.ts'],
    exclude: ['node_modules'],
  })

const nextPage = `import { Examples } from './examples'

export default function Page() {
  return (
    <main>
      <Examples />
    </main>
  )
}
`

const nextLayout = (head: string, children: string) => `${head}
export const metadata = { title: 'App', icons: 'data:,' }

export default function Layout({ children }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>${children}</body>
    </html>
  )
}
`

const typed = (layout: string) =>
  layout.replace('({ children })', "({ children }: { children: import('react').ReactNode })")

const nextCommands = {
  build: ['next', 'build'],
  start: ['next', 'start', '--port', '0'],
  dev: ['next', 'dev', '--port', '0'],
} as const

const nextConfig = 'export default { devIndicators: false }\n'

export const next: Readonly<Record<string, Framework>> = {
  'Next.js with src, Tailwind, a base color and next-themes, by npm': {
    manager: 'npm',
    files: {
      'package.json': manifest({
        next: '^16',
        'next-themes': '^0.4',
        tailwindcss: '^4',
        '@tailwindcss/postcss': '^4',
        ...nextTypes,
      }),
      'next.config.ts': nextConfig,
      'postcss.config.mjs': "export default { plugins: { '@tailwindcss/postcss': {} } }\n",
      'tsconfig.json': nextTsconfig({ '@/*': ['./src/*'] }),
      'components.json': componentsJson({
        alias: '@',
        rsc: true,
        css: 'src/app/globals.css',
        baseColor: 'neutral',
      }),
      'src/app/globals.css': "@import 'tailwindcss';\n",
      'src/app/layout.tsx': typed(
        nextLayout(
          "import { ThemeProvider } from 'next-themes'\nimport './globals.css'\n",
          '<ThemeProvider attribute="class">{children}</ThemeProvider>',
        ),
      ),
      'src/app/page.tsx': nextPage,
    },
    folder: 'src/components/ui/vitrine',
    page: { file: 'src/app/examples.tsx', components: '@/components/ui/vitrine' },
    ...nextCommands,
  },
  'Next.js without src, by pnpm': {
    manager: 'pnpm',
    files: {
      'package.json': manifest({ next: '^16', ...nextTypes }),
      'pnpm-lock.yaml': '',
      'next.config.ts': nextConfig,
      'tsconfig.json': nextTsconfig({ '@/*': ['./*'] }),
      'components.json': componentsJson({ alias: '@', ui: '@/ui/parts', rsc: true }),
      'app/layout.tsx': typed(nextLayout('', '{children}')),
      'app/page.tsx': nextPage,
    },
    folder: 'ui/parts/vitrine',
    page: { file: 'app/examples.tsx', components: '@/ui/parts/vitrine' },
    ...nextCommands,
  },
  'Next.js in JavaScript, by yarn': {
    manager: 'yarn',
    files: {
      'package.json': manifest({ next: '^16' }, { devDependencies: {} }),
      'yarn.lock': '',
      '.yarnrc.yml': 'nodeLinker: node-modules\nenableTelemetry: false\n',
      'next.config.js': nextConfig,
      'jsconfig.json': withPaths('@', ''),
      'components.json': componentsJson({ alias: '@', rsc: true, tsx: false }),
      'app/layout.jsx': nextLayout('', '{children}'),
      'app/page.jsx': nextPage,
    },
    isJavaScript: true,
    folder: 'components/ui/vitrine',
    page: { file: 'app/examples.jsx', components: '@/components/ui/vitrine' },
    ...nextCommands,
  },
  'a pnpm workspace': {
    manager: 'pnpm',
    files: {
      'package.json': json({ name: 'all', private: true }),
      'pnpm-workspace.yaml': 'packages:\n  - apps/*\n  - packages/*\n',
      'pnpm-lock.yaml': '',
      'apps/web/package.json': json({
        name: 'web',
        private: true,
        type: 'module',
        dependencies: { ...react, next: '^16', '@workspace/ui': 'workspace:*' },
        devDependencies: { ...types, ...nextTypes },
      }),
      'apps/web/next.config.ts':
        "export default { devIndicators: false, transpilePackages: ['@workspace/ui'] }\n",
      'apps/web/tsconfig.json': nextTsconfig({
        '@/*': ['./*'],
        '@workspace/ui/*': ['../../packages/ui/src/*'],
      }),
      'apps/web/components.json': componentsJson({
        alias: '@',
        ui: '@workspace/ui/components',
        rsc: true,
      }),
      'apps/web/app/layout.tsx': typed(nextLayout('', '{children}')),
      'apps/web/app/page.tsx': nextPage,
      'packages/ui/package.json': json({
        name: '@workspace/ui',
        private: true,
        type: 'module',
        exports: { './components/*': './src/components/*.tsx' },
        dependencies: react,
        devDependencies: types,
      }),
      'packages/ui/tsconfig.json': withPaths('@workspace/ui', 'src/'),
      'packages/ui/components.json': componentsJson({
        alias: '@workspace/ui',
        components: '@workspace/ui/components',
        ui: '@workspace/ui/components',
        rsc: true,
      }),
    },
    app: 'apps/web',
    folder: 'packages/ui/src/components/vitrine',
    page: { file: 'apps/web/app/examples.tsx', components: '@workspace/ui/components/vitrine' },
    ...nextCommands,
  },
}
