import ts from 'typescript'
import { fail } from './diagnostic.ts'
import { placeOf, unwrap } from './syntax-tree.ts'

/** The value of a literal expression. @throws {DiagnosticError} When it is computed. */
export function literalValue(expression: ts.Expression): unknown {
  const node = unwrap(expression)
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(literalValue)
  if (ts.isObjectLiteralExpression(node)) return Object.fromEntries(node.properties.map(field))
  return fail(
    placeOf(node),
    `\`${node.getText()}\` is computed.`,
    'Write it as a literal: the build reads it without running the file.',
  )
}

function field(property: ts.ObjectLiteralElementLike): [string, unknown] {
  if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) {
    fail(placeOf(property), `\`${property.getText()}\` is computed.`, 'Write it as a literal.')
  }
  return [(property.name as ts.Identifier | ts.StringLiteral).text, literalValue(property.initializer)]
}
