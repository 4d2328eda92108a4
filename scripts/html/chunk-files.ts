import type { Manifest, ManifestChunk } from 'vite'

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
