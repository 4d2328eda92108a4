import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { iconSprite } from './scripts/html/icon-sprite.ts'
import { signInFlag } from './scripts/html/sign-in-flag.ts'
import { prerenderPlugin } from './scripts/html/prerender-plugin.ts'
import { entryPlugin } from './scripts/entry/entry-plugin.ts'

/** Where `npm run serve` answers; the dev server passes `/api` on to it (DECISIONS, "Shell"). */
const api = `http://localhost:${process.env.PORT ?? '5000'}`

/** Where a build goes. A test that needs one of its own configuration leaves the site's alone. */
const out = process.env.OUT_DIR ?? 'dist'

/** The shared pieces of script. Each is one request: what every page needs, what every detail page needs, and Emotion. */
const sharedPieces = [
  { name: 'preload', test: /preload-helper/, priority: 1 },
  {
    name: 'site',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\/|\/src\/(site\/(?!web-vitals)|ui|registry\/catalogue|docs\/(doc-page|back-button)\.)|virtual:icons/,
  },
  { name: 'docs', test: /\/src\/(docs|registry)\/(?!highlight)|node_modules\/colord/ },
  { name: 'emotion', test: /node_modules\/(@emotion|stylis)/ },
]

export default defineConfig({
  cacheDir: '.cache/vite',
  plugins: [entryPlugin(), iconSprite(), signInFlag(), react(), prerenderPlugin(out)],
  optimizeDeps: { entries: ['index.html', 'registry/*/entry.tsx', 'src/client.tsx'] },
  server: { proxy: { '/api': api } },
  build: {
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        outDir: `${out}/client`,
        manifest: 'manifest.json',
        rolldownOptions: { output: { codeSplitting: { groups: sharedPieces } } },
      },
    },
    prerender: {
      resolve: { noExternal: true },
      build: {
        outDir: `${out}/prerender`,
        ssr: true,
        emitAssets: false,
        rolldownOptions: {
          input: 'src/prerender.tsx',
          output: { entryFileNames: 'prerender.js', codeSplitting: false },
        },
      },
    },
    server: {
      resolve: { noExternal: true },
      build: {
        outDir: `${out}/server`,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'server/index.ts', output: { entryFileNames: 'index.js' } },
      },
    },
  },
  builder: {
    // One reading of the registry serves the browser's build and the prerenderer's.
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp(builder) {
      for (const name of ['client', 'prerender', 'server']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{tests/unit,tests/laws,registry}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.ts'],
          // The first validation reads the whole program of types: seconds alone, a minute on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/server/support/global-setup.ts',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
