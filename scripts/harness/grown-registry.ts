import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chunkFiles } from '../html/chunk-files'
import { newComponent } from '../entry/component-template'
import { entryFiles } from '../entry/registry-folders'
import { readManifest } from './build-manifest'
import type { ProjectCopy } from './project-copy'

const catalogueKeys = ['index.html', 'src/pages/catalogue.tsx']

/** The downloads of a visitor of the catalogue, for a registry of some size. */
export interface Grown {
  /**
   * The script of the catalogue's first page, in bytes of Brotli. The hashes in the names of files count as zeros: as
   * random text, they would compress differently in every build.
   */
  readonly script: number
  /** Elements in the document of the catalogue's first page. */
  readonly elements: number
  /** All of that script's text. */
  readonly text: string
}

/** Adds generated components to a copy's registry, up to a total. */
export function fillRegistry({ folder }: ProjectCopy, count: number): void {
  const registry = join(folder, 'registry')
  for (let index = entryFiles(registry).length; index < count; index++) {
    const name = `made-${index}`
    mkdirSync(join(registry, name))
    for (const [file, text] of Object.entries(newComponent(name, '2026-11-21')))
      writeFileSync(join(registry, name, file), text)
  }
}

/** Measures the catalogue of a built copy. */
export function measureCatalogue({ folder }: Pick<ProjectCopy, 'folder'>): Grown {
  const files = chunkFiles(readManifest(folder), catalogueKeys)
  const html = readFileSync(join(folder, 'dist/client/components/index.html'), 'utf8')
  const texts = [...files].map((file) => readFileSync(join(folder, 'dist/client', file), 'utf8'))
  const withoutHashes = texts.map((text) => text.replaceAll(/-[\w-]{8}(?=\.(?:js|css|svg)\b)/g, '-00000000'))
  return {
    script: withoutHashes.reduce((sum, text) => sum + brotliCompressSync(text).length, 0),
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    text: texts.join('\n'),
  }
}
