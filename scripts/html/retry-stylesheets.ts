import type { Plugin } from 'vite'

/** How Vite's helper ends the loading of a stylesheet that failed: from then on, it takes it for loaded. */
const asIfLoaded = /(\(err\) => \{\s*)seen\[href\] = void 0;/

/**
 * Makes Vite load a stylesheet again that has failed with a page. Otherwise, the page would be shown without it when it is
 * tried again.
 */
export function retryStylesheets(): Plugin {
  return {
    name: 'vitrine:retry-stylesheets',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!asIfLoaded.test(code))
          this.error(
            "Vite's helper for preloading has changed; adapt scripts/html/retry-stylesheets.ts to it.",
          )
        return { code: code.replace(asIfLoaded, '$1delete seen[href];'), map: null }
      },
    },
  }
}
