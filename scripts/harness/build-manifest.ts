import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Manifest } from 'vite'

/** The chunks of a build, as Vite's manifest lists them. */
export const readManifest = (project: string): Manifest =>
  JSON.parse(readFileSync(join(project, 'dist/manifest.json'), 'utf8')) as Manifest

/** The size of files compressed with Brotli, in bytes. */
export const transferSize = (project: string, files: Iterable<string>): number =>
  [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(project, 'dist/client', file))).length,
    0,
  )
