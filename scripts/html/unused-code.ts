import type { Plugin } from 'vite'

/** What a package writes beside a component, for React's developer tools. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm

/** What makes a component or a context, and has no other effect. */
const creation = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm

/**
 * Tells the bundler which lines of React Router have no effect, so that it leaves out components that nobody uses:
 * with `Link`, `NavLink` and `Form`, the package would be twice as large.
 */
export const dropUnusedCode = (): Plugin => ({
  name: 'vitrine:drop-unused-code',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\// },
    handler: (code) => ({
      code: code.replaceAll(displayName, '').replaceAll(creation, '/* @__PURE__ */ '),
      map: null,
    }),
  },
})
