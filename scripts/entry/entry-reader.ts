import ts from 'typescript'
import type { NameSource } from '../../src/registry/entry-module.ts'
import { fail } from './diagnostic.ts'
import { literalValue, parseFile } from './syntax-tree.ts'
import { topLevelNames } from './top-level-names.ts'

/** The parts of an `entry.tsx` that the build reads from its text, without running it. */
export interface EntryFile {
  readonly meta: unknown
  /** Where each imported or declared top-level name comes from, in the file's order. */
  readonly names: Readonly<Record<string, NameSource>>
  /** The names that have a value at run time: the scope in which snippets find names. */
  readonly values: readonly string[]
}

const known = new Map<string, { readonly text: string; readonly entry: EntryFile }>()

/**
 * Reads an entry. The same text is parsed once, since several modules of an entry ask for it.
 *
 * @throws {DiagnosticError} When its meta is missing or computed.
 */
export function readEntry(file: string, text: string): EntryFile {
  const before = known.get(file)
  if (before?.text === text) return before.entry
  const entry = parseEntry(file, text)
  known.set(file, { text, entry })
  return entry
}

function parseEntry(file: string, text: string): EntryFile {
  const source = parseFile(file, text)
  const names = topLevelNames(source)
  const values = Object.entries(names).flatMap(([name, from]) => (isType(from) ? [] : [name]))
  return { meta: readMeta(source), names, values }
}

const isType = (source: NameSource) =>
  source.kind === 'import' ? source.type === true : /^(type|interface) /.test(source.code)

function readMeta(source: ts.SourceFile): unknown {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText() !== 'meta' || initializer === undefined) continue
      return literalValue(initializer)
    }
  }
  return fail(`${source.fileName}:1`, 'There is no meta.', 'Add `export const meta = { … } satisfies Meta`.')
}
