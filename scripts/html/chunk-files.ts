import type { Manifest } from 'vite'

/** The files of some chunks and of everything that they import statically. */
export function chunkFiles(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined)
      throw new Error(`The manifest has no chunk '${key}'. Use the key that dist/manifest.json has now.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return files
}
