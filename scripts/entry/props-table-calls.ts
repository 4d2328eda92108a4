import ts from 'typescript'
import { fail } from './diagnostic.ts'
import { literalValue } from './literal.ts'
import { lineOf, nodesOf, placeOf, unwrap } from './syntax-tree.ts'

/** A `propsTable(Component, ['prop', …])` in an entry. */
export interface PropsTableCall {
  readonly component: ts.Identifier
  readonly props: readonly { readonly name: string; readonly line: number }[]
}

/** Every call of `propsTable` in a file. @throws {DiagnosticError} For one that cannot be read. */
export const propsTableCalls = (source: ts.SourceFile): PropsTableCall[] =>
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
