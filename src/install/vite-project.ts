import type { ItemFile } from './registry-item'

/**
 * The packages that every project needs, with the versions that this site uses. A test compares them with `package.json`,
 * which visitors should not download.
 */
export const projectVersions = {
  dependencies: {
    react: '^19.3.1',
    'react-dom': '^19.3.1',
  },
  devDependencies: {
    '@types/react': '^19.3.0',
    '@types/react-dom': '^19.3.0',
    '@vitejs/plugin-react': '^6.3.0',
    typescript: '6.0.3',
    vite: '^8.3.8',
  },
} as const

interface ProjectInput {
  readonly title: string
  readonly files: readonly ItemFile[]
  /** The targets of files whose default export the page renders. */
  readonly examples: readonly string[]
  /** The targets of style sheets for the whole page. */
  readonly stylesheets?: readonly string[]
  /** The packages that the files import besides React: `@emotion/react@11`. */
  readonly packages: readonly string[]
}

const withoutExtension = (file: string) => file.replace(/\.tsx$/, '')

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** The name and the range of a package: `@emotion/react@11`. */
function versionOf(required: string): [name: string, range: string] {
  const at = required.lastIndexOf('@')
  return [required.slice(0, at), `^${required.slice(at + 1)}`]
}

/**
 * The files of a project that shows examples on a colorful page, like one of `npm create vite` for React and TypeScript.
 *
 * @returns The texts by path.
 */
export function viteProject({
  title,
  files,
  examples,
  stylesheets = [],
  packages,
}: ProjectInput): Record<string, string> {
  const own = files.map(({ target, content }) => [`src/${target}`, content])
  const imports = examples.map(
    (target, index) => `import Example${index} from './${withoutExtension(target)}'`,
  )
  const styles = ['page.css', ...stylesheets].map((file) => `import './${file}'`)
  const elements = examples.map((_, index) => `    <article>\n      <Example${index} />\n    </article>`)
  return {
    'package.json': json({
      name: 'vitrine-example',
      private: true,
      type: 'module',
      scripts: { dev: 'vite', build: 'tsc && vite build' },
      dependencies: { ...Object.fromEntries(packages.map(versionOf)), ...projectVersions.dependencies },
      devDependencies: projectVersions.devDependencies,
    }),
    'tsconfig.json': json({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        module: 'ESNext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        types: ['vite/client'],
        strict: true,
        noUnusedLocals: true,
        noUnusedParameters: true,
        verbatimModuleSyntax: true,
        erasableSyntaxOnly: true,
        skipLibCheck: true,
        noEmit: true,
      },
      include: ['src'],
    }),
    'vite.config.ts': `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`,
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="data:," />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,
    'src/main.tsx': `import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
${imports.join('\n')}
${styles.join('\n')}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root".')

createRoot(root).render(
  <StrictMode>
${elements.join('\n')}
  </StrictMode>,
)
`,
    'src/page.css': `:root {
  color-scheme: light dark;
}

body {
  min-height: 100vh;
  margin: 0;
  background:
    radial-gradient(circle at 18% 24%, #ffd36e 0 5rem, transparent 5.1rem),
    radial-gradient(circle at 84% 78%, #ff7ab8 0 7rem, transparent 7.1rem),
    linear-gradient(135deg, #3b1d8f, #6a2fd0 32%, #d1468f 68%, #ff9a62) fixed;
  color: #ffffff;
  font-family: system-ui, sans-serif;
}

article {
  display: grid;
  place-items: center;
  padding: 3rem 1rem;
}
`,
    ...Object.fromEntries(own),
  }
}
