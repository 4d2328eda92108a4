import { dirname, join } from 'node:path'
import { createServer, isRunnableDevEnvironment, normalizePath } from 'vite'

/** Loads a module as the site's build sees it. */
export type LoadModule = (path: string) => Promise<unknown>

/**
 * A loader of modules as the site's build sees them; close it when done. It forgets a module, and what the module
 * imports from its own folder, once it has loaded it: its memory does not grow with the registry.
 */
export async function createLoader(): Promise<{ load: LoadModule; close: () => Promise<void> }> {
  const server = await createServer({
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, entries: [] },
  })
  const { ssr } = server.environments
  if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules in its ssr environment.')
  const { moduleGraph, runner } = ssr
  /** @param seen What is forgotten already: files of a folder may import each other. */
  const forget = (id: string, folder: string, seen = new Set<string>()) => {
    const known = runner.evaluatedModules.getModuleById(id)
    if (!known?.file.startsWith(folder) || seen.has(id)) return
    seen.add(id)
    const imports = [...known.imports]
    runner.evaluatedModules.invalidateModule(known)
    moduleGraph.getModulesByFile(known.file)?.forEach((module) => moduleGraph.invalidateModule(module))
    imports.forEach((imported) => forget(imported, folder, seen))
  }
  return {
    load: (path) => {
      const file = normalizePath(join(server.config.root, path))
      return runner.import(path).finally(() => forget(file, `${dirname(file)}/`))
    },
    close: () => server.close(),
  }
}
