import ts from 'typescript'
import type { NameSource } from '../../src/registry/entry-module.ts'
import { nodesOf } from './syntax-tree.ts'

/** The names that an entry imports or declares at its top level, in the file's order; `meta` is not one of them. */
export function topLevelNames(source: ts.SourceFile): Record<string, NameSource> {
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

/** Whether a snippet may import from there: the contract, demos and raw texts are not what a visitor pastes. */
const isForSnippets = (from: string) => !from.startsWith('#') && !from.includes('?')

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
    return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  }
  const named =
    ts.isFunctionDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement)
  return named && statement.name ? [statement.name.text] : []
}

/** The names that a declaration binds: one, or all in its pattern. */
const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []))

const withoutExport = (statement: ts.Statement) => statement.getText().replace(/^export /, '')

const identifiersOf = (node: ts.Node): string[] =>
  nodesOf(node)
    .filter(ts.isIdentifier)
    .map(({ text }) => text)
