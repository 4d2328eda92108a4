import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { withFirstLine } from '../../src/install/file-hash.ts'
import { printReleased, releasePath, type Version } from '../../src/install/releases.ts'
import { stylings } from '../../src/registry/styling.ts'

/** The folder of all released versions, below the project's. */
export const releasesFolder = 'registry/releases'

/** The list of an item's versions, the oldest first. */
export const listFile = (name: string): string => join(releasesFolder, `${name}.json`)

/** The text of a released file without its first line, named by its hash. */
export const textFile = (hash: string): string => join(releasesFolder, 'files', `${hash}.txt`)

/** The versions of an item; none for one that was never released. */
export const readVersions = (name: string): readonly Version[] =>
  // The release command wrote it.
  existsSync(listFile(name)) ? (JSON.parse(readFileSync(listFile(name), 'utf8')) as Version[]) : []

/** The names of all items that were ever released. */
export const releasedNames = (): string[] =>
  existsSync(releasesFolder)
    ? readdirSync(releasesFolder)
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -'.json'.length))
        .sort()
    : []

const codeOf = (file: string, hash: string) => withFirstLine(file, readFileSync(textFile(hash), 'utf8'))

/** The texts of an item's released versions, by their paths on the site. A hash that comes twice means the same. */
export function printVersions(name: string): Map<string, string> {
  const released = readVersions(name).flatMap((version) => stylings.map((styling) => version[styling]))
  const first = new Map(released.toReversed().map((one) => [one.hash, one]))
  return new Map([...first].map(([hash, one]) => [releasePath(name, hash), printReleased(name, one, codeOf)]))
}

/** The text of a list of versions. That of a component that was never released is empty. */
export const printList = (name: string): string =>
  existsSync(listFile(name)) ? readFileSync(listFile(name), 'utf8') : '[]\n'

/**
 * Everything of the releases that the site serves, by its path there: each released item, and the folder itself, whose
 * lists and texts `vitrine-update` reads.
 *
 * @param components The folders of all components: each has a list, as its page asks for it.
 */
export function* releasedFiles(
  components: readonly string[],
): Generator<readonly [path: string, text: string]> {
  for (const name of new Set([...components, ...releasedNames()])) {
    yield* printVersions(name)
    yield [`/r/releases/${name}.json`, printList(name)]
  }
  if (!existsSync(releasesFolder)) return
  for (const file of readdirSync(join(releasesFolder, 'files')))
    yield [`/r/releases/files/${file}`, readFileSync(join(releasesFolder, 'files', file), 'utf8')]
}
