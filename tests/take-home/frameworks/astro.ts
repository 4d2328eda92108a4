import { componentsJson, json } from '../support/components-json'
import { manifest, type Framework } from './framework'

export const astro: Readonly<Record<string, Framework>> = {
  'Astro, by yarn': {
    manager: 'yarn',
    node: 'node22',
    files: {
      'package.json': manifest(
        { astro: '^7', '@astrojs/react': '^7' },
        // Vite 8.4 names an optional package for Windows, and yarn stops where a registry lacks it.
        { resolutions: { vite: '~8.3.8' } },
      ),
      'yarn.lock': '',
      '.yarnrc.yml': 'nodeLinker: node-modules\nenableTelemetry: false\n',
      'astro.config.mjs': `import react from '@astrojs/react'
import { defineConfig } from 'astro/config'

export default defineConfig({ integrations: [react()], devToolbar: { enabled: false } })
`,
      'tsconfig.json': json({
        extends: 'astro/tsconfigs/strict',
        include: ['.astro/types.d.ts', '**/*'],
        exclude: ['dist'],
        compilerOptions: { jsx: 'react-jsx', jsxImportSource: 'react', paths: { '@/*': ['./src/*'] } },
      }),
      'components.json': componentsJson({ alias: '@', css: 'src/styles/global.css' }),
      'src/pages/index.astro': `---
import { Examples } from '../examples'
---
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="data:," />
    <title>App</title>
  </head>
  <body>
    <main><Examples client:load /></main>
  </body>
</html>
`,
    },
    folder: 'src/components/ui/vitrine',
    page: { file: 'src/examples.tsx', components: '@/components/ui/vitrine' },
    types: ['tsc', '--noEmit'],
    build: ['astro', 'build'],
    start: ['astro', 'preview', '--port', '0'],
    dev: ['astro', 'dev', '--port', '0'],
  },
}
