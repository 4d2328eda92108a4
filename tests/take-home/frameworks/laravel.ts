import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { componentsJson } from '../support/components-json'
import { manifest, pluginReact, tsconfig, vite, type Framework } from './framework'

export const laravel: Readonly<Record<string, Framework>> = {
  'Laravel, by npm': {
    manager: 'npm',
    files: {
      'composer.json': '{}\n',
      artisan: '',
      'package.json': manifest({ vite, '@vitejs/plugin-react': pluginReact, 'laravel-vite-plugin': '^3' }),
      'vite.config.ts': `import react from '@vitejs/plugin-react'
import laravel from 'laravel-vite-plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [laravel({ input: ['resources/js/app.tsx'], refresh: true }), react()],
})
`,
      'tsconfig.json': tsconfig('@', 'resources/js/', {
        include: ['resources/js/**/*.ts', 'resources/js/**/*.tsx'],
      }),
      'components.json': componentsJson({ alias: '@', css: 'resources/css/app.css' }),
      'resources/css/app.css': '',
      'resources/js/app.tsx': `import { createRoot } from 'react-dom/client'
import { Examples } from './examples'

const root = document.getElementById('root')
if (root !== null) createRoot(root).render(<Examples />)
`,
      'blade.mjs': readFileSync(join(import.meta.dirname, 'blade.mjs'), 'utf8'),
      'public/index.php': '',
    },
    folder: 'resources/js/components/ui/vitrine',
    page: { file: 'resources/js/examples.tsx', components: './components/ui/vitrine' },
    types: ['tsc'],
    build: ['vite', 'build'],
    start: ['node', 'blade.mjs'],
    dev: ['node', 'blade.mjs', 'dev'],
  },
}
