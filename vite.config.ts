import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { cssModulesPlugin } from './scripts/css-modules/css-modules-plugin.ts'
import { cascadeLayers } from './scripts/html/cascade-layers.ts'
import { constantTokens } from './scripts/html/constant-tokens.ts'
import { dropUnusedCode } from './scripts/html/unused-code.ts'
import { iconSprite } from './scripts/html/icon-sprite.ts'
import { retryStylesheets } from './scripts/html/retry-stylesheets.ts'
import { inlineScripts } from './scripts/html/inline-script.ts'
import { sharedChunks, entryScripts } from './scripts/html/script-chunks.ts'
import { basePath, contactCheck, signInFlag } from './scripts/html/build-settings.ts'
import { thumbnailServer } from './scripts/html/thumbnails.ts'
import { embedServer } from './scripts/html/embeds.ts'
import { prerenderPlugin } from './scripts/html/prerender-plugin.ts'
import { progress, clearFresh, freshFolder } from './scripts/html/build-folder.ts'
import { entryPlugin } from './scripts/entry/entry-plugin.ts'
import { installPlugin } from './scripts/entry/install-plugin.ts'

/** The address of `npm run serve`. The dev server forwards `/api` to it. */
const api = `http://localhost:${process.env.PORT ?? '5000'}`

/** The folder of the build. Tests set it to build with another configuration without replacing `dist`. */
const out = process.env.OUT_DIR ?? 'dist'

/** Where the build writes; at its end it replaces the build before. */
const fresh = freshFolder(out)

/**
 * Shows and builds the components in the plain CSS that is made of their files: a page then loads no Emotion. Tests name
 * one of both stylings, and compare them; unit tests run the files as they are written.
 */
const plainCss = () =>
  process.env.STYLES === 'emotion' || process.env.VITEST !== undefined ? [] : cssModulesPlugin()

/**
 * Every bundle holds the packages that it needs. The option is given to builds alone: in a test run, Vitest would take it
 * for its own, and transform all packages instead of importing them.
 */
const bundledPackages = (): Plugin => ({
  name: 'vitrine:bundled-packages',
  apply: 'build',
  configEnvironment: () => ({ resolve: { noExternal: true } }),
})

/** What is built, in order, and what the person who waits is told of it. */
const steps = {
  client: 'Bundling the site',
  prerender: 'Bundling what renders its pages',
  install: 'Bundling what prints code to install',
  server: 'Bundling the server',
}

/**
 * What several components share and is smaller than a request: all icons are one chunk, and all addresses of pictures.
 */
const smallFiles = {
  icons: /\/node_modules\/lucide-react\//,
  pictures: /\/registry\/[^?]+\.(?:svg|jpg)$/,
}

const chunkGroups = [
  ...sharedChunks(),
  ...Object.entries(smallFiles).map(([name, test]) => ({ name, test, minShareCount: 2 })),
]

/** The time-outs of tests. They find what hangs, not what is slow: the slowest take seconds alone, a minute on a busy machine. */
const findsHangs = { testTimeout: 600_000, hookTimeout: 600_000 }

export default defineConfig({
  // A copy of the project shares node_modules, but not this cache.
  cacheDir: '.cache/vite',
  plugins: [
    basePath(api),
    bundledPackages(),
    dropUnusedCode(),
    constantTokens(),
    cascadeLayers(),
    plainCss(),
    entryPlugin(),
    entryScripts(),
    installPlugin(),
    inlineScripts(),
    iconSprite(),
    retryStylesheets(),
    signInFlag(),
    contactCheck(),
    thumbnailServer(),
    embedServer(),
    react(),
    prerenderPlugin(out),
  ],
  optimizeDeps: {
    entries: ['index.html', 'embed.html', 'registry/*/entry.tsx', 'src/client.tsx', 'src/embed.tsx'],
  },
  server: {
    // `npm run check` loads one page many times, and no file changes meanwhile.
    ...(process.env.COMPONENT !== undefined && { headers: { 'Cache-Control': 'max-age=600' } }),
  },
  build: {
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // Tests compare values as they are written: a minified one, such as #0000004d for rgb(0 0 0 / 0.3), is rounded.
    cssMinify: process.env.STYLES === undefined,
    assetsInlineLimit: 0,
    // A machine that is slow or busy gets this warning, and nobody can do anything about it.
    rolldownOptions: { checks: { bundlerTimings: false } },
    modulePreload: {
      polyfill: false,
      // Each document has loaded the site's script and its styles.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/\/(?:site|rolldown-runtime)-/.test(file)) : [],
    },
  },
  environments: {
    client: {
      build: {
        outDir: `${fresh}/client`,
        manifest: 'manifest.json',
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
      },
    },
    prerender: {
      build: {
        outDir: `${fresh}/prerender`,
        ssr: true,
        emitAssets: false,
        rolldownOptions: {
          input: 'src/prerender.tsx',
          output: { entryFileNames: 'prerender.js', codeSplitting: false },
        },
      },
    },
    install: {
      build: {
        outDir: `${fresh}/install`,
        ssr: true,
        emitAssets: false,
        copyPublicDir: false,
        // The server imports it when an address with a query is asked for, and then a chunk per component.
        rolldownOptions: { input: 'src/install/answer.ts', output: { entryFileNames: 'answer.js' } },
      },
    },
    server: {
      // http-assert brings an older depd of its own, which calls `eval`; every other package has the one without.
      resolve: { dedupe: ['depd'] },
      build: {
        outDir: `${fresh}/server`,
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: 'server/index.ts', output: { entryFileNames: 'index.js' } },
      },
    },
  },
  builder: {
    // The browser's build and the prerenderer's share the plugins, so that the registry is read once.
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp(builder) {
      clearFresh(out)
      for (const [name, words] of Object.entries(steps)) {
        const environment = builder.environments[name]
        if (!environment) continue
        progress(builder.config, words)
        await builder.build(environment)
      }
    },
  },
  test: {
    // Vitest leaves one core to the terminal: on a machine with two, all files would run one after the other.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{tests/unit,tests/laws,registry}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.ts'],
          // They are started a hundred times, and change nothing of their process: a thread starts faster.
          pool: 'threads',
          ...findsHangs,
          // Vitest takes it for an ES module, and would transform its nine megabytes.
          server: { deps: { external: [/\/node_modules\/typescript\//] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          globalSetup: 'tests/build/support/global-setup.ts',
          ...findsHangs,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: 'tests/server/support/global-setup.ts',
          // One process for many files starts PostgreSQL and loads the server once. Each test has a store of its own.
          isolate: false,
          ...findsHangs,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          // The tests of the store run a second time, on the database of TEST_DATABASE_URL.
          include: [
            'tests/postgres/**/*.test.ts',
            'tests/server/{store,postgres,paging,idempotency,capacity,approval,form-check,glasses,examined}.test.ts',
          ],
          globalSetup: 'tests/server/support/global-setup.ts',
          ...findsHangs,
          fileParallelism: false,
        },
      },
    ],
  },
})
