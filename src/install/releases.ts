import { stylings, type Styling } from '../registry/styling.ts'
import { defaultFolder, type RegistryItem } from './registry-item.ts'

/** A change, in a sentence for people who have installed the item. */
export interface Note {
  readonly text: string
  /** Whether a project that uses it has to change something. */
  readonly breaking: boolean
}

/** An item in one styling, as it was released. */
export interface Released {
  /** The hash of the item. */
  readonly hash: string
  readonly packages: readonly string[]
  /** The hashes of its files, by name. */
  readonly files: Readonly<Record<string, string>>
}

/** One entry of `registry/releases/<name>.json`. */
export interface Version extends Readonly<Record<Styling, Released>> {
  /** The day of the release: `2026-11-29`. */
  readonly date: string
  /** The changes since the version before; empty for the first. */
  readonly notes: readonly Note[]
}

/** A file that is not the same in two versions of an item. */
export interface FileChange {
  readonly name: string
  readonly change: 'added' | 'changed' | 'removed'
}

/** The files that differ between two versions of an item, by name. */
export function changedFiles(before: Released['files'], after: Released['files']): FileChange[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return names.flatMap((name) => {
    if (before[name] === after[name]) return []
    const change = before[name] === undefined ? 'added' : after[name] === undefined ? 'removed' : 'changed'
    return [{ name, change }]
  })
}

/** The folder whose `changes.md` tells of a file: `button` for `button/button.tsx`. */
export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'))

type Files = Readonly<Record<Styling, Pick<Released, 'files'>>>

const foldersOf = (version: Files) =>
  new Set(stylings.flatMap((styling) => Object.keys(version[styling].files).map(folderOf)))

/**
 * The folders of which both versions of an item have files, and not the same, in any styling. When an item starts or
 * stops using another component, its own folder changes.
 */
export function changedFolders(before: Files, after: Files): string[] {
  const [had, has] = [foldersOf(before), foldersOf(after)]
  const changed = stylings.flatMap((styling) =>
    changedFiles(before[styling].files, after[styling].files).map(({ name }) => folderOf(name)),
  )
  return [...new Set(changed)].filter((folder) => had.has(folder) && has.has(folder))
}

const isNote = /^- (Breaking: )?(\S.*)$/

/**
 * Reads a `changes.md`: each line is a note, `- The label can wrap.` or `- Breaking: variant is called kind.`
 *
 * @returns undefined for a text with anything else in it, or without a note.
 */
export function readNotes(text: string): Note[] | undefined {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const notes = lines.flatMap((line) => {
    const [, breaking, said] = isNote.exec(line) ?? []
    return said === undefined ? [] : [{ text: said, breaking: breaking !== undefined }]
  })
  return notes.length === lines.length && notes.length > 0 ? notes : undefined
}

/** The path of an item as it was released, whose answer never changes. */
export const releasePath = (name: string, hash: string): string => `/r/${name}@${hash}.json`

/**
 * An item as it was released, as text. It names no address of the site, so it is the same on every host and for ever: what
 * is printed here can never change.
 *
 * @param codeOf The text of a file, with its first line.
 */
export function printReleased(
  name: string,
  { hash, packages, files }: Released,
  codeOf: (file: string, hash: string) => string,
): string {
  const item = {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:item',
    dependencies: packages,
    meta: { hash },
    files: Object.entries(files).map(([file, fileHash]) => ({
      path: `registry/${file}`,
      type: 'registry:file',
      target: `${defaultFolder}/${file}`,
      content: codeOf(file, fileHash),
    })),
  } satisfies Omit<RegistryItem, 'title' | 'description'>
  return JSON.stringify(item, null, 2)
}
