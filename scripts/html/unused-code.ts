import type { Plugin } from 'vite'

/** A name for React's developer tools, which packages write beside a component. */
const displayName = /^\w+\.displayName = "[^"]*";$/gm

/** A call that creates a component, a context or a set, and has no other effect. */
const creation = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new Set\()/gm

/** A component that is a class. A bundler takes the look at `React.Component` for an effect. */
const classComponent = /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?^\});$/gm

/** The context that a class reads, which the package sets after the class. */
const contextType = /^(\w+)\.contextType = (\w+);$/gm

/** Turns on what helps in development. The package has a second copy without it, and names it for no bundler. */
const warnings = /(?<=^var ENABLE_DEV_WARNINGS = )true(?=;$)/m

/** How react-calendar finds the locale of the visitor, where it is given none. */
const ownLocale = /(?<=\blocale) \|\| getUserLocale\(\)/g

/** Writes what makes a component in a way that a bundler can leave out. */
function markUnused(code: string): string {
  const contexts = new Map([...code.matchAll(contextType)].map(([, name, context]) => [name, context]))
  return code
    .replace(warnings, 'false')
    .replace(displayName, '')
    .replace(contextType, '')
    .replace(creation, '/* @__PURE__ */ ')
    .replace(classComponent, (_, name: string, made: string) => {
      const context = contexts.get(name)
      const value = context === undefined ? made : `Object.assign(${made}, { contextType: ${context} })`
      return `var ${name} = /* @__PURE__ */ (() => ${value})();`
    })
}

/**
 * Tells the bundler which lines of two packages have no effect, so that it leaves out what nobody uses: with `Link`,
 * `NavLink` and `Form`, React Router would be twice as large, and Calendar always gives react-calendar a locale.
 */
export const dropUnusedCode = (): Plugin => ({
  name: 'vitrine:drop-unused-code',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-(?:router|calendar)\// },
    handler: (code, id) => ({
      code: id.includes('react-calendar') ? code.replace(ownLocale, '') : markUnused(code),
      map: null,
    }),
  },
})
