import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PrerenderedPage } from '../../src/prerender.tsx'
import type { EntryFiles, ListedEntry, PaletteIndex, Thumbnail } from '../../src/registry/page-data.ts'
import type { InstallFiles } from '../../src/install/files.ts'

/** The exports of `src/prerender.tsx`. */
export interface Renderer {
  readonly siteUrl: string
  readonly notFoundTarget: string
  readonly targets: () => string[]
  readonly sourceFiles: () => Promise<ReadonlyMap<string, string>>
  readonly installFiles: () => Promise<InstallFiles>
  readonly feed: () => string
  readonly paletteIndex: () => Promise<PaletteIndex>
  readonly thumbnailOf: (name: string) => Promise<Thumbnail>
  readonly listEntries: (filesOf: (name: string) => EntryFiles) => ListedEntry[]
  readonly render: (target: string, entries: readonly ListedEntry[]) => Promise<PrerenderedPage>
}

/**
 * Loads what renders the site's pages.
 *
 * @param out The folder of the build, as an absolute path.
 */
export async function loadRenderer(out: string): Promise<Renderer> {
  const script = pathToFileURL(join(out, 'prerender/prerender.js')).href
  // The build has just written it from `src/prerender.tsx`.
  return (await import(/* @vite-ignore */ script)) as Renderer
}
