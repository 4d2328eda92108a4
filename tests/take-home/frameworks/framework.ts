import type { Manager } from '../../../src/docs/install/install-choice'
import { projectVersions } from '../../../src/install/vite-project'
import { json } from '../support/components-json'

/** A fresh project of a framework, as its own command makes it, with a `components.json`. */
export interface Framework {
  /** The package manager that its owner has chosen on the page. */
  readonly manager: Manager
  /** The version of Node that it needs, when that is not the one of this repository. */
  readonly node?: 'node22'
  readonly files: Readonly<Record<string, string>>
  /** The folder of the app in a workspace. @default '.' */
  readonly app?: string
  /** The folder in which the CLI must put the components, from that of the project. */
  readonly folder: string
  /** The file that imports the examples, and the path from there to the folder of the components. */
  readonly page: { readonly file: string; readonly components: string }
  /** @default false */
  readonly isJavaScript?: boolean
  /** The command that checks types, if the build does not. */
  readonly types?: readonly string[]
  readonly build: readonly string[]
  readonly start: readonly string[]
  readonly dev: readonly string[]
}

export const { dependencies: react } = projectVersions
const { vite, '@vitejs/plugin-react': pluginReact, ...types } = projectVersions.devDependencies
export { pluginReact, types, vite }

/** A `package.json` of a project with React and TypeScript. */
export const manifest = (
  dependencies: Readonly<Record<string, string>>,
  more: Readonly<Record<string, unknown>> = {},
) =>
  json({
    name: 'app',
    private: true,
    type: 'module',
    dependencies: { ...react, ...dependencies },
    devDependencies: types,
    ...more,
  })

/** A `tsconfig.json` of a framework, whose alias stands for a folder. */
export const tsconfig = (alias: string, folder: string, more: object = {}) =>
  json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      types: ['vite/client'],
      strict: true,
      verbatimModuleSyntax: true,
      isolatedModules: true,
      skipLibCheck: true,
      noEmit: true,
      paths: { [`${alias}/*`]: [`./${folder}*`] },
    },
    include: ['**/*.ts', '**/*.tsx'],
    exclude: ['node_modules', 'dist', 'build'],
    ...more,
  })
