import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { entryFiles } from '../entry/registry-folders.ts'

const absolute = (file: string) => normalizePath(resolve(file))

const client = absolute('src/client.tsx')

/** The modules that every component's page imports when it opens, besides its entry. */
const componentPage = ['src/docs/page/doc-sections.tsx', 'src/docs/page/category-nav.tsx'].map(absolute)

const studio = absolute('src/pages/studio.tsx')
const home = absolute('src/pages/home.tsx')
const glassFigure = absolute('src/pages/stories/glass-figure.tsx')

/** It opens above every page. */
const palette = absolute('src/site/command-palette/palette.tsx')

/** The file that asks for the hand-written pages by `import()`. */
const routes = absolute('src/app/routes.tsx')

/** A file of the library that so many components load is shared with all: a request costs more than the smallest of them. */
const manyComponents = 5

type Bundle = Rolldown.ChunkingContext

/** The modules that load with some others: what these import, without what they ask for later by `import()`. */
function loadedWith(roots: readonly string[], bundle: Bundle): ReadonlySet<string> {
  const found = new Set(roots)
  for (const id of found)
    for (const imported of bundle.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

function readGraph(bundle: Bundle) {
  const pages = (bundle.getModuleInfo(routes)?.dynamicallyImportedIds ?? []).filter((id) =>
    id.includes('/src/pages/'),
  )
  const componentsOf = new Map<string, number>()
  for (const entry of entryFiles())
    for (const id of loadedWith([`${absolute(entry)}?docs`], bundle))
      componentsOf.set(id, (componentsOf.get(id) ?? 0) + 1)
  const reactDom = (bundle.getModuleInfo(client)?.dynamicallyImportedIds ?? []).filter((id) =>
    id.includes('/node_modules/'),
  )
  return {
    // The site's script asks for React DOM by `import()`, to run it in a separate task.
    everyPage: loadedWith([client, ...reactDom], bundle),
    componentPage: loadedWith(componentPage, bundle),
    studio: loadedWith([studio], bundle),
    home: loadedWith([home], bundle),
    glassFigure: loadedWith([glassFigure], bundle),
    otherPages: loadedWith([...pages.filter((id) => id !== studio), palette], bundle),
    componentsOf: (id: string) => componentsOf.get(id) ?? 0,
  }
}

/** Chunks that pages share: a group takes its modules with all that they import, so the ones before have the first choice. */
const names = ['site', 'glass', 'docs', 'presets', 'glass-code'] as const

/**
 * The groups of modules that pages share, from what imports what: `site` is what every page loads, `docs` what every
 * component's page loads, `glass` what the studio or many components need of that, `presets` what home and the studio
 * share, and `glass-code` what the studio shares with the glasses in stories. Parts of a component's page that another page shows, too, are in `site`: that page would load all of `docs` for
 * them. Anything else is left to the bundler.
 */
export function sharedChunks(): Rolldown.CodeSplittingGroup[] {
  let graph: ReturnType<typeof readGraph> | undefined
  const chunkOf = (id: string, bundle: Bundle): (typeof names)[number] | null => {
    graph ??= readGraph(bundle)
    // Documents link the file of an entry, so it must stay a separate file.
    if (id === client || bundle.getModuleInfo(id)?.isEntry) return null
    // A package may import more than is used of it. A group takes what is used with the modules that use it.
    if (id.includes('/node_modules/culori/')) return null
    if (graph.everyPage.has(id)) return 'site'
    const components = graph.componentsOf(id)
    const isOfDocs = graph.componentPage.has(id)
    if (isOfDocs && graph.otherPages.has(id)) return 'site'
    if (graph.studio.has(id) && (isOfDocs || components > 1)) return 'glass'
    if (isOfDocs) return 'docs'
    if (graph.studio.has(id) && graph.home.has(id)) return 'presets'
    if (graph.studio.has(id) && graph.otherPages.has(id)) return 'site'
    if (graph.studio.has(id) && graph.glassFigure.has(id)) return 'glass-code'
    const isShared = /\/registry\/(glass|shared)\//.test(id)
    return isShared && components >= manyComponents ? 'glass' : null
  }
  return names.map((name) => ({ name: (id, bundle) => (chunkOf(id, bundle) === name ? name : null) }))
}

/** Whether an entry has anything to install: a placeholder has no sections, and a tool no source. */
const isInstallable = (entry: string) => !/sections: \[\]|source: false/.test(readFileSync(entry, 'utf8'))

/**
 * Makes the page of each entry a script that no other script names: a document or the index of the catalogue names it.
 * So the site's own scripts do not grow with the registry. `__COMPONENTS__` is the number of components
 * to install.
 */
export function entryScripts(): Plugin {
  return {
    name: 'vitrine:entry-scripts',
    config() {
      const entries = entryFiles().map(absolute)
      const rolldownOptions = {
        input: [absolute('index.html'), absolute('embed.html'), ...entries.map((file) => `${file}?docs`)],
        // Without importers, the exports would be dropped.
        preserveEntrySignatures: 'exports-only' as const,
      }
      return {
        define: { __COMPONENTS__: entries.filter(isInstallable).length },
        environments: { client: { build: { rolldownOptions } } },
      }
    },
  }
}
