/**
 * The packages of a project besides those of the components, with the versions that are tested here. A test compares them
 * with `package.json`, which as a whole is not for visitors.
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
