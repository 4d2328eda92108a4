import { createServer } from 'vite'

/** Loads a module as the site's build sees it. */
export type LoadModule = (path: string) => Promise<unknown>

/** A loader of modules as the site's build sees them; close it when done. */
export async function createLoader(): Promise<{ load: LoadModule; close: () => Promise<void> }> {
  const server = await createServer({
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, entries: [] },
  })
  return { load: (path) => server.ssrLoadModule(path), close: () => server.close() }
}
