import { stylings, type Styling } from '../registry/styling'
import type { InstallAnswer, InstallFormat } from '../shared/install-answer'
import { firstLineOf } from './first-line'
import type { RegistryItem } from './registry-item'
import {
  changedFiles,
  changedFolders,
  type FileChange,
  type Note,
  type Released,
  type Version,
} from './releases'
import { unreleasedNotes } from './unreleased'

/** The URL parameter of the hash of an item, whose answer is what has changed since. */
export const sinceParameter = 'since'

/** The changes of an item since a version. */
interface Changes {
  readonly name: string
  readonly since: string
  /** The hash of today's item. */
  readonly current: string
  readonly changed: boolean
  /** Whether a project that uses it has to change something. */
  readonly breaking: boolean
  readonly files: readonly FileChange[]
  /** The oldest first. Those without a day are not released yet. */
  readonly notes: readonly (Note & { readonly date?: string })[]
}

const lists = import.meta.glob<readonly Version[]>('../../registry/releases/*.json', { import: 'default' })

/** Today's item in one styling, as a release would have it. */
export type Today = Readonly<Record<Styling, Pick<Released, 'hash' | 'files'>>>

/** An item that is fetched or printed today, as a release would have it. */
export function asReleased({ files, meta }: RegistryItem): Pick<Released, 'hash' | 'files'> {
  const lines = files.map(({ content }) => firstLineOf(content)).filter((line) => line !== undefined)
  return { hash: meta?.hash ?? '', files: Object.fromEntries(lines.map(({ name, hash }) => [name, hash])) }
}

interface Asked {
  readonly name: string
  /** The hash of the version to compare with. */
  readonly since: string
  /** The released versions, the oldest first. */
  readonly versions: readonly Version[]
  readonly today: Today
  /** The notes of a folder that are not released yet. */
  readonly notesOf: (folder: string) => readonly Note[]
}

/** The changes since a version; undefined for one that was never released and is not today's. */
export function changesSince({ name, since, versions, today, notesOf }: Asked): Changes | undefined {
  if (stylings.some((styling) => today[styling].hash === since))
    return { name, since, current: since, changed: false, breaking: false, files: [], notes: [] }
  const at = versions.findLastIndex((version) => stylings.some((styling) => version[styling].hash === since))
  const [mine, last] = [versions[at], versions.at(-1)]
  const styling = stylings.find((one) => mine?.[one].hash === since)
  if (mine === undefined || styling === undefined || last === undefined) return undefined
  const notes = [
    ...versions.slice(at + 1).flatMap(({ date, notes: told }) => told.map((note) => ({ ...note, date }))),
    ...changedFolders(last, today).flatMap(notesOf),
  ]
  return {
    name,
    since,
    current: today[styling].hash,
    changed: true,
    breaking: notes.some(({ breaking }) => breaking),
    files: changedFiles(mine[styling].files, today[styling].files),
    notes,
  }
}

/** The same for people and language models. */
function printMarkdown({ name, since, current, changed, files, notes }: Changes): string {
  if (!changed) return `# ${name} ${since}\n\nThis version is current.\n`
  const told = notes.map(
    ({ text, breaking, date = 'Not released yet' }) =>
      `- ${date}: ${breaking ? '**Breaking:** ' : ''}${text}`,
  )
  return [
    `# ${name}: ${since} to ${current}`,
    ...(told.length > 0 ? [told.join('\n')] : []),
    files.map((file) => `- \`${file.name}\`: ${file.change}`).join('\n'),
    '',
  ].join('\n\n')
}

/** Today's items by their names, in a build: there they stay what they are, and any hash can be asked for. */
const todays = new Map<string, Today>()

function todayOf(name: string, itemIn: (styling: Styling) => RegistryItem): Today {
  const known = import.meta.env.PROD ? todays.get(name) : undefined
  const today = known ?? { css: asReleased(itemIn('css')), emotion: asReleased(itemIn('emotion')) }
  todays.set(name, today)
  return today
}

/**
 * The changes of an item since a version, as an answer.
 *
 * @param itemIn Today's item in a styling.
 */
export async function sinceAnswer(
  name: string,
  since: string,
  itemIn: (styling: Styling) => RegistryItem,
  format: InstallFormat,
): Promise<InstallAnswer> {
  const changes = changesSince({
    name,
    since,
    versions: (await lists[`../../registry/releases/${name}.json`]?.()) ?? [],
    today: todayOf(name, itemIn),
    notesOf: unreleasedNotes,
  })
  if (changes === undefined)
    return {
      kind: 'unknown',
      reason: `No version of ${name} with the hash ${JSON.stringify(since.slice(0, 20))} was released. /r/releases/${name}.json lists them; meta.hash of an item is its own.`,
    }
  return {
    kind: 'text',
    key: JSON.stringify(['since', format, name, since]),
    print: () => (format === 'item' ? JSON.stringify(changes, null, 2) : printMarkdown(changes)),
  }
}
