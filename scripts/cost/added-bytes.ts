import { dirname, join } from 'node:path/posix'
import { brotliCompressSync } from 'node:zlib'
import { build, type Loader, type Plugin } from 'esbuild'
import type { StylingCost, Bytes } from '../../src/registry/cost.ts'
import { isShared, type SourceFile } from '../../src/registry/entry-module.ts'
import { cssTarget } from '../harness/styling.ts'

/** A file that visitors install. */
type InstalledFile = Pick<SourceFile, 'file' | 'path' | 'code'>

/** The bytes that files add to an app, and the files that most of them come from. */
export interface Measured extends Bytes {
  /** The minified bytes of each file, before they are compressed. The largest is first. */
  readonly files: readonly (readonly [path: string, bytes: number])[]
}

const loaders: Readonly<Record<string, Loader>> = { css: 'local-css', svg: 'dataurl', ts: 'ts' }

const extensions = ['', '.ts', '.tsx']

/** The module that imports all that an app could. */
const start = 'start'

/** The namespace of the modules that visitors install. */
const installed = 'installed'

/** Reads modules from texts. Packages, pictures and what is there already stay imports. */
const fromTexts = (files: readonly InstalledFile[], isThere: (file: InstalledFile) => boolean): Plugin => ({
  name: 'installed-files',
  setup(bundler) {
    const texts = new Map(files.map((file) => [file.path, file]))
    bundler.onResolve({ filter: /.*/ }, ({ path, importer, kind }) => {
      if (kind === 'entry-point') return { path, namespace: start }
      if (!path.startsWith('.')) return { path, external: true }
      const place = join(dirname(importer), path.replace(/\?.*$/, ''))
      const found = extensions.map((extension) => texts.get(place + extension)).find(Boolean)
      if (found === undefined || isThere(found)) return { path, external: true }
      return { path: found.path, namespace: installed }
    })
    bundler.onLoad({ filter: /.*/, namespace: start }, () => ({
      contents: files
        .filter((file) => !isShared(file) && /\.tsx?$/.test(file.path))
        .map(({ path }) => `export * from './${path}'`)
        .join('\n'),
    }))
    bundler.onLoad({ filter: /.*/, namespace: installed }, ({ path }) => ({
      contents: texts.get(path)?.code ?? '',
      loader: loaders[path.split('.').at(-1) ?? ''] ?? 'tsx',
    }))
  },
})

const compressed = (text: string) => (text.trim() === '' ? 0 : brotliCompressSync(text).byteLength)

/**
 * Bundles and minifies files as an app does, and compresses them.
 *
 * @param isThere Whether the app has a file already.
 */
export async function measureFiles(
  files: readonly InstalledFile[],
  isThere: (file: InstalledFile) => boolean = () => false,
): Promise<Measured> {
  const { outputFiles, metafile } = await build({
    entryPoints: [start],
    plugins: [fromTexts(files, isThere)],
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    target: cssTarget,
    legalComments: 'none',
    logLevel: 'silent',
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  const parts = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
  return {
    script: compressed(textOf('.js')),
    css: compressed(textOf('.css')),
    files: parts
      .filter(([path]) => path.startsWith(`${installed}:`))
      .map(([path, { bytesInOutput }]) => [path.slice(installed.length + 1), bytesInOutput] as const)
      .sort(([, one], [, other]) => other - one),
  }
}

/** A cache by the first lines of files, which name and hash them: several builds ask for the same. */
const known = new Map<string, Promise<StylingCost>>()

/** The bytes that the files of a component or a screen add to an app: alone, and beside the files outside its folder. */
export function addedBytes(files: readonly InstalledFile[]): Promise<StylingCost> {
  const key = files.map(({ code }) => code.slice(0, code.indexOf('\n'))).join('\n')
  const found = known.get(key) ?? measureBoth(files)
  known.set(key, found)
  return found
}

async function measureBoth(files: readonly InstalledFile[]): Promise<StylingCost> {
  const [alone, beside] = await Promise.all([measureFiles(files), measureFiles(files, isShared)])
  const bytes = ({ script, css }: Measured): Bytes => ({ script, css })
  const isClient = /^'use client'/m.test(files[0]?.code ?? '')
  return { alone: bytes(alone), beside: bytes(beside), runs: isClient ? 'client' : 'server' }
}
