import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'

/** The chunks of a build, as Vite's manifest lists them. */
export const readManifest = (project: string): Manifest =>
  JSON.parse(readFileSync(join(project, 'dist/manifest.json'), 'utf8')) as Manifest

/** The files that loading some chunks brings along: themselves and all that they import statically. */
export function filesOf(manifest: Manifest, keys: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`The manifest has no chunk '${key}'; it was renamed.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return files
}

/** The size of files as they are transferred (brotli), in bytes. */
export const transferSize = (project: string, files: Iterable<string>): number =>
  [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(project, 'dist/client', file))).length,
    0,
  )
