import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest, ManifestChunk } from 'vite'
import type { EntryFiles } from '../../src/registry/page-data.ts'
import type { Stylesheet } from './critical-css.ts'

/** Some chunks, and everything that they import statically. */
function* chunksFrom(manifest: Manifest, keys: readonly string[]): Generator<ManifestChunk> {
  const seen = new Set<string>()
  const waiting = [...keys]
  for (let key = waiting.shift(); key !== undefined; key = waiting.shift()) {
    if (seen.has(key)) continue
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined)
      throw new Error(`The manifest has no chunk '${key}'. Use the key that dist/manifest.json has now.`)
    waiting.push(...(chunk.imports ?? []))
    yield chunk
  }
}

/** The scripts of some chunks and of everything that they import statically. */
export const chunkFiles = (manifest: Manifest, keys: readonly string[]): ReadonlySet<string> =>
  new Set([...chunksFrom(manifest, keys)].map(({ file }) => file))

/** The stylesheets of some chunks and of everything that they import statically, what is imported first. */
export const chunkStyles = (manifest: Manifest, keys: readonly string[]): ReadonlySet<string> =>
  new Set([...chunksFrom(manifest, keys)].reverse().flatMap(({ css = [] }) => css))

/** The chunk of the site's script, which every page loads. */
export const siteChunk = 'index.html'

const without = (files: ReadonlySet<string>, known: ReadonlySet<string>): string[] =>
  [...files].filter((file) => !known.has(file))

/** The stylesheets of some chunks that are not the site's. */
export const ownStyles = (manifest: Manifest, keys: readonly string[]): string[] =>
  without(chunkStyles(manifest, keys), chunkStyles(manifest, [siteChunk]))

/** The chunk with the sections of a component's page, which the site's script loads for each of them. */
export function sectionsChunk(manifest: Manifest): string {
  const [key] = Object.entries(manifest).find(([, { name }]) => name === 'docs') ?? []
  if (key === undefined)
    throw new Error("The build has no chunk 'docs'. Use the name that vite.config.ts gives it.")
  return key
}

/** The chunk with the script of a component's page. */
export const entryChunk = (name: string) => `registry/${name}/entry.tsx?docs`

/**
 * Finds the addresses of the files for the page of a component's folder, without those that its sections need.
 *
 * @param base The path of the site, without a trailing slash.
 */
export function entryFilesOf(manifest: Manifest, base: string): (name: string) => EntryFiles {
  // Found once, since a build asks for each of its components.
  const sections = [siteChunk, sectionsChunk(manifest)]
  const sectionScripts = chunkFiles(manifest, sections)
  const sectionStyles = chunkStyles(manifest, sections)
  const address = (file: string) => `${base}/${file}`
  return (name) => {
    const chunk = entryChunk(name)
    const script = manifest[chunk]?.file
    if (script === undefined) throw new Error(`The build has no script for the page of registry/${name}.`)
    const imported = without(chunkFiles(manifest, [chunk]), sectionScripts).filter((file) => file !== script)
    return {
      scripts: [address(script), ...imported.map(address)],
      styles: without(chunkStyles(manifest, [chunk]), sectionStyles).map(address),
    }
  }
}

/** Reads stylesheets from the build's folder. `base` is the path of the site, without a trailing slash. */
export const readStylesheets = (
  client: string,
  base: string,
  files: Iterable<string>,
): Promise<Stylesheet[]> =>
  Promise.all(
    [...files].map(async (file) => ({
      address: `${base}/${file}`,
      css: await readFile(join(client, file), 'utf8'),
    })),
  )
