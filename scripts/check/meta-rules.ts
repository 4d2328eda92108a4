import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { ZodType } from 'zod'
import type { Meta } from '../../src/registry/meta.ts'
import { collect, type Diagnostic } from '../entry/diagnostic.ts'
import { readEntry } from '../entry/entry-reader.ts'
import { placeInEntry } from '../entry/place-in-entry.ts'
import { iconSvg } from '../html/icon-sprite.ts'
import { factOf, metaSchema } from './entry-schema.ts'
import { didYouMean } from './nearest.ts'

/** An entry's file and its checked meta. */
/** An entry whose meta is as it should be. */
export interface KnownEntry {
  readonly file: string
  readonly meta: Meta
}

/** Checks the meta of some entries: each by itself, and among each other. */
export function metaErrors(
  files: readonly string[],
  reserved: readonly ReservedPage[],
): { readonly diagnostics: Diagnostic[]; readonly readable: readonly string[] } {
  const diagnostics: Diagnostic[] = []
  const known: KnownEntry[] = []
  const readable = files.filter((file) =>
    collect(diagnostics, file, () => {
      const meta = checkMeta(file, diagnostics)
      if (meta !== undefined) known.push({ file, meta })
      return true
    }),
  )
  return { diagnostics: [...diagnostics, ...duplicates(known, reserved), ...unknownNames(known)], readable }
}

/** Reads and checks the meta of an entry. What is wrong joins the diagnostics, and the result is then undefined. */
function checkMeta(file: string, diagnostics: Diagnostic[]): Meta | undefined {
  const meta = readMeta(file, metaSchema, diagnostics)
  if (meta === undefined) return undefined
  collect(diagnostics, file, () => iconSvg(meta.icon, () => placeInEntry(file, ['meta', 'icon'])))
  // The schema has checked all of it but the icon, which it knows as a string and the line above has looked up.
  return meta as Meta
}

/** Reads the meta of an entry or a screen. What is wrong joins the diagnostics. */
export function readMeta<Checked>(
  file: string,
  schema: ZodType<Checked>,
  diagnostics: Diagnostic[],
): Checked | undefined {
  const parsed = schema.safeParse(readEntry(file, readFileSync(file, 'utf8')).meta)
  for (const issue of parsed.error?.issues ?? [])
    diagnostics.push({
      file: placeInEntry(file, ['meta', ...issue.path]),
      message: `${['meta', ...issue.path].join('.')} ${factOf(issue)}`,
      suggestion: 'Correct the field as src/registry/meta.ts describes.',
    })
  return parsed.data
}

/** Reports names of components that do not exist, or that are the entry's own. */
function* unknownNames(entries: readonly KnownEntry[]): Generator<Diagnostic> {
  const folders = new Map(entries.map(({ file }) => [basename(dirname(file)), file]))
  const named = entries.flatMap(({ file, meta }) =>
    (['related', 'uses'] as const).map((field) => ({ file, field, names: meta[field] ?? [] })),
  )
  for (const { file, field, names } of named) {
    for (const [index, name] of names.entries()) {
      if (folders.has(name) && folders.get(name) !== file) continue
      const isOwn = folders.has(name)
      yield {
        file: placeInEntry(file, ['meta', field, index]),
        message: `meta.${field} names '${name}', which is ${isOwn ? 'this component itself' : 'no folder with an entry'}.`,
        suggestion: `${isOwn ? '' : didYouMean(name, [...folders.keys()])}Name the folders of other components.`,
      }
    }
  }
}

/** A page of the site whose path and title components cannot have. */
export type ReservedPage = Readonly<Record<'path' | 'title', string>>

/** Reports every route and title that two entries share, or that a page of the site has. */
export function* duplicates(
  entries: readonly KnownEntry[],
  reserved: readonly ReservedPage[],
): Generator<Diagnostic> {
  const ownedBySite = (values: readonly string[]) =>
    new Map(values.map((value) => [value.toLowerCase(), "one of the site's own pages"]))
  const routes = ownedBySite(reserved.map(({ path }) => path))
  const titles = ownedBySite(reserved.map(({ title }) => title))
  for (const { file, meta } of entries) {
    for (const [what, value, taken] of [
      ['route', meta.route, routes],
      ['title', meta.title, titles],
      ['documentTitle', meta.documentTitle, titles],
    ] as const) {
      if (value === undefined) continue
      const owner = taken.get(value.toLowerCase())
      if (owner !== undefined) {
        yield {
          file: placeInEntry(file, ['meta', what]),
          message: `The ${what} '${value}' is taken by ${owner}.`,
          suggestion: `Give the entry a ${what} of its own.`,
        }
      }
      taken.set(value.toLowerCase(), file)
    }
  }
}
