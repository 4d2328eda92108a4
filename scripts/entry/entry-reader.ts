import ts from 'typescript'
import type { NameSource } from '../../src/registry/entry-module.ts'
import { lineOf, literalValue, parseFile, placeOf, unwrap } from './literal.ts'
import { fail } from './diagnostic.ts'

/** What the build reads from the text of an `entry.tsx`, without running it. */
export interface EntryFile {
  readonly meta: { readonly value: unknown; readonly line: number }
  /** Where each imported or declared top-level name comes from, in the file's order. */
  readonly names: Readonly<Record<string, NameSource>>
  /** The names that have a value at run time: the scope in which snippets find names. */
  readonly values: readonly string[]
}

export interface PropsTableCall {
  readonly component: ts.Identifier
  readonly props: readonly { readonly name: string; readonly line: number }[]
}

const known = new Map<string, { readonly text: string; readonly entry: EntryFile }>()

/**
 * Reads an entry; each text once, since several views ask for it.
 *
 * @throws {ProblemError} When its meta is missing or computed.
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
  const names = namesOf(source)
  const values = Object.entries(names).flatMap(([name, from]) =>
    (from.kind === 'import' && from.type === true) || (from.kind === 'declaration' && isTypeCode(from.code))
      ? []
      : [name],
  )
  return { meta: readMeta(source), names, values }
}

const isTypeCode = (code: string) => /^(type|interface) /.test(code)

function readMeta(source: ts.SourceFile): EntryFile['meta'] {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (name.getText() !== 'meta' || initializer === undefined) continue
      return { value: literalValue(initializer), line: lineOf(name) }
    }
  }
  return fail(`${source.fileName}:1`, 'There is no meta.', 'Add `export const meta = { … } satisfies Meta`.')
}

/** Contract, demos and raw texts are no part of what a visitor pastes. */
const isForSnippets = (from: string) => !from.startsWith('#') && !from.includes('?')

function namesOf(source: ts.SourceFile): Record<string, NameSource> {
  const names: Record<string, NameSource> = {}
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) Object.assign(names, importsOf(statement))
    else
      for (const name of declaredBy(statement))
        names[name] = { kind: 'declaration', code: withoutExport(statement), uses: [] }
  }
  delete names.meta
  for (const statement of source.statements) {
    const uses = identifiersOf(statement)
    for (const name of declaredBy(statement)) {
      const declared = names[name]
      if (declared?.kind !== 'declaration') continue
      names[name] = { ...declared, uses: uses.filter((used) => used in names && used !== name) }
    }
  }
  return names
}

function importsOf(statement: ts.ImportDeclaration): Record<string, NameSource> {
  const from = (statement.moduleSpecifier as ts.StringLiteral).text
  const clause = statement.importClause
  if (clause === undefined || !isForSnippets(from)) return {}
  const wholeIsType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword
  const found: Record<string, NameSource> = {}
  if (clause.name) found[clause.name.text] = { kind: 'import', from, specifier: clause.name.text }
  const bindings = clause.namedBindings
  if (bindings && ts.isNamespaceImport(bindings)) {
    found[bindings.name.text] = { kind: 'import', from, specifier: `* as ${bindings.name.text}` }
  }
  if (bindings && ts.isNamedImports(bindings)) {
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      const type = wholeIsType || isTypeOnly
      const renamed = propertyName ? `${propertyName.text} as ${name.text}` : name.text
      found[name.text] = { kind: 'import', from, specifier: `{ ${type ? 'type ' : ''}${renamed} }`, type }
    }
  }
  return found
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  }
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement)
  return named && statement.name ? [statement.name.text] : []
}

const withoutExport = (statement: ts.Statement) => statement.getText().replace(/^export /, '')

/** A node and all below it, in the file's order. */
function nodesOf(node: ts.Node, nodes: ts.Node[] = []): ts.Node[] {
  nodes.push(node)
  ts.forEachChild(node, (child) => void nodesOf(child, nodes))
  return nodes
}

const identifiersOf = (node: ts.Node): string[] =>
  nodesOf(node)
    .filter(ts.isIdentifier)
    .map(({ text }) => text)

/** Every `propsTable(Component, ['prop', …])` of a file. @throws {ProblemError} For one that cannot be read. */
export const tablesOf = (source: ts.SourceFile): PropsTableCall[] =>
  nodesOf(source)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'propsTable')
    .map(tableOf)

function tableOf(call: ts.CallExpression): PropsTableCall {
  const [component, props] = call.arguments
  const list = props && unwrap(props)
  if (!component || !ts.isIdentifier(component) || !list || !ts.isArrayLiteralExpression(list)) {
    fail(
      placeOf(call),
      'A props table names its component and props in another way than the build can read.',
      "Write propsTable(Component, ['prop', …]) with an imported component and a literal list.",
    )
  }
  return {
    component,
    props: list.elements.map((element) => ({ name: String(literalValue(element)), line: lineOf(element) })),
  }
}
