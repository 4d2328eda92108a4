import ts from 'typescript'
import type { PropRow } from '../../src/registry/entry-module.ts'
import { propsTableCalls, type PropsTableCall } from './props-table-calls.ts'
import { placeOf } from './syntax-tree.ts'
import { fail } from './diagnostic.ts'
import { defaultOf, destructuredDefaults } from './prop-default.ts'
import { isOwn, typeText } from './prop-type.ts'
import { typeProgram } from './type-program.ts'

/**
 * The rows of every props table of an entry, by the component's name in it.
 *
 * @param program The types to read from; by default those of the files as they are now.
 * @throws {DiagnosticError} When a table cannot be read, a listed prop does not exist, has no description, or documents
 * another default than the component uses.
 */
export function readProps(entry: string, program = typeProgram([entry])): Record<string, PropRow[]> {
  const source = program.getSourceFile(entry) ?? fail(entry, 'The file is not there.', 'Add it.')
  const checker = program.getTypeChecker()
  const rows: Record<string, PropRow[]> = {}
  for (const call of propsTableCalls(source)) {
    const name = call.component.text
    const component = valueOf(call.component, checker)
    rows[name] = [...(rows[name] ?? []), ...rowsOf(call, component, checker, entry)]
  }
  return rows
}

/** What a name stands for; for an imported one, what its own module exports. */
function valueOf(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol {
  const symbol = checker.getSymbolAtLocation(name)
  if (symbol === undefined)
    return fail(placeOf(name), `${name.text} is not imported.`, 'Import the component of the props table.')
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
}

function rowsOf(
  call: PropsTableCall,
  component: ts.Symbol,
  checker: ts.TypeChecker,
  entry: string,
): PropRow[] {
  const [signature] = checker.getTypeOfSymbol(component).getCallSignatures()
  const parameter =
    signature?.getParameters()[0] ??
    fail(
      entry,
      `${component.name} takes no props, or is no function component.`,
      'List the props of a component that does.',
    )
  const type = checker.getTypeOfSymbol(parameter)
  const defaults = destructuredDefaults(signature?.getDeclaration())
  return call.props.map(({ name, line }) => {
    const at = `${entry}:${line}`
    const prop = checker.getPropertyOfType(type, name)
    if (prop === undefined) {
      return fail(
        at,
        `${component.name} has no prop '${name}'.`,
        `List one of its own: ${ownProps(type).join(', ')}.`,
      )
    }
    const text = defaultOf(prop, defaults.get(name), checker, at)
    return {
      name,
      type: typeText(prop, checker),
      required: (prop.flags & ts.SymbolFlags.Optional) === 0,
      description: descriptionOf(prop, checker, at),
      ...(text !== undefined && { default: text }),
    }
  })
}

const ownProps = (type: ts.Type) =>
  type
    .getProperties()
    .filter(isOwn)
    .map(({ name }) => name)

function descriptionOf(prop: ts.Symbol, checker: ts.TypeChecker, at: string): string {
  const text = ts.displayPartsToString(prop.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim()
  if (text !== '') return text
  return fail(
    at,
    `The prop '${prop.name}' has no description.`,
    "Write a TSDoc comment above it in the component's props.",
  )
}
