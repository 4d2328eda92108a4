import { firstLineOf, withoutFirstLine } from '../../install/first-line'
import type { RegistryItem } from '../../install/registry-item'
import { changedFolders, type Note, type Version } from '../../install/releases'
import { unreleasedNotes } from '../../install/unreleased'
import { stylings, type Styling } from '../../registry/styling'

/** A version of a component in one styling. */
export interface ShownVersion {
  /** The day of its release: `2026-11-29`; undefined for today's files while no release has them. */
  readonly date: string | undefined
  /** The hash of its item. */
  readonly hash: string
  /** The changes since the version before. */
  readonly notes: readonly Note[]
  /** The hashes of its files, by name. */
  readonly files: Readonly<Record<string, string>>
}

/** The released versions of a component, the oldest first, and today's items. */
export interface History {
  readonly released: readonly Version[]
  readonly today: Readonly<Record<Styling, RegistryItem>>
}

const filesOf = ({ files }: RegistryItem): Readonly<Record<string, string>> =>
  Object.fromEntries(
    files
      .map(({ content }) => firstLineOf(content))
      .flatMap((line) => (line ? [[line.name, line.hash]] : [])),
  )

/** The versions in a styling, the newest first. Today's files are a version unless the last release has the same files. */
export function versionsIn({ released, today }: History, styling: Styling): readonly ShownVersion[] {
  const shown = released.map((version) => ({
    date: version.date,
    hash: version[styling].hash,
    notes: version.notes,
    files: version[styling].files,
  }))
  const hash = today[styling].meta?.hash ?? ''
  const last = released.at(-1)
  if (last?.[styling].hash === hash) return shown.toReversed()
  const now = { css: { files: filesOf(today.css) }, emotion: { files: filesOf(today.emotion) } }
  const notes = last === undefined ? [] : changedFolders(last, now).flatMap(unreleasedNotes)
  return [{ date: undefined, hash, notes, files: now[styling].files }, ...shown.toReversed()]
}

/** The texts of today's files, by hash and without their first lines. */
export const textsOf = ({ today }: History): ReadonlyMap<string, string> =>
  new Map(
    stylings.flatMap((styling) =>
      today[styling].files.flatMap(({ content }) => {
        const line = firstLineOf(content)
        return line === undefined ? [] : [[line.hash, withoutFirstLine(content)] as const]
      }),
    ),
  )

/** A visitor's pasted text, once read. */
export type Pasted =
  | { readonly kind: 'none' }
  /** The hash of a version. */
  | { readonly kind: 'version'; readonly styling: Styling; readonly hash: string }
  /** A file of the component, or its hash alone. */
  | {
      readonly kind: 'file'
      readonly styling: Styling
      readonly name: string
      /** The hash of the text that it was copied from. */
      readonly hash: string
      /** The text below the first line, with LF line ends; undefined for a hash alone. */
      readonly text: string | undefined
    }
  /** Anything else, and why. */
  | { readonly kind: 'unknown'; readonly reason: string }

/** In letters. The longest file of a component has a tenth of them. */
const longest = 200_000

/** A line that says what a file is, as an example for people. */
const exampleLine = '// Vitrine button/button.tsx 3f2a91c4'

/** Whether a styling has the hash of a file in any version. */
const hasHash = (history: History, styling: Styling, hash: string) =>
  versionsIn(history, styling).some(({ files }) => Object.values(files).includes(hash))

/**
 * Reads a pasted file, the hash in its first line, or the hash of a version.
 *
 * @param preferred The styling of a file that both have.
 */
export function readPasted(given: string, history: History, preferred: Styling): Pasted {
  const text = given.replaceAll('\r\n', '\n')
  const word = text.trim()
  if (word === '') return { kind: 'none' }
  if (text.length > longest)
    return {
      kind: 'unknown',
      reason: `The text is longer than ${longest.toLocaleString('en')} characters. Paste one file.`,
    }
  const inOrder = [preferred, ...stylings.filter((styling) => styling !== preferred)]
  const line = firstLineOf(text)
  const hash = line?.hash ?? word
  if (line === undefined) {
    if (!/^[0-9a-f]{8}$/.test(word))
      return {
        kind: 'unknown',
        reason: `This has no line such as “${exampleLine}”, which says what file it is. Paste the whole file, or the hash.`,
      }
    const styling = inOrder.find((one) => versionsIn(history, one).some((version) => version.hash === hash))
    if (styling) return { kind: 'version', styling, hash }
  }
  const styling = inOrder.find((one) => hasHash(history, one, hash)) ?? preferred
  const all = versionsIn(history, styling)
  const name =
    line?.name ?? all.flatMap(({ files }) => Object.entries(files)).find(([, one]) => one === hash)?.[0]
  if (name === undefined)
    return { kind: 'unknown', reason: `No version and no file of this component has the hash ${hash}.` }
  if (!all.some(({ files }) => Object.hasOwn(files, name)))
    return { kind: 'unknown', reason: `${name} is no file of this component. Its own page compares it.` }
  return { kind: 'file', styling, name, hash, text: line === undefined ? undefined : withoutFirstLine(text) }
}
