import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { ZodType } from 'zod'
import type { Meta } from '../../src/registry/meta.ts'
import { collect, type Diagnostic } from '../entry/diagnostic.ts'
import { readEntry } from '../entry/entry-reader.ts'
import { iconSvg } from '../html/icon-sprite.ts'
import { metaSchema } from './entry-schema.ts'

/** An entry's file and its checked meta. */
export interface KnownEntry {
  readonly file: string
  readonly meta: Meta
}

/** Reads and checks the meta of an entry. What is wrong joins the diagnostics, and the result is then undefined. */
export function checkMeta(file: string, diagnostics: Diagnostic[]): Meta | undefined {
  const { at, meta } = readMeta(file, metaSchema, diagnostics)
  if (meta === undefined) return undefined
  collect(diagnostics, at, () => iconSvg(meta.icon, at))
  // The schema has checked all of it but the icon, which it knows as a string and the line above has looked up.
  return meta as Meta
}

/** Reads the meta of an entry or a screen, with its place. What is wrong joins the diagnostics. */
export function readMeta<Checked>(
  file: string,
  schema: ZodType<Checked>,
  diagnostics: Diagnostic[],
): { readonly at: string; readonly meta: Checked | undefined } {
  const { value, line } = readEntry(file, readFileSync(file, 'utf8')).meta
  const at = `${file}:${line}`
  const parsed = schema.safeParse(value)
  for (const { path, message } of parsed.error?.issues ?? [])
    diagnostics.push({
      file: at,
      message: `meta.${path.join('.')} ${message}.`,
      suggestion: 'Correct the field as src/registry/meta.ts describes.',
    })
  return { at, meta: parsed.data }
}

/** Reports related components that do not exist, or that are the entry's own. */
export function* unknownRelated(entries: readonly KnownEntry[]): Generator<Diagnostic> {
  const folders = new Map(entries.map(({ file }) => [basename(dirname(file)), file]))
  for (const { file, meta } of entries) {
    for (const name of meta.related ?? []) {
      if (folders.has(name) && folders.get(name) !== file) continue
      yield {
        file,
        message: `meta.related names '${name}', which is ${folders.has(name) ? 'this component itself' : 'no folder with an entry'}.`,
        suggestion: 'Name the folders of other components.',
      }
    }
  }
}

/** What tells one of the site's own pages from the others. */
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
          file,
          message: `The ${what} '${value}' is taken by ${owner}.`,
          suggestion: `Give the entry a ${what} of its own.`,
        }
      }
      taken.set(value.toLowerCase(), file)
    }
  }
}
