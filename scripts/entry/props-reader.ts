import ts from 'typescript'
import type { PropRow, PropRows } from '../../src/registry/entry-module.ts'
import { fail } from './diagnostic.ts'
import { destructuredDefaults } from './prop-default.ts'
import { propRow } from './prop-row.ts'
import { ownProperties } from './prop-type.ts'
import { placeOf, literalValue, lineOf, nodesOf, unwrap } from './syntax-tree.ts'

/**
 * The rows of all props that an entry's props tables list. A prop that is in two tables has one row.
 *
 * @param program The types to read from.
 * @throws {DiagnosticError} When a table cannot be read, a listed prop does not exist, a prop or a member of its type
 * has no description, or a documented default differs from the one that is used.
 */
export function readProps(entry: string, program: ts.Program): PropRows {
  const source = program.getSourceFile(entry) ?? fail(entry, 'The file is not there.', 'Add it.')
  const checker = program.getTypeChecker()
  const rows: Record<string, Record<string, PropRow>> = {}
  for (const { component, props } of propsTableCalls(source)) {
    const known = (rows[component.text] ??= {})
    const { type, defaults } = propsOf(component, checker)
    for (const { name, line } of props) {
      const at = `${entry}:${line}`
      const prop =
        checker.getPropertyOfType(type, name) ??
        fail(at, `${component.text} has no prop '${name}'.`, `List one of its own: ${ownNames(type)}.`)
      known[name] ??= propRow({ prop, at, used: defaults.get(name) }, checker)
    }
  }
  return rows
}

interface ComponentProps {
  readonly type: ts.Type
  readonly defaults: ReadonlyMap<string, string>
}

function propsOf(name: ts.Identifier, checker: ts.TypeChecker): ComponentProps {
  const [signature] = checker.getTypeOfSymbol(componentOf(name, checker)).getCallSignatures()
  const [parameter] = signature?.getParameters() ?? []
  if (parameter === undefined) {
    return fail(
      placeOf(name),
      `${name.text} takes no props, or is no function component.`,
      'List the props of a component that does.',
    )
  }
  return {
    type: checker.getTypeOfSymbol(parameter),
    defaults: destructuredDefaults(signature?.getDeclaration()),
  }
}

/** The component of the given name in an entry, as its own module exports it. */
function componentOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol {
  const symbol = checker.getSymbolAtLocation(name)
  if (symbol === undefined)
    return fail(placeOf(name), `${name.text} is not imported.`, 'Import the component of the props table.')
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

const ownNames = (type: ts.Type) =>
  ownProperties(type)
    .map(({ name }) => name)
    .join(', ')

/** A `propsTable(Component, ['prop', …])` in an entry. */
export interface PropsTableCall {
  readonly component: ts.Identifier
  readonly props: readonly { readonly name: string; readonly line: number }[]
}

/** Every call of `propsTable` in a file. @throws {DiagnosticError} For one that cannot be read. */
const propsTableCalls = (source: ts.SourceFile): PropsTableCall[] =>
  nodesOf(source)
    .filter(ts.isCallExpression)
    .filter(({ expression }) => expression.getText() === 'propsTable')
    .map(readCall)

function readCall(call: ts.CallExpression): PropsTableCall {
  const [component, props] = call.arguments
  const list = props && unwrap(props)
  if (!component || !ts.isIdentifier(component) || !list || !ts.isArrayLiteralExpression(list)) {
    fail(
      placeOf(call),
      'The build cannot read the component and the props of this table.',
      "Write propsTable(Component, ['prop', …]) with an imported component and a literal list.",
    )
  }
  return {
    component,
    props: list.elements.map((element) => ({ name: String(literalValue(element)), line: lineOf(element) })),
  }
}
