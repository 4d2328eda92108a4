import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { startServer, unlimited } from '../../../scripts/harness/server-process'
import { readVersions, releasedFiles, textFile } from '../../../scripts/release/release-files'
import { hashOf, itemHash, withFirstLine } from '../../../src/install/file-hash'
import type { Note, Version } from '../../../src/install/releases'
import { stylings, type Styling } from '../../../src/registry/styling'
import { temporaryFolder } from './temporary-folder'

/** What is done to a file's text, by the file's name. */
export type Edits = Readonly<Record<string, (text: string) => string>>

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The texts of a released item without their first lines, by name. */
export function releasedTexts(item: string, styling: Styling = 'css'): [name: string, text: string][] {
  const released = readVersions(item).at(-1)?.[styling]
  return Object.entries(released?.files ?? {}).map(([name, hash]) => [
    name,
    readFileSync(textFile(hash), 'utf8'),
  ])
}

/**
 * A server process whose site has the releases, and items that were edited since.
 *
 * @param notes What a release of the edited items tells. Without it, they are not released.
 * @returns Its address.
 */
export async function updatedSite(
  items: readonly string[],
  edits: Edits,
  added: Edits = {},
  notes?: readonly Note[],
): Promise<string> {
  const dist = await temporaryFolder()
  cpSync(inject('dist'), dist, { recursive: true })
  const client = join(dist, 'client')
  for (const [path, text] of releasedFiles([])) write(join(client, path), text)
  for (const item of items) {
    const textsIn = (styling: Styling) => [
      ...releasedTexts(item, styling).map(([name, text]) => [name, edits[name]?.(text) ?? text] as const),
      ...Object.entries(added).flatMap(([name, make]) =>
        name.startsWith(`${item}/`) || name.startsWith('shared/') ? [[name, make('')] as const] : [],
      ),
    ]
    for (const styling of stylings) {
      const files = textsIn(styling).map(([name, text]) => ({
        path: `registry/${name}`,
        content: withFirstLine(name, text),
      }))
      const path = `r/${styling === 'css' ? '' : 'emotion/'}${item}.json`
      write(join(client, path), JSON.stringify({ name: item, files }))
    }
    if (notes === undefined) continue
    const released = (styling: Styling) => {
      const files = textsIn(styling).map(([name, text]) => ({ name, hash: hashOf(text) }))
      return {
        hash: itemHash(files),
        packages: [],
        files: Object.fromEntries(files.map(({ name, hash }) => [name, hash])),
      }
    }
    const version: Version = { date: '2026-12-24', notes, css: released('css'), emotion: released('emotion') }
    write(join(client, `r/releases/${item}.json`), JSON.stringify([...readVersions(item), version]))
  }
  const server = await startServer(dist, { DATA_DIR: await temporaryFolder(), ...unlimited })
  onTestFinished(async () => {
    await server.stop('SIGKILL')
  })
  return server.url
}

/** A project with the files of released items below `src/vitrine`. */
export async function projectWith(
  items: readonly string[],
  edits: Edits = {},
  styling: Styling = 'css',
): Promise<{ folder: string; read: (name: string) => string; write: (name: string, text: string) => void }> {
  const folder = await temporaryFolder()
  const place = (name: string) => join(folder, 'src/vitrine', name)
  for (const [name, text] of items.flatMap((item) => releasedTexts(item, styling))) {
    const code = withFirstLine(name, text)
    write(place(name), edits[name]?.(code) ?? code)
  }
  return {
    folder,
    read: (name) => readFileSync(place(name), 'utf8'),
    write: (name, text) => write(place(name), text),
  }
}
